/** Keeps the box files of servers in the database. */
import type { PrismaClient, ServerBox } from '../generated/prisma/client.ts';
import type { BoxShelf, KeptBox } from '../tables/box-shelf.ts';
import type { UserId } from '../tables/table.ts';
import { jsonColumn } from './codec.ts';
import type { Writes } from './journal.ts';

export function boxShelfOver(client: PrismaClient, lasting: Writes): BoxShelf {
  return {
    async of(guildId, gameId) {
      const row = await client.serverBox.findUnique({ where: { guildId_gameId: { guildId, gameId } } });
      return row === null ? null : keptBoxFrom(row);
    },
    async keep({ corrections, ...box }) {
      const { guildId, gameId } = box;
      const row = { ...box, correctionsJson: jsonColumn.write(corrections) };
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
function keptBoxFrom({ correctionsJson, userId, ...box }: ServerBox): KeptBox {
  const where = `ServerBox ${box.guildId} ${box.gameId} correctionsJson`;
  return { ...box, userId: userId as UserId, corrections: jsonColumn.read(correctionsJson, where) };
}
