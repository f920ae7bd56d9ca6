/** The values that rules read from an answer, and a check that they never continue with a forbidden one. */
import { expect, test } from 'vitest';
import {
  amount,
  amountOrZero,
  amounts,
  named,
  namedAll,
  namedOrUndefined,
} from '../../../src/core/requests/values.ts';

const GODS = ['odin', 'thor'] as const;
const ENEMIES = ['hel', 'surt'] as const;
const VALUES = { god: 'odin', order: ['hel', 'surt'], elves: 2, shares: { odin: 1 } };

test('each kind of field is read as its own type', () => {
  expect(named(VALUES, 'god', GODS)).toBe('odin');
  expect(namedAll(VALUES, 'order', ENEMIES)).toEqual(['hel', 'surt']);
  expect(amount(VALUES, 'elves')).toBe(2);
  expect(amounts(VALUES, 'shares')).toEqual({ odin: 1 });
});

test('an amount that the request did not ask for is 0', () => {
  expect(amountOrZero(VALUES, 'elves')).toBe(2);
  expect(amountOrZero(VALUES, 'heroes')).toBe(0);
});

test.each([
  ['a missing number', () => amount(VALUES, 'life')],
  ['a name where a number belongs', () => amount(VALUES, 'god')],
  ['a name where shares belong', () => amounts(VALUES, 'god')],
])('reading %s throws', (_what, read) => {
  expect(read).toThrow('no request allows');
});

test('a name that the request did not ask for is undefined', () => {
  expect(namedOrUndefined(VALUES, 'god', GODS)).toBe('odin');
  expect(namedOrUndefined(VALUES, 'world', GODS)).toBeUndefined();
});

test.each([
  ['a missing field', () => named(VALUES, 'world', GODS)],
  ['a number where a name belongs', () => named(VALUES, 'elves', GODS)],
  ['a name that the field never offers', () => named(VALUES, 'god', ENEMIES)],
  ['a list with a name that the field never offers', () => namedAll(VALUES, 'order', GODS)],
  ['a name where a list belongs', () => namedAll(VALUES, 'god', GODS)],
  ['a name never offered in a field that may be omitted', () => namedOrUndefined(VALUES, 'god', ENEMIES)],
])('reading %s throws a RangeError', (_what, read) => {
  expect(read).toThrow(RangeError);
});
