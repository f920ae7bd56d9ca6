/** Places by points: for a day, for the best five days of a week, and for whole servers. */
import { expect, test } from 'vitest';
import type { PlacedResult } from '../../src/daily/daily-store.ts';
import { type DailyDate, daysAfter, mondayOf } from '../../src/daily/day.ts';
import { medianOf, ranked, serverScores } from '../../src/daily/ranking.ts';
import type { UserId } from '../../src/tables/model/table.ts';

const MONDAY = '2026-11-16' as DailyDate;

function results(userId: string, points: readonly number[], guildId = 'guild'): readonly PlacedResult[] {
  return points.map((each, day) => ({
    date: daysAfter(MONDAY, day),
    userId: userId as UserId,
    guildId,
    points: each,
  }));
}

test('a week counts the best five of its days', () => {
  const week = [...results('ann', [100, 10, 100, 100, 20, 100, 100]), ...results('ben', [60, 60])];
  expect(ranked(week)).toEqual([
    { place: 1, userId: 'ann', points: 500 },
    { place: 2, userId: 'ben', points: 120 },
  ]);
});

test('players with equal points share a place, and the next place is skipped', () => {
  const day = [...results('ann', [100]), ...results('ben', [100]), ...results('cat', [30])];
  expect(ranked(day).map(({ place }) => place)).toEqual([1, 1, 3]);
});

test('a server is ranked only if at least three of its people count', () => {
  const people = ['ann', 'ben', 'cat'].flatMap((who, at) => results(who, [at * 50]));
  const few = ['ann', 'ben'].flatMap((who) => results(who, [100], 'few'));
  expect(serverScores([...people, ...few], () => true)).toEqual([
    { guildId: 'guild', people: 3, median: 50 },
  ]);
  expect(serverScores(people, (userId) => userId !== 'cat')).toEqual([]);
});

test.each([
  [[], 0],
  [[7], 7],
  [[9, 1, 5], 5],
  [[1, 2, 9, 4], 3],
])('the median of %j is %d', (numbers, median) => {
  expect(medianOf(numbers)).toBe(median);
});

test('a week begins on Monday', () => {
  expect([0, 3, 6, 7].map((days) => mondayOf(daysAfter(MONDAY, days)))).toEqual([
    MONDAY,
    MONDAY,
    MONDAY,
    '2026-11-23',
  ]);
});
