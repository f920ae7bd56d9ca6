/** Decides who a message pings now and who later: no ping makes a sound in a person's quiet hours or while they are away. */

import type { PersonSettings } from '../model/settings.ts';
import type { UserId } from '../model/table.ts';
import { isAway } from './overdue.ts';
import { afterQuietHours } from './quiet-hours.ts';
import type { PendingPlayer } from './wait-timer.ts';

export interface Calling {
  readonly now: readonly UserId[];
  /** The message is sent without a sound. */
  readonly isSilent: boolean;
  readonly later: readonly { readonly userId: UserId; readonly at: Date }[];
}

/** Returns `at`, or the first moment after it when the person is back and outside their quiet hours. */
export function awakeAt(person: PersonSettings, at: Date): Date {
  const { awayUntil } = person;
  return afterQuietHours(person, awayUntil !== null && isAway(person, at) ? awayUntil : at);
}

/**
 * `called` are the people to ping. Discord can silence a message but not a single mention. So if anyone is awake, the message
 * pings only them, with sound, and the others get a separate ping later.
 */
export function callingOf(called: readonly PendingPlayer[], at: Date): Calling {
  const people = called.map((person) => ({ ...person, at: awakeAt(person.settings, at) }));
  const awake = people.filter((person) => person.at <= at);
  const silently = awake.length > 0 ? [] : people.filter(({ settings }) => settings.quietCalls !== 'wait');
  const now = [...awake, ...silently];
  return {
    now: now.map(({ userId }) => userId),
    isSilent: people.length > 0 && awake.length === 0,
    later: people
      .filter((person) => !now.includes(person))
      .map((person) => ({ userId: person.userId, at: person.at })),
  };
}
