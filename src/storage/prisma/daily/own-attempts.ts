/** A person's attempts and practice at the daily challenge, for exporting and erasing them. */
import type { Attempt } from '../../../daily/daily-store.ts';
import { overAt, readDailyDate } from '../../../daily/day.ts';
import type { Prisma, PrismaClient } from '../../../generated/prisma/client.ts';
import type { OwnAttempt, OwnPractice } from '../../../tables/model/storage/people-kept.ts';
import type { UserId } from '../../../tables/model/table.ts';
import { readableOf } from '../rows/unreadable.ts';
import { readReview } from './attempt-reviews.ts';
import { attemptFrom, practiceFrom } from './daily-columns.ts';
import { keptSecret } from './secret.ts';
import { markOfSpent } from './spent.ts';

/** Leaves out unreadable attempts. */
export function ownAttempts(client: PrismaClient, userId: UserId): Promise<readonly OwnAttempt[]> {
  const orderBy = { date: 'asc' } as const;
  const readBy = async (where: Prisma.DailyAttemptWhereInput) => {
    const rows = await client.dailyAttempt.findMany({
      where,
      include: { answers: { orderBy: { position: 'asc' } }, places: { orderBy: { guildId: 'asc' } } },
      orderBy,
    });
    const read = rows.map(async (row): Promise<OwnAttempt> => {
      const attempt = attemptFrom(row);
      const guildIds = row.places.map(({ guildId }) => guildId);
      return { ...(await playedIn(attempt, row)), guildIds, sharedOn: attempt.sharedOn };
    });
    return Promise.all(read);
  };
  return readableOf(
    () => readBy({ userId }),
    () => client.dailyAttempt.findMany({ where: { userId }, select: { date: true, userId: true }, orderBy }),
    async (key) => (await readBy(key))[0] ?? null,
  );
}

/** Leaves out unreadable practice. */
export function ownPractice(client: PrismaClient, userId: UserId): Promise<readonly OwnPractice[]> {
  const orderBy = { date: 'asc' } as const;
  const readBy = async (where: Prisma.DailyPracticeWhereInput) => {
    const rows = await client.dailyPractice.findMany({ where, orderBy });
    return Promise.all(rows.map(async (row) => playedIn(practiceFrom(row), row)));
  };
  return readableOf(
    () => readBy({ userId }),
    () => client.dailyPractice.findMany({ where: { userId }, select: { date: true, userId: true }, orderBy }),
    async (key) => (await readBy(key))[0] ?? null,
  );
}

async function playedIn(
  { date, startedAt, end, judgement, answers }: Attempt,
  row: { readonly reviewJson: string | null },
): Promise<OwnPractice> {
  return {
    date,
    startedAt,
    ending: end?.ending ?? null,
    turns: end?.turns ?? null,
    points: end?.points ?? null,
    chances: judgement?.chances ?? null,
    kept: judgement?.kept ?? null,
    review: await readReview(date, async () => row),
    answers,
  };
}

/**
 * Deletes the person's attempts, practice and reminder. For the day that isn't over yet a mark stays: otherwise the player could
 * play it again.
 */
export async function withoutAttempts(client: PrismaClient, userId: UserId, now: Date) {
  const secret = await keptSecret(client);
  const begun = await client.dailyAttempt.findMany({ where: { userId }, select: { date: true } });
  const marks = begun
    .flatMap(({ date }) => readDailyDate(date) ?? [])
    .filter((date) => now.getTime() < overAt(date))
    .map((date) => ({ date, hash: markOfSpent(secret ?? '', { date, userId }) }));
  return [
    ...marks.map((mark) =>
      client.dailySpent.upsert({ where: { date_hash: mark }, create: mark, update: {} }),
    ),
    client.dailyReminder.deleteMany({ where: { userId } }),
    client.dailyPlace.deleteMany({ where: { userId } }),
    client.dailyPractice.deleteMany({ where: { userId } }),
    client.dailyAnswer.deleteMany({ where: { userId } }),
    client.dailyAttempt.deleteMany({ where: { userId } }),
  ];
}
