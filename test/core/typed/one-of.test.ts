/** Names received as text are checked against their list before they count as names. */
import { expect, test } from 'vitest';
import { asListOf, asOneOf, isOneOf } from '../../../src/core/typed/one-of.ts';

const GODS = ['odin', 'thor'] as const;

test('only a text on the list counts as a name', () => {
  expect(isOneOf(GODS, 'odin')).toBe(true);
  expect(['loki', 'Odin', '', 0, null, undefined, ['odin']].filter((value) => isOneOf(GODS, value))).toEqual(
    [],
  );
});

test('a name that is not on the list is refused, and the message says which names are allowed', () => {
  expect(asOneOf(GODS, 'thor')).toBe('thor');
  expect(() => asOneOf(GODS, 'loki')).toThrow('loki is none of: odin, thor');
});

test("a list with one wrong name is refused, and so is a value that isn't a list", () => {
  expect(asListOf(GODS, ['thor', 'odin', 'thor'])).toEqual(['thor', 'odin', 'thor']);
  expect(() => asListOf(GODS, ['thor', 'loki'])).toThrow('loki');
  expect(() => asListOf(GODS, 'thor')).toThrow('no list');
});
