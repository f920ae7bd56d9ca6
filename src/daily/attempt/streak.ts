/** A streak: the days that a person has finished one after the other, won or not. */
import { type DailyDate, daysAfter } from '../day.ts';

/**
 * `finished` and `cancelled` may have days of any order. Today counts once it is finished, and breaks nothing before. A day
 * that was cancelled neither counts nor breaks the streak.
 */
export function streakOf(
  finished: readonly DailyDate[],
  cancelled: readonly DailyDate[],
  today: DailyDate,
): number {
  const [done, skipped] = [new Set(finished), new Set(cancelled)];
  let streak = done.has(today) ? 1 : 0;
  for (let date = daysAfter(today, -1); done.has(date) || skipped.has(date); date = daysAfter(date, -1))
    if (done.has(date)) streak += 1;
  return streak;
}
