/** `npm run tune`: the search finds the best numbers, reproducibly, and writes them in place. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { evolution } from '../../scripts/tune/evolution.ts';
import { listOf, scaled } from '../../scripts/tune/numbers.ts';
import { tableOf } from '../../scripts/tune/tables.ts';
import { writeNumbers } from '../../scripts/tune/writing.ts';
import { CATALOGUE } from '../../src/games/index.ts';

const WANTED = [0.5, -0.4, 0.1];

/** The distance from the best point after this many rounds. */
function missesAfter(rounds: number, seed: string): number {
  const search = evolution(WANTED.length, seed);
  const farFrom = (at: readonly number[]) =>
    Math.hypot(...WANTED.map((wanted, place) => wanted - (at[place] ?? 0)));
  for (let round = 0; round < rounds; round += 1) search.next(10, (candidate) => 0 - farFrom(candidate));
  return farFrom(search.mean);
}

test('the search finds the best numbers, and takes the same path for the same seed', () => {
  expect(missesAfter(60, 'one')).toBeLessThan(0.05);
  expect(missesAfter(60, 'one')).toBe(missesAfter(60, 'one'));
  expect(missesAfter(60, 'two')).not.toBe(missesAfter(60, 'one'));
});

test('numbers are changed in place, and a 0 stays 0', () => {
  const numbers = { one: 2, list: [0, 10, 4], deep: { two: -3 } };
  expect(listOf(numbers)).toEqual([2, 10, 4, -3]);
  expect(scaled(numbers, [1, 2, 0.5, 1.11111])).toEqual({ one: 2, list: [0, 20, 2], deep: { two: -3.33 } });
});

test('the numbers are written into their file, and nothing else in it changes', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tune-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'weights.ts');
  const before = 'type Weights = { readonly a: number };\n\n';
  writeFileSync(file, `${before}export const WEIGHTS: Weights = { a: 1 };\n`);
  writeNumbers(file, 'WEIGHTS: Weights', { a: 2.5 });
  expect(readFileSync(file, 'utf8')).toBe(`${before}export const WEIGHTS: Weights = {\n  a: 2.5,\n};\n`);
});

test('the tables vary in seats and boxes, and the same number gives the same table', async () => {
  const entry = CATALOGUE.get('yggdrasil');
  if (entry === undefined) throw new Error('no such game');
  const boxes = (await entry.samples()).tuned?.boxes ?? [];
  const house = entry.game.box({ rules: '2018' }, null);
  const rows = [{ names: [], options: { rules: '2018', angry: 3 } }];
  const tables = Array.from({ length: 40 }, (_, number) => tableOf(entry, rows, boxes, 'seed', number));
  expect(tables[7]).toEqual(tableOf(entry, rows, boxes, 'seed', 7));
  expect(new Set(tables.map(({ roles }) => roles.length))).toEqual(new Set([1, 2, 3, 4, 5, 6]));
  const corrected = tables.filter(({ box }) => JSON.stringify(box) !== JSON.stringify(house));
  expect(corrected.length).toBeGreaterThan(3);
  expect(corrected.length).toBeLessThan(20);
});
