/** Decides when a person that a table is waiting for is reminded: in the rhythm they chose, outside quiet hours and absences. */

import type { PersonSettings, Rhythm } from '../model/settings.ts';
import { isAway } from './overdue.ts';
import { afterQuietHours } from './quiet-hours.ts';

const HOUR_MS = 60 * 60_000;

/** The intervals of a rhythm, in hours. */
interface Pace {
  readonly first: number;
  readonly every: number;
}

const PACES: Readonly<Record<Rhythm, Pace | null>> = {
  often: { first: 4, every: 12 },
  gentle: { first: 12, every: 24 },
  seldom: { first: 24, every: 48 },
  never: null,
};

export const RHYTHM: Rhythm = 'gentle';

/** The limit for one wait of a table, counting all people together. */
export const MAX_REMINDERS = 5;

/**
 * When to remind the person next; null for never. `since` is when the bot pinged them in this wait, `last` when it last reminded
 * them. After they have been away, the rhythm starts again.
 */
export function reminderAt(person: PersonSettings, since: Date, last: Date | null, now: Date): Date | null {
  const pace = PACES[person.rhythm ?? RHYTHM];
  if (pace === null) return null;
  const { awayUntil } = person;
  const inRhythm = last === null ? hoursAfter(since, pace.first) : hoursAfter(last, pace.every);
  const back = awayUntil === null || awayUntil <= since ? inRhythm : hoursAfter(awayUntil, pace.first);
  return afterQuietHours(person, latest(inRhythm, back, now));
}

/** When the person may be pinged about something they did not start themselves; null while they want no such pings. */
export function callableAt(person: PersonSettings, now: Date): Date | null {
  return person.rhythm === 'never' || isAway(person, now) ? null : afterQuietHours(person, now);
}

function hoursAfter(date: Date, hours: number): Date {
  return new Date(date.getTime() + hours * HOUR_MS);
}

function latest(...dates: readonly Date[]): Date {
  return new Date(Math.max(...dates.map((date) => date.getTime())));
}
