/** Whom a message calls at once, and whom later: at night, and while somebody is away, no call makes a sound. */

import type { PersonSettings } from '../model/settings.ts';
import type { UserId } from '../model/table.ts';
import { isAway } from './overdue.ts';
import { afterQuietHours } from './quiet-hours.ts';
import type { Asked } from './wait-timer.ts';

export interface Calling {
  readonly now: readonly UserId[];
  /** Discord delivers the message without a sound. */
  readonly isSilent: boolean;
  readonly later: readonly { readonly userId: UserId; readonly at: Date }[];
}

/** That moment, or when somebody is back and their quiet hours are over. */
export function awakeAt(person: PersonSettings, at: Date): Date {
  const { awayUntil } = person;
  return afterQuietHours(person, awayUntil !== null && isAway(person, at) ? awayUntil : at);
}

/**
 * Discord silences a whole message, not single mentions. So if anybody called is awake, it is sent with sound to them alone,
 * and the sleepers get a call of their own later. `called` are those whom it is to call.
 */
export function callingOf(called: readonly Asked[], at: Date): Calling {
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
