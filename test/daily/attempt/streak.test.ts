/** A streak counts finished days in a row. */
import { expect, test } from 'vitest';
import { streakOf } from '../../../src/daily/attempt/streak.ts';
import { type DailyDate, daysAfter } from '../../../src/daily/day.ts';

const TODAY = '2027-01-02' as DailyDate;
const before = (...days: readonly number[]) => days.map((each) => daysAfter(TODAY, -each));

test.each([
  ['no days yet', [], [], 0],
  ['today alone', [0], [], 1],
  ['yesterday, while today is still open', [1, 2], [], 2],
  ['days across the end of the year', [0, 1, 2, 3], [], 4],
  ['no days before a missed day', [0, 2, 3], [], 1],
  ['days before and after a cancelled day', [0, 2, 3], [1], 3],
  ['yesterday, if today was cancelled', [1], [0], 1],
] as const)('the streak counts: %s', (_, finished, cancelled, streak) => {
  expect(streakOf(before(...finished), before(...cancelled), TODAY)).toBe(streak);
});
