/** Days of the real games, as a bot would make them. */
import { expect, test } from 'vitest';
import type { DailyDate } from '../../../src/daily/day.ts';
import { forcedAnswer } from '../../../src/daily/making/first-choice.ts';
import { makeDay } from '../../../src/daily/making/make-day.ts';
import { MINDS } from '../../../src/games/minds.ts';
import { isPlayedInFull } from '../../scale.ts';

const FIRST = '2027-01-01' as DailyDate;
const SECRET = new Uint8Array(32).fill(7);

// A single game of Micro Midgard takes a minute of a busy core.
test.runIf(isPlayedInFull())(
  'a day is the same byte for byte after a JSON round trip and when it is made again',
  () => {
    const wish = { minds: MINDS, secret: SECRET, date: FIRST, gameId: 'micromidgard', maxGames: 1 };
    const { day } = makeDay(wish);
    expect(JSON.parse(JSON.stringify(day))).toEqual(day);
    expect(JSON.stringify(makeDay(wish).day)).toBe(JSON.stringify(day));
  },
);

// docs/data/daily-days.md has more days, including those whose position failed a test. On the first day, Chronicles has no position
// within the limits of the search, and gets a duel.
test.runIf(isPlayedInFull()).each([
  ['micromidgard', FIRST],
  ['yggdrasil', FIRST],
  ['chronicles', '2027-01-03' as DailyDate],
])('a day of %s is won by thinking, and now and then by careless play', (gameId, date) => {
  const { day } = makeDay({ minds: MINDS, secret: SECRET, date, gameId });
  expect(day.gameId).toBe(gameId);
  expect(day.reference.mind).toBeGreaterThanOrEqual(0.6);
  expect(day.reference.gentle).toBeGreaterThan(0);
  expect(day.reference.gentle).toBeLessThanOrEqual(0.6);
  expect(day.reference.random).toBeLessThanOrEqual(day.reference.mind);
  expect(day.reference.answers).toBeLessThanOrEqual(30);
  const [first] = MINDS.get(gameId)?.game.requests(day.position) ?? [];
  expect(first === undefined ? undefined : forcedAnswer(first)).toBeUndefined();
});
