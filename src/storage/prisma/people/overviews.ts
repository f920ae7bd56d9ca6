/** Stores the overviews of channels in the database. */
import type { OverviewRow, PrismaClient } from '../../../generated/prisma/client.ts';
import type { Overview, Overviews } from '../../../tables/model/overview.ts';
import type { OwnOverview } from '../../../tables/model/storage/people-kept.ts';
import type { ChannelId, UserId } from '../../../tables/model/table.ts';
import { idIn, timeIn } from '../../column.ts';
import type { DamageListener } from '../../storage.ts';
import { wordIn } from '../../stored-words.ts';
import type { Writes } from '../engine.ts';
import { readOr, unreadableReason } from '../rows/unreadable.ts';

export function overviewsOver(client: PrismaClient, lasting: Writes, damaged: DamageListener): Overviews {
  return {
    async overviewIn(channelId) {
      const read = async () => {
        const row = await client.overviewRow.findFirst({ where: { channelId } });
        return row === null ? null : overviewFrom(row);
      };
      return readOr<Overview | null>(read, (error) => {
        const row = `OverviewRow ${channelId}`;
        damaged({ row, code: unreadableReason(error, row) });
        return null;
      });
    },
    async keepOverview({ channelId, by, ...kept }) {
      const update = { ...kept, userId: by };
      const create = { channelId, ...update };
      await lasting(async () => client.overviewRow.upsert({ where: { channelId }, create, update }));
    },
    async updateOverview(channelId, changes) {
      await lasting(async () => client.overviewRow.updateMany({ where: { channelId }, data: changes }));
    },
    async removeOverview(channelId) {
      await lasting(async () => client.overviewRow.deleteMany({ where: { channelId } }));
    },
  };
}

/** Throws `UnreadableRow`. */
function overviewFrom({ channelId, userId, ...row }: OverviewRow): Overview {
  const where = `OverviewRow ${channelId}`;
  return {
    channelId: idIn(channelId, `${where} channelId`) as ChannelId,
    guildId: idIn(row.guildId, `${where} guildId`),
    by: userId as UserId,
    language: wordIn('language', row.language, `${where} language`),
    messageId: idIn(row.messageId, `${where} messageId`),
    shownAt: timeIn(row.shownAt, `${where} shownAt`),
    nextAt: row.nextAt === null ? null : timeIn(row.nextAt, `${where} nextAt`),
  };
}

/** The overviews that the person switched on; empty if a row of theirs is damaged. */
export function ownOverviews(client: PrismaClient, userId: UserId): Promise<readonly OwnOverview[]> {
  const read = async () => {
    const rows = await client.overviewRow.findMany({
      where: { userId },
      select: { guildId: true, channelId: true },
      orderBy: { channelId: 'asc' },
    });
    return rows.map(({ guildId, channelId }) => ({ guildId, channelId: channelId as ChannelId }));
  };
  return readOr<readonly OwnOverview[]>(read, () => []);
}
