/** The reminders of the daily challenge that people asked for. */
import type { DailyStore, Reminder } from '../../../daily/daily-store.ts';
import type { DailyReminder, PrismaClient } from '../../../generated/prisma/client.ts';
import type { UserId } from '../../../tables/model/table.ts';
import { countIn, timeIn } from '../../column.ts';
import { wordIn } from '../../stored-words.ts';
import type { Writes } from '../engine.ts';
import { readableOf, readOr } from '../rows/unreadable.ts';
import { dateIn } from './daily-columns.ts';

type Reminders = Pick<
  DailyStore,
  'reminderOf' | 'keepReminder' | 'removeReminder' | 'remindersDue' | 'moveReminder'
>;

export function remindersOver(client: PrismaClient, lasting: Writes): Reminders {
  return {
    reminderOf: (userId) => ownReminder(client, userId),
    async keepReminder({ userId, ...update }) {
      const create = { userId, ...update };
      await lasting(async () => client.dailyReminder.upsert({ where: { userId }, create, update }));
    },
    async removeReminder(userId) {
      await lasting(async () => client.dailyReminder.deleteMany({ where: { userId } }));
    },
    remindersDue(now, limit) {
      const where = { nextAt: { lte: now } };
      const orderBy = { nextAt: 'asc' } as const;
      const find = (which: { readonly userId?: string }) =>
        client.dailyReminder.findMany({ where: { ...where, ...which }, orderBy, take: limit });
      return readableOf(
        async () => (await find({})).map(reminderFrom),
        () => client.dailyReminder.findMany({ where, select: { userId: true }, orderBy, take: limit }),
        async (key) => (await find(key)).map(reminderFrom)[0] ?? null,
      );
    },
    async moveReminder({ userId, nextAt }, { nextAt: later, sentFor, unanswered }) {
      const data = { nextAt: later, sentFor, unanswered };
      const moving = () => client.dailyReminder.updateMany({ where: { userId, nextAt }, data });
      return (await lasting(async () => moving())).count > 0;
    },
  };
}

/** The person's reminder; null if they asked for none, or if the row is damaged. */
export function ownReminder(client: PrismaClient, userId: UserId): Promise<Reminder | null> {
  return readOr<Reminder | null>(
    async () => {
      const row = await client.dailyReminder.findFirst({ where: { userId } });
      return row === null ? null : reminderFrom(row);
    },
    () => null,
  );
}

/** Throws `UnreadableRow`. */
function reminderFrom({ userId, hour, language, nextAt, sentFor, unanswered }: DailyReminder): Reminder {
  const where = `DailyReminder ${userId}`;
  return {
    userId: userId as UserId,
    hour: countIn(hour, `${where} hour`),
    language: wordIn('language', language, `${where} language`),
    nextAt: timeIn(nextAt, `${where} nextAt`),
    sentFor: sentFor === null ? null : dateIn(sentFor, `${where} sentFor`),
    unanswered: countIn(unanswered, `${where} unanswered`),
  };
}
