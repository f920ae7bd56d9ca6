import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import type { DailyDate } from '../../../src/daily/day.ts';
import { keysOf } from '../../../src/daily/making/keys.ts';

const SECRET = new Uint8Array(32).fill(1);
const RECIPE = 'daily-2';
const DATE = '2027-01-01' as DailyDate;

test('a key is the HMAC of its purpose under the secret, so that no one can compute it without the secret', () => {
  const text = `${RECIPE}|2027-01-01|yggdrasil|luck|3.1.0`;
  const expected = createHmac('sha256', SECRET).update(text).digest('hex');
  expect(keysOf(SECRET, RECIPE, DATE, 'yggdrasil').luck(3, 1, 0)).toBe(`keyed-1:${expected}`);
});

test('every secret, recipe, date, game, purpose and number has a key of its own', () => {
  const keys = keysOf(SECRET, RECIPE, DATE, 'yggdrasil');
  const all = [
    keys.search('game', 1),
    keys.search('game', 2),
    keys.search('roles', 1),
    keysOf(SECRET, RECIPE, DATE, 'chronicles').search('game', 1),
    keysOf(SECRET, RECIPE, '2027-01-02' as DailyDate, 'yggdrasil').search('game', 1),
    keysOf(SECRET, 'daily-3', DATE, 'yggdrasil').search('game', 1),
    keysOf(new Uint8Array(32).fill(2), RECIPE, DATE, 'yggdrasil').search('game', 1),
  ];
  expect(new Set(all).size).toBe(all.length);
  expect(keys.search('board', 1, 23)).not.toBe(keys.search('board', 12, 3));
});

test('the dice that people see come from streams that no one can predict', () => {
  expect(keysOf(SECRET, RECIPE, DATE, 'yggdrasil').luck(0)).toMatch(/^keyed-1:[0-9a-f]{64}$/);
});
