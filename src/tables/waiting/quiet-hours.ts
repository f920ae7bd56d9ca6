/** Quiet hours: the hours, by the person's own clock, in which no ping may make a sound. */
import { DateTime } from 'luxon';
import type { PersonSettings } from '../model/settings.ts';

type Quiet = Pick<PersonSettings, 'quietHours' | 'timeZone'>;

/** Returns the end of the quiet hours that contain `at`, or `at` if none do. */
export function afterQuietHours({ quietHours, timeZone }: Quiet, at: Date): Date {
  if (quietHours === null || timeZone === null) return at;
  const { from, to } = quietHours;
  const local = DateTime.fromJSDate(at, { zone: timeZone });
  const { hour } = local;
  const isOverMidnight = from > to;
  const isQuiet = isOverMidnight ? hour >= from || hour < to : hour >= from && hour < to;
  if (!isQuiet) return at;
  const day = isOverMidnight && hour >= from ? local.plus({ days: 1 }) : local;
  return day.set({ hour: to, minute: 0, second: 0, millisecond: 0 }).toJSDate();
}
