/** Days of the real games, as a bot would make them. */
import { describe, expect, test } from 'vitest';
import { type DailyDate, daysAfter } from '../../../src/daily/day.ts';
import { makeDay } from '../../../src/daily/making/make-day.ts';
import { MINDS } from '../../../src/games/minds.ts';
import { isPlayedInFull, scaled } from '../../scale.ts';

const FIRST = '2027-01-01' as DailyDate;
const SECRET = new Uint8Array(32).fill(7);
const LIMIT_MS = 600_000;

// A game of Micro Midgard alone takes a minute of a busy core.
test.runIf(isPlayedInFull())(
  'a day survives JSON and is the same byte for byte when it is made again',
  () => {
    const wish = { minds: MINDS, secret: SECRET, date: FIRST, gameId: 'micromidgard', maxGames: 1 };
    const { day } = makeDay(wish);
    expect(JSON.parse(JSON.stringify(day))).toEqual(day);
    expect(JSON.stringify(makeDay(wish).day)).toBe(JSON.stringify(day));
  },
  LIMIT_MS,
);

describe.runIf(isPlayedInFull()).each(['micromidgard', 'yggdrasil', 'chronicles'])('%s', (gameId) => {
  test.each(Array.from({ length: scaled(3) }, (_, number) => daysAfter(FIRST, number)))(
    'has a challenge for %s that thinking wins and careless play seldom',
    (date) => {
      const { day, found } = makeDay({ minds: MINDS, secret: SECRET, date, gameId });
      expect(day.gameId).toBe(gameId);
      expect(found.passed).toBe(true);
      expect(day.reference.mind).toBeGreaterThanOrEqual(0.5);
      expect(day.reference.gentle).toBeGreaterThan(0);
      expect(day.reference.gentle).toBeLessThanOrEqual(0.6);
      expect(day.reference.random).toBeLessThanOrEqual(day.reference.mind);
    },
    LIMIT_MS,
  );
});
