/** The rows of a table if some of its options are given. */
import { expect, test } from 'vitest';
import { rowsOf } from '../../../../scripts/simulate/table/rows.ts';
import type { GameEntry } from '../../../../src/core/catalogue.ts';
import type { Options } from '../../../../src/core/game.ts';
import { CATALOGUE } from '../../../../src/games/index.ts';

function yggdrasil(): GameEntry {
  const entry = CATALOGUE.get('yggdrasil');
  if (entry === undefined) throw new Error('the catalogue has no Yggdrasil');
  return entry;
}

function rows(entry: GameEntry, given: Options) {
  const read = rowsOf(entry, given);
  if (!read.ok) throw new Error(read.sentence);
  return read.value;
}

test('every difficulty of a game fits one of its rule states', () => {
  const entry = yggdrasil();
  const found = new Set(rows(entry, {}).rows.map(({ names }) => names.at(-1)));
  expect(found).toEqual(new Set(Object.keys(entry.difficulties)));
});

test('a given rule state leaves only its difficulties', () => {
  const { axes, rows: found } = rows(yggdrasil(), { rules: '2010' });
  expect(axes).toEqual(['difficulty']);
  expect(found.map(({ names }) => names)).toEqual([['plain'], ['angry-3'], ['angry-6']]);
  expect(found.map(({ options }) => options['angry'])).toEqual([0, 3, 6]);
  expect(new Set(found.map(({ options }) => options['rules']))).toEqual(new Set(['2010']));
});

test('a given part of the difficulty leaves only the rule states that have it', () => {
  const { axes, rows: found } = rows(yggdrasil(), { ragnarok: 2 });
  expect(axes).toEqual(['rules']);
  expect(found.map(({ names }) => names)).toEqual([['2018'], ['2011']]);
});

test('any other option applies in all rows', () => {
  const { axes, rows: found } = rows(yggdrasil(), { bags: 'closed' });
  expect(axes).toEqual(['rules', 'difficulty']);
  expect(new Set(found.map(({ options }) => options['bags']))).toEqual(new Set(['closed']));
});

test('in a given rule state, a game that is always equally hard has one row without a name', () => {
  const entry = { ...yggdrasil(), difficulties: {} };
  expect(rows(entry, { rules: '2018' })).toMatchObject({ axes: [], rows: [{ names: [] }] });
});
