/** Keeps practice attempts in a table of their own, so that no count of attempts can include them. */
import type { Attempt, AttemptKey, PracticeStore, StartedAttempt } from '../../../daily/daily-store.ts';
import type { PrismaClient } from '../../../generated/prisma/client.ts';
import type { DamageListener } from '../../storage.ts';
import type { Writes } from '../engine.ts';
import { isWithoutParent } from '../errors/prisma-errors.ts';
import { reviewColumn } from '../rows/review-column.ts';
import { readReview } from './attempt-reviews.ts';
import { answersColumn, chancesColumn, practiceFrom } from './daily-columns.ts';
import { readOrDamaged } from './damaged-rows.ts';

/** The columns of an attempt without answers. */
const UNPLAYED = {
  endedAt: null,
  ending: null,
  turns: null,
  points: null,
  chancesJson: null,
  kept: null,
  judgingUntil: null,
  reviewJson: null,
  answered: 0,
  answersJson: answersColumn.write([]),
  cause: null,
};

export function practicesOver(client: PrismaClient, lasting: Writes, damaged: DamageListener): PracticeStore {
  return {
    async begin({ date, userId, startedAt }) {
      const update = { startedAt, ...UNPLAYED };
      const create = { date, userId, ...update };
      try {
        await lasting(async () =>
          client.dailyPractice.upsert({ where: { date_userId: { date, userId } }, create, update }),
        );
      } catch (error) {
        if (!isWithoutParent(error)) throw error;
      }
    },
    attemptOf: ({ date, userId }) =>
      readOrDamaged<Attempt>(damaged, rowOf({ date, userId }), async () => {
        const row = await client.dailyPractice.findFirst({ where: { date, userId } });
        return row === null ? null : practiceFrom(row);
      }),
    async answer({ position, lines, cause, end, ...attempt }) {
      const where = startedAs(attempt);
      const before = await client.dailyPractice.findFirst({ where });
      if (before === null || before.answered !== position)
        return before?.cause === cause ? 'repeated' : 'stale';
      const answers = [...practiceFrom(before).answers, lines];
      const data = { answersJson: answersColumn.write(answers), answered: answers.length, cause };
      const ending =
        end === null ? {} : { endedAt: end.at, ending: end.ending, turns: end.turns, points: end.points };
      const { count } = await lasting(async () =>
        client.dailyPractice.updateMany({
          where: { ...where, answered: position },
          data: { ...data, ...ending },
        }),
      );
      if (count > 0) return 'kept';
      return (await client.dailyPractice.count({ where: { ...where, cause } })) > 0 ? 'repeated' : 'stale';
    },
    async claimJudging(attempt, now, until) {
      const isFree = [{ judgingUntil: null }, { judgingUntil: { lte: now } }];
      const where = { ...startedAs(attempt), ending: { not: null }, chancesJson: null, OR: isFree };
      const data = { judgingUntil: until };
      const { count } = await lasting(async () => client.dailyPractice.updateMany({ where, data }));
      return count > 0;
    },
    async giveUpJudging(attempt) {
      const data = { judgingUntil: null };
      await lasting(async () => client.dailyPractice.updateMany({ where: startedAs(attempt), data }));
    },
    async keepJudgement(attempt, { chances, kept }) {
      const data = { chancesJson: chancesColumn.write(chances), kept, judgingUntil: null };
      await lasting(async () => client.dailyPractice.updateMany({ where: startedAs(attempt), data }));
    },
    reviewOf: (attempt) =>
      readReview(rowOf(attempt), () =>
        client.dailyPractice.findFirst({ where: startedAs(attempt), select: { reviewJson: true } }),
      ),
    async keepReview(attempt, review) {
      const data = { reviewJson: reviewColumn.write(review) };
      await lasting(async () => client.dailyPractice.updateMany({ where: startedAs(attempt), data }));
    },
  };
}

function rowOf({ date, userId }: AttemptKey): string {
  return `DailyPractice ${date} ${userId}`;
}

/** Matches only this attempt, not one that has replaced it in the meantime. */
function startedAs({ date, userId, startedAt }: StartedAttempt): StartedAttempt {
  return { date, userId, startedAt };
}
