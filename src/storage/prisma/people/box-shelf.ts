/** Stores the box files of servers in the database. */
import type { PrismaClient, ServerBox } from '../../../generated/prisma/client.ts';
import { type BoxShelf, type KeptBox, UnreadableBox } from '../../../tables/model/storage/box-shelf.ts';
import type { UserId } from '../../../tables/model/table.ts';
import { correctionsColumn } from '../../codec.ts';
import { timeIn } from '../../column.ts';
import type { DamageListener } from '../../storage.ts';
import type { Writes } from '../engine.ts';
import { readOr, unreadableReason } from '../rows/unreadable.ts';

export function boxShelfOver(client: PrismaClient, lasting: Writes, damaged: DamageListener): BoxShelf {
  return {
    async of(guildId, gameId) {
      const read = async () => {
        const row = await client.serverBox.findFirst({ where: { guildId, gameId } });
        return row === null ? null : keptBoxFrom(row);
      };
      return readOr<KeptBox | null>(read, (error) => {
        const row = `ServerBox ${guildId} ${gameId}`;
        const code = unreadableReason(error, row);
        damaged({ row, code });
        throw new UnreadableBox(code, gameId);
      });
    },
    async keep({ corrections, ...box }) {
      const { guildId, gameId } = box;
      const row = { ...box, correctionsJson: correctionsColumn.write(corrections) };
      const where = { guildId_gameId: { guildId, gameId } };
      await lasting(async () => client.serverBox.upsert({ where, create: row, update: row }));
    },
    async discard(guildId, gameId) {
      const { count } = await lasting(async () =>
        client.serverBox.deleteMany({ where: { guildId, gameId } }),
      );
      return count > 0;
    },
  };
}

/** Throws `UnreadableRow`. */
function keptBoxFrom({ correctionsJson, userId, keptAt, ...box }: ServerBox): KeptBox {
  const where = `ServerBox ${box.guildId} ${box.gameId}`;
  return {
    ...box,
    userId: userId as UserId,
    keptAt: timeIn(keptAt, `${where} keptAt`),
    corrections: correctionsColumn.read(correctionsJson, `${where} correctionsJson`),
  };
}
