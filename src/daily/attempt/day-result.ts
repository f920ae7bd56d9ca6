/** The result of a person's attempt that counts, which may be long over. */
import type { UserId } from '../../tables/model/table.ts';
import type { AttemptEnd, AttemptJudgement, DailyStore, KeptDay } from '../daily-store.ts';
import type { DailyDate } from '../day.ts';

/** The result of an attempt, on a day that counts. */
export interface DayResult {
  readonly day: KeptDay;
  readonly end: AttemptEnd;
  readonly judgement: AttemptJudgement | null;
}

/** Null if the person hasn't finished an attempt, or if the day was cancelled. */
export async function resultOf(
  store: Pick<DailyStore, 'dayOf' | 'attemptOf'>,
  userId: UserId,
  date: DailyDate,
): Promise<DayResult | null> {
  const day = await store.dayOf(date);
  if (day === null || day === 'damaged' || day.status === 'cancelled') return null;
  const attempt = await store.attemptOf({ date, userId });
  if (attempt === null || attempt === 'damaged' || attempt.end === null) return null;
  return { day, end: attempt.end, judgement: attempt.judgement };
}
