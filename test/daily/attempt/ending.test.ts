/** Points for an attempt: winning is worth most, then sharing, then lasting long. */
import { expect, test } from 'vitest';
import { seatIndex } from '../../../src/core/seat.ts';
import { endingOf, pointsFor } from '../../../src/daily/attempt/ending.ts';

test.each([
  ['won', 3, 100],
  ['shared', 3, 50],
  ['lost', 1, 0],
  ['lost', 4, 30],
  ['lost', 7, 60],
  ['lost', 12, 60],
] as const)('%s on turn %i: %i points', (ending, turns, points) => {
  expect(pointsFor(ending, turns)).toBe(points);
});

test("the ending of a contest is that of the player's seat", () => {
  const [own, other] = [seatIndex(0), seatIndex(1)];
  const ranked = (...winners: readonly (typeof own)[]) =>
    ({ kind: 'ranked', why: [], scores: [], winners }) as const;
  expect(endingOf(ranked(own), own)).toBe('won');
  expect(endingOf(ranked(other), own)).toBe('lost');
  expect(endingOf(ranked(own, other), own)).toBe('shared');
  expect(endingOf({ kind: 'lost', why: [] }, null)).toBe('lost');
  expect(endingOf({ kind: 'ongoing' }, null)).toBeNull();
});
