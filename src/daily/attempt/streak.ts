/** A streak: the consecutive days that a person has finished, won or not. */
import { type DailyDate, daysAfter } from '../day.ts';

/**
 * `finished` and `cancelled` may be in any order. Today counts once it is finished; until then it doesn't break the streak.
 * A cancelled day neither counts nor breaks the streak.
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
