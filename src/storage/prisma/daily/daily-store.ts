/** Keeps the days of the daily challenge and the attempts at them in the database. */
import type {
  Attempt,
  AttemptKey,
  DailyStore,
  DateRange,
  FinishedDay,
  KeptDay,
  ListedDay,
  PlacedResult,
} from '../../../daily/daily-store.ts';
import type { DailyDate } from '../../../daily/day.ts';
import type { Prisma, PrismaClient } from '../../../generated/prisma/client.ts';
import type { UserId } from '../../../tables/model/table.ts';
import { optionsColumn } from '../../codec.ts';
import { countIn, jsonColumn } from '../../column.ts';
import type { DamageListener } from '../../storage.ts';
import { wordIn } from '../../stored-words.ts';
import type { Writes } from '../engine.ts';
import { isAlreadyThere, isWithoutParent } from '../errors/prisma-errors.ts';
import { reviewColumn } from '../rows/review-column.ts';
import { readableOf, readOr, unreadableReason } from '../rows/unreadable.ts';
import { readReview } from './attempt-reviews.ts';
import {
  attemptFrom,
  chancesColumn,
  dateIn,
  dayFrom,
  linesColumn,
  listedDayFrom,
  referenceColumn,
  rolesColumn,
} from './daily-columns.ts';
import { readOrDamaged } from './damaged-rows.ts';
import { postsOver } from './posts.ts';
import { practicesOver } from './practices.ts';
import { remindersOver } from './reminders.ts';
import { secretIn } from './secret.ts';
import { markOfSpent } from './spent.ts';

export function dailyStoreOver(client: PrismaClient, lasting: Writes, damaged: DamageListener): DailyStore {
  const secret = () => secretIn(client, lasting);

  async function notePlace({ date, userId }: AttemptKey, guildId: string): Promise<void> {
    try {
      await lasting(async () => client.dailyPlace.create({ data: { date, userId, guildId } }));
    } catch (error) {
      if (!isAlreadyThere(error) && !isWithoutParent(error)) throw error;
    }
  }

  return {
    ...postsOver(client, lasting),
    ...remindersOver(client, lasting),
    practice: practicesOver(client, lasting, damaged),
    secret,
    async keepDay({ options, box, roles, position, reference, ...plain }) {
      const row = {
        ...plain,
        optionsJson: optionsColumn.write(options),
        boxJson: jsonColumn.write(box),
        rolesJson: rolesColumn.write(roles),
        positionJson: jsonColumn.write(position),
        referenceJson: referenceColumn.write(reference),
      };
      try {
        await lasting(async () => client.dailyDay.create({ data: row }));
      } catch (error) {
        if (!isAlreadyThere(error)) throw error;
      }
    },
    dayOf: (date) =>
      readOrDamaged<KeptDay>(damaged, `DailyDay ${date}`, async () => {
        const row = await client.dailyDay.findFirst({ where: { date } });
        return row === null ? null : dayFrom(row);
      }),
    daysIn: (range) => daysIn(client, range),
    datesFrom: (date) => datesWhere(client, { date: { gte: date } }),
    cancelledFrom: (date) => datesWhere(client, { date: { gte: date }, status: 'cancelled' }),
    async cancelDay(date) {
      await lasting(async () =>
        client.dailyDay.updateMany({ where: { date }, data: { status: 'cancelled' } }),
      );
    },
    async begin({ date, userId }, startedAt, guildId) {
      const key = { date, userId };
      const hash = markOfSpent(await secret(), key);
      if ((await client.dailySpent.count({ where: { date, hash } })) > 0) return 'spent';
      const places = guildId === null ? [] : [client.dailyPlace.create({ data: { ...key, guildId } })];
      try {
        await lasting(async () =>
          client.$transaction([client.dailyAttempt.create({ data: { ...key, startedAt } }), ...places]),
        );
        return 'begun';
      } catch (error) {
        if (!isAlreadyThere(error)) throw error;
        return 'there';
      }
    },
    notePlace,
    async noteShare(key, guildId, sharedAt) {
      await notePlace(key, guildId);
      const where = { date: key.date, userId: key.userId, guildId, sharedAt: null };
      const { count } = await lasting(async () =>
        client.dailyPlace.updateMany({ where, data: { sharedAt } }),
      );
      return count > 0;
    },
    async withdrawShare({ date, userId }, guildId) {
      const where = { date, userId, guildId };
      await lasting(async () => client.dailyPlace.updateMany({ where, data: { sharedAt: null } }));
    },
    attemptOf: ({ date, userId }) =>
      readOrDamaged<Attempt>(damaged, `DailyAttempt ${date} ${userId}`, async () => {
        const row = await client.dailyAttempt.findFirst({
          where: { date, userId },
          include: { answers: { orderBy: { position: 'asc' } }, places: { orderBy: { guildId: 'asc' } } },
        });
        return row === null ? null : attemptFrom(row);
      }),
    async answer({ date, userId, position, lines, cause, end }) {
      const linesJson = linesColumn.write(lines);
      const answering = client.dailyAnswer.create({ data: { date, userId, position, linesJson, cause } });
      try {
        await lasting(async () => {
          if (end === null) return answering;
          const { at, ...result } = end;
          const data = { ...result, endedAt: at };
          return client.$transaction([
            answering,
            client.dailyAttempt.updateMany({ where: { date, userId }, data }),
          ]);
        });
        return 'kept';
      } catch (error) {
        if (!isAlreadyThere(error) && !isWithoutParent(error)) throw error;
        const carriedOut = await client.dailyAnswer.count({ where: { cause } });
        return carriedOut > 0 ? 'repeated' : 'stale';
      }
    },
    async claimJudging({ date, userId }, now, until) {
      const isFree = [{ judgingUntil: null }, { judgingUntil: { lte: now } }];
      const where = { date, userId, ending: { not: null }, chancesJson: null, OR: isFree };
      const data = { judgingUntil: until };
      const { count } = await lasting(async () => client.dailyAttempt.updateMany({ where, data }));
      return count > 0;
    },
    async giveUpJudging({ date, userId }) {
      await lasting(async () =>
        client.dailyAttempt.updateMany({ where: { date, userId }, data: { judgingUntil: null } }),
      );
    },
    async keepJudgement({ date, userId }, { chances, kept }) {
      const data = { chancesJson: chancesColumn.write(chances), kept, judgingUntil: null };
      await lasting(async () => client.dailyAttempt.updateMany({ where: { date, userId }, data }));
    },
    reviewOf: ({ date, userId }) =>
      readReview(`DailyAttempt ${date} ${userId}`, () =>
        client.dailyAttempt.findFirst({ where: { date, userId }, select: { reviewJson: true } }),
      ),
    async keepReview({ date, userId }, review) {
      const data = { reviewJson: reviewColumn.write(review) };
      await lasting(async () => client.dailyAttempt.updateMany({ where: { date, userId }, data }));
    },
    finishedBy: (userId, from) => finishedBy(client, userId, from),
    placedResults: (range, guildId) =>
      readOr(
        () => placedResults(client, range, guildId),
        (error) => {
          damaged({ row: 'DailyPlace', code: unreadableReason(error, 'DailyPlace') });
          return [];
        },
      ),
    async tallyOf(date) {
      const finished = client.dailyAttempt.count({ where: { date, ending: { not: null } } });
      const won = client.dailyAttempt.count({ where: { date, ending: 'won' } });
      return { finished: await finished, won: await won };
    },
    async tidy({ answers, spent }) {
      const isOld = { date: { lt: answers } };
      const unreviewed = { where: { ...isOld, reviewJson: { not: null } }, data: { reviewJson: null } };
      await lasting(async () => client.dailyAnswer.deleteMany({ where: isOld }));
      await lasting(async () => client.dailyAttempt.updateMany(unreviewed));
      await lasting(async () => client.dailyPractice.deleteMany({ where: isOld }));
      await lasting(async () => client.dailyPost.deleteMany({ where: isOld }));
      await lasting(async () => client.dailySpent.deleteMany({ where: { date: { lt: spent } } }));
    },
  };
}

