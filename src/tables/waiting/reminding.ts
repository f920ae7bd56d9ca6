/** Decides when a person who is asked is reminded: in the rhythm they chose, outside quiet hours and absences. */

import type { PersonSettings, Rhythm } from '../model/settings.ts';
import { isAway } from './overdue.ts';
import { afterQuietHours } from './quiet-hours.ts';

const HOUR_MS = 60 * 60_000;

/** In hours. */
interface Pace {
  readonly first: number;
  readonly every: number;
}

export const PACES: Readonly<Record<Rhythm, Pace | null>> = {
  often: { first: 4, every: 12 },
  gentle: { first: 12, every: 24 },
  seldom: { first: 24, every: 48 },
  never: null,
};

export const RHYTHM: Rhythm = 'gentle';

/** For one wait of a table, all people together. */
export const MAX_REMINDERS = 5;

/**
 * When to remind the person next; null for never. `since` is when the bot called them in this wait, `last` when it
 * reminded them last. After an absence of theirs the rhythm starts again.
 */
export function reminderAt(person: PersonSettings, since: Date, last: Date | null, now: Date): Date | null {
  const pace = PACES[person.rhythm ?? RHYTHM];
  if (pace === null) return null;
  const { awayUntil } = person;
  const inRhythm = last === null ? hoursAfter(since, pace.first) : hoursAfter(last, pace.every);
  const back = awayUntil === null || awayUntil <= since ? inRhythm : hoursAfter(awayUntil, pace.first);
  return afterQuietHours(person, latest(inRhythm, back, now));
}

/** When the person may be called about something they did not begin themselves; null while they want no such call. */
export function callableAt(person: PersonSettings, now: Date): Date | null {
  return person.rhythm === 'never' || isAway(person, now) ? null : afterQuietHours(person, now);
}

function hoursAfter(date: Date, hours: number): Date {
  return new Date(date.getTime() + hours * HOUR_MS);
}

function latest(...dates: readonly Date[]): Date {
  return new Date(Math.max(...dates.map((date) => date.getTime())));
}
