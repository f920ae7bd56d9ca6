/** Reads the days of `--daily`: a date, or the first and the last with `..` between. */
import { type DailyDate, daysAfter, readDailyDate } from '../../../src/daily/day.ts';
import { type Read, wrong } from '../../command-line/command-line.ts';

/** More than any run needs. With a mistyped year, a run would never end. */
const MAX_DAYS = 1000;

export function readDays(text: string): Read<readonly DailyDate[]> {
  const [from = '', to = from, ...more] = text.split('..');
  const [first, last] = [readDailyDate(from), readDailyDate(to)];
  if (first === null || last === null || more.length > 0)
    return wrong(`--daily takes a date or two, as 2027-01-01..2027-03-01, not ${text}.`);
  const days: DailyDate[] = [];
  for (let day = first; day <= last; day = daysAfter(day, 1)) {
    if (days.length === MAX_DAYS) return wrong(`--daily takes at most ${MAX_DAYS} days.`);
    days.push(day);
  }
  return days.length === 0 ? wrong(`${from} is later than ${to}.`) : { ok: true, value: days };
}