/** Leaves out damaged rows. */
function daysIn(client: PrismaClient, { from, to }: DateRange): Promise<readonly ListedDay[]> {
  const where = { date: { gte: from, lte: to } };
  const orderBy = { date: 'desc' } as const;
  const select = { date: true, number: true, gameId: true, rulesVersion: true, status: true } as const;
  const readBy = async (which: Prisma.DailyDayWhereInput) =>
    (await client.dailyDay.findMany({ where: which, select, orderBy })).map(listedDayFrom);
  return readableOf(
    () => readBy(where),
    () => client.dailyDay.findMany({ where, select: { date: true }, orderBy }),
    async (key) => (await readBy(key))[0] ?? null,
  );
}

async function datesWhere(
  client: PrismaClient,
  where: { readonly date: { readonly gte: string }; readonly status?: string },
): Promise<readonly DailyDate[]> {
  const rows = await client.dailyDay.findMany({ where, select: { date: true }, orderBy: { date: 'asc' } });
  return rows.map(({ date }) => dateIn(date, `DailyDay ${date} date`));
}

async function placedResults(
  client: PrismaClient,
  { from, to }: DateRange,
  guildId: string | null,
): Promise<readonly PlacedResult[]> {
  const rows = await client.dailyPlace.findMany({
    where: {
      date: { gte: from, lte: to },
      ...(guildId === null ? {} : { guildId }),
      attempt: { ending: { not: null }, day: { status: 'open' } },
    },
    select: { date: true, userId: true, guildId: true, attempt: { select: { points: true } } },
  });
  return rows.map(({ attempt, ...row }) => ({
    date: dateIn(row.date, `DailyPlace ${row.date} date`),
    userId: row.userId as UserId,
    guildId: row.guildId,
    points: countIn(attempt.points ?? 0, `DailyAttempt ${row.date} ${row.userId} points`),
  }));
}

/** Leaves out damaged rows. */
function finishedBy(client: PrismaClient, userId: string, from: DailyDate): Promise<readonly FinishedDay[]> {
  const finished = { userId, ending: { not: null }, day: { status: 'open' } } as const;
  const orderBy = { date: 'desc' } as const;
  const readBy = async (date: Prisma.StringFilter) => {
    const rows = await client.dailyAttempt.findMany({ where: { ...finished, date }, orderBy });
    return rows.map((row): FinishedDay => {
      const where = `DailyAttempt ${row.date} ${userId}`;
      return {
        date: dateIn(row.date, `${where} date`),
        ending: wordIn('ending of an attempt', row.ending ?? '', `${where} ending`),
        points: countIn(row.points ?? 0, `${where} points`),
      };
    });
  };
  return readableOf(
    () => readBy({ gte: from }),
    () =>
      client.dailyAttempt.findMany({
        where: { ...finished, date: { gte: from } },
        select: { date: true },
        orderBy,
      }),
    async ({ date }) => (await readBy({ equals: date }))[0] ?? null,
  );
}
