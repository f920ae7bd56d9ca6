/** The daily challenge's messages on servers: who posts each, and which were posted. */
import type { DailyStore } from '../../../daily/daily-store.ts';
import type { PrismaClient } from '../../../generated/prisma/client.ts';
import type { Writes } from '../engine.ts';
import { isAlreadyThere } from '../errors/prisma-errors.ts';

type Posts = Pick<DailyStore, 'postsDone' | 'claimPost' | 'pausePost' | 'endPost' | 'countPosts'>;

export function postsOver(client: PrismaClient, lasting: Writes): Posts {
  return {
    async postsDone(date, now) {
      const rows = await client.dailyPost.findMany({
        where: { date, OR: [{ postedAt: { not: null } }, { readyAt: { gt: now } }] },
        select: { guildId: true },
      });
      return rows.map(({ guildId }) => guildId);
    },
    async claimPost(key, now, until) {
      try {
        await lasting(async () => client.dailyPost.create({ data: { ...key, readyAt: until } }));
        return 1;
      } catch (error) {
        if (!isAlreadyThere(error)) throw error;
      }
      const where = { ...key, postedAt: null, readyAt: { lte: now } };
      const data = { readyAt: until, attempts: { increment: 1 } };
      const { count } = await lasting(async () => client.dailyPost.updateMany({ where, data }));
      if (count === 0) return null;
      return (await client.dailyPost.findFirst({ where: key }))?.attempts ?? null;
    },
    async pausePost(key, until) {
      await lasting(async () => client.dailyPost.updateMany({ where: key, data: { readyAt: until } }));
    },
    async endPost(key, at) {
      await lasting(async () => client.dailyPost.updateMany({ where: key, data: { postedAt: at } }));
    },
    countPosts: ({ from, to }, guildId) =>
      client.dailyPost.count({ where: { guildId, date: { gte: from, lte: to }, postedAt: { not: null } } }),
  };
}
