/** The people a board pings: immediately, silently, or later. */
import { expect, test } from 'vitest';
import { PERSON_CHOSE_NOTHING, type PersonSettings } from '../../../src/tables/model/settings.ts';
import type { UserId } from '../../../src/tables/model/table.ts';
import { callingOf } from '../../../src/tables/waiting/calling.ts';
import { ANN, BEN, CAT } from '../../shared/hall.ts';
import { NOON } from '../../shared/stores/tables.ts';

const HOUR_MS = 60 * 60_000;
const ASLEEP: Partial<PersonSettings> = { quietHours: { from: 10, to: 14 }, timeZone: 'UTC' };
const WAITS: Partial<PersonSettings> = { ...ASLEEP, quietCalls: 'wait' };
const AWAY: Partial<PersonSettings> = { awayUntil: hoursLater(48) };

function hoursLater(hours: number): Date {
  return new Date(NOON.getTime() + hours * HOUR_MS);
}

function player(userId: UserId, chosen: Partial<PersonSettings> = {}) {
  return { userId, settings: { ...PERSON_CHOSE_NOTHING, ...chosen } };
}

test.each([
  ['a player who is awake is pinged with a sound', [player(ANN)], { now: [ANN], isSilent: false, later: [] }],
  ['a sleeping player is pinged silently', [player(ANN, ASLEEP)], { now: [ANN], isSilent: true, later: [] }],
  ['a player who is away is pinged silently', [player(ANN, AWAY)], { now: [ANN], isSilent: true, later: [] }],
  [
    'a sleeping player who prefers to wait is pinged when the night is over',
    [player(ANN, WAITS)],
    { now: [], isSilent: true, later: [{ userId: ANN, at: hoursLater(2) }] },
  ],
  [
    'an absent player who prefers to wait is pinged after the return, but not at night',
    [player(ANN, { ...WAITS, ...AWAY })],
    { now: [], isSilent: true, later: [{ userId: ANN, at: hoursLater(50) }] },
  ],
  [
    'if a player is awake, the board is not silent, and sleeping players are pinged later',
    [player(ANN), player(BEN, ASLEEP), player(CAT, WAITS)],
    {
      now: [ANN],
      isSilent: false,
      later: [
        { userId: BEN, at: hoursLater(2) },
        { userId: CAT, at: hoursLater(2) },
      ],
    },
  ],
  [
    'of the sleeping players, some are pinged silently and some later',
    [player(BEN, ASLEEP), player(CAT, WAITS)],
    { now: [BEN], isSilent: true, later: [{ userId: CAT, at: hoursLater(2) }] },
  ],
  ['a board may ping no one', [], { now: [], isSilent: false, later: [] }],
])('%s', (_, called, calling) => {
  expect(callingOf(called, NOON)).toEqual(calling);
});
