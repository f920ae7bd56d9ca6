/** Finds the campaigns in which a person holds a role, which they host, or in which they have bought something. */
import { Prisma, type PrismaClient } from '../../../generated/prisma/client.ts';
import type { CampaignId } from '../../../tables/model/campaign.ts';
import type { OwnCampaign } from '../../../tables/model/storage/people-kept.ts';
import type { ChannelId, UserId } from '../../../tables/model/table.ts';
import { timeIn } from '../../column.ts';
import { wordIn } from '../../stored-words.ts';
import { campaignEntryFrom, proposalsColumn } from '../campaigns/campaign-rows.ts';
import type { Dialect } from '../dialect.ts';
import { readableOf } from '../rows/unreadable.ts';

export function ownCampaigns(client: PrismaClient, userId: UserId): Promise<readonly OwnCampaign[]> {
  const theirs = { some: { userId } };
  const where = {
    OR: [{ hostId: userId }, { seats: theirs }, { entries: theirs }, { proposalsJson: { contains: userId } }],
  };
  const orderBy = { createdAt: 'asc' } as const;
  const readBy = async (which: Prisma.CampaignRowWhereInput) => {
    const rows = await client.campaignRow.findMany({
      where: which,
      include: {
        seats: { where: { userId }, orderBy: { position: 'asc' } },
        entries: { where: { userId }, orderBy: { number: 'asc' } },
      },
      orderBy,
    });
    return rows.map(({ id, gameId, status, guildId, channelId, hostId, createdAt, ...row }): OwnCampaign => {
      const at = `CampaignRow ${id}`;
      return {
        campaign: id as CampaignId,
        game: gameId,
        place: { guildId, channelId: channelId as ChannelId },
        status: wordIn('status of a campaign', status, `${at} status`),
        begunAt: timeIn(createdAt, `${at} createdAt`),
        isHost: hostId === userId,
        roles: row.seats.map(({ role }) => role),
        did: row.entries.map(campaignEntryFrom).map(({ deed, writtenAt }) => ({ deed, at: writtenAt })),
        agreedTo: proposalsColumn
          .read(row.proposalsJson, `${at} proposalsJson`)
          .flatMap(({ ware, agreed }) => (agreed.includes(userId) ? [ware] : [])),
      };
    });
  };
  return readableOf(
    () => readBy(where),
    () => client.campaignRow.findMany({ where, select: { id: true }, orderBy }),
    async (key) => (await readBy(key))[0] ?? null,
  );
}

/** Makes sure that a change that has already read the person's id ends in a conflict, so that it can't bring the id back. */
export function renewingCampaigns(
  client: PrismaClient,
  { holds }: Dialect,
  userId: UserId,
): Prisma.PrismaPromise<number> {
  return client.$executeRaw`
    UPDATE "CampaignRow" SET "version" = "version" + 1
    WHERE ${holds(Prisma.sql`"hostId"`, userId)} OR ${holds(Prisma.sql`"proposalsJson"`, userId)}
    OR "id" IN (SELECT "campaignId" FROM "CampaignSeatRow" WHERE "userId" = ${userId})`;
}
