/** The last result is remembered, and never returned for another input. */
import { expect, test } from 'vitest';
import { oncePerThing } from '../../src/core/once.ts';

test('consecutive calls with the same object compute the result once, and a call with an equal object computes it again', () => {
  const asked: (readonly number[])[] = [];
  const total = oncePerThing((numbers: readonly number[]) => {
    asked.push(numbers);
    return numbers.reduce((sum, number) => sum + number, 0);
  });
  const one = [1, 2];
  const other = [1, 2];
  expect([total(one), total(one), total([5]), total(one), total(other)]).toEqual([3, 3, 5, 3, 3]);
  expect(asked).toEqual([one, [5], one, other]);
  expect(asked[3]).toBe(other);
});
