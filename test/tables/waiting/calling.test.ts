/** The people a board pings at once, silently, and later. */
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

function asked(userId: UserId, chosen: Partial<PersonSettings> = {}) {
  return { userId, settings: { ...PERSON_CHOSE_NOTHING, ...chosen } };
}

test.each([
  ['who is awake hears it', [asked(ANN)], { now: [ANN], isSilent: false, later: [] }],
  ['who sleeps is called without a sound', [asked(ANN, ASLEEP)], { now: [ANN], isSilent: true, later: [] }],
  ['and so is who is away', [asked(ANN, AWAY)], { now: [ANN], isSilent: true, later: [] }],
  [
    'who would rather wait is called when their night is over',
    [asked(ANN, WAITS)],
    { now: [], isSilent: true, later: [{ userId: ANN, at: hoursLater(2) }] },
  ],
  [
    'or when they are back, if that is not at night',
    [asked(ANN, { ...WAITS, ...AWAY })],
    { now: [], isSilent: true, later: [{ userId: ANN, at: hoursLater(50) }] },
  ],
  [
    'where somebody is awake, the board is not silent, and those who sleep are called later',
    [asked(ANN), asked(BEN, ASLEEP), asked(CAT, WAITS)],
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
    'of those who sleep, some hear of it without a sound and some later',
    [asked(BEN, ASLEEP), asked(CAT, WAITS)],
    { now: [BEN], isSilent: true, later: [{ userId: CAT, at: hoursLater(2) }] },
  ],
  ['nobody is to be called', [], { now: [], isSilent: false, later: [] }],
])('%s', (_, called, calling) => {
  expect(callingOf(called, NOON)).toEqual(calling);
});
