/** Typed seeds: letters of every script, and one seed for texts that look the same. */
import { expect, test } from 'vitest';
import { tableSeedFrom } from '../../../src/core/random.ts';
import { isSeed, seedTyped } from '../../../src/tables/lobby/seed.ts';

test.each([
  'friday',
  'Été à Nîmes',
  'かぎ 3',
  'がぎぐ',
  'нова гра',
  'हिन्दी में',
  'ไทยแลนด์',
  'বাংলা',
  'עִבְרִית',
  'العَرَبِيَّة',
  'Tiếng Việt',
  '한국어',
  'ኢትዮጵያ',
  'keyed-1:friday',
  'alea-1:friday',
])('%s is a seed', (text) => {
  expect(isSeed(tableSeedFrom(seedTyped(text)))).toBe(true);
});

test.each(['', '   ', '\u3000', '\u200b', '!?', '`a`', '<@1>', 'a'.repeat(73), 'keyed-1:'])(
  '%j is not a seed',
  (text) => {
    expect(isSeed(tableSeedFrom(seedTyped(text)))).toBe(false);
  },
);

test.each([
  ['friday', '  friday '],
  ['friday', '\u3000friday\u00a0'],
  ['good friday', 'good \u3000friday'],
  ['\u00e9t\u00e9', 'e\u0301te\u0301'],
  ['が', 'か\u3099'],
  ['friday', 'fri\u200bday\ufeff'],
])('%j and %j are the same seed', (one, other) => {
  expect(seedTyped(other)).toBe(one);
});
