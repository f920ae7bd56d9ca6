/** Rates with their bounds, compared with numbers computed by others. */
import { describe, expect, test } from 'vitest';
import { difference, type Rate, rateOf } from '../../../../scripts/simulate/table/rates.ts';
import { differenceText, rateText } from '../../../../scripts/simulate/table/text.ts';

function rate(hits: number, of: number): Rate {
  const found = rateOf(hits, of);
  if (found === null) throw new Error('nothing was counted');
  return found;
}

describe("Wilson's interval", () => {
  test.each([
    [81, 263, 0.308, 0.2553, 0.3662],
    [15, 148, 0.1014, 0.0624, 0.1605],
    [0, 20, 0, 0, 0.1611],
    [1, 29, 0.0345, 0.0061, 0.1718],
    [29, 29, 1, 0.883, 1],
  ])('of %i in %i', (hits, of, expected, low, high) => {
    const found = rate(hits, of);
    expect(found.rate).toBeCloseTo(expected, 3);
    expect(found.low).toBeCloseTo(low, 3);
    expect(found.high).toBeCloseTo(high, 3);
  });

  test('is missing if nothing was counted', () => {
    expect(rateOf(0, 0)).toBeNull();
    expect(rateText(0, 0)).toBe('-');
  });
});

test.each([
  [56, 70, 48, 80, 0.2, 0.0524, 0.3339],
  [9, 10, 3, 10, 0.6, 0.1705, 0.809],
  [10, 10, 0, 10, 1, 0.6075, 1],
])(
  'the difference of %i in %i and %i in %i has its interval',
  (hits, of, others, ofOthers, expected, low, high) => {
    const found = difference(rate(hits, of), rate(others, ofOthers));
    expect(found.rate).toBeCloseTo(expected, 4);
    expect(found.low).toBeCloseTo(low, 3);
    expect(found.high).toBeCloseTo(high, 3);
  },
);

test('rates are written in whole percents and points', () => {
  expect(rateText(81, 263)).toBe('31 % (26 to 37)');
  expect(differenceText(difference(rate(56, 70), rate(48, 80)))).toBe('+20 (+5 to +33)');
  expect(differenceText(difference(rate(5, 10), rate(5, 10)))).toBe('0 (-37 to +37)');
});
