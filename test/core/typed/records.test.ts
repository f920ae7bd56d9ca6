/** Records keyed by the names of a list. */
import { expect, test } from 'vitest';
import { entriesOf, namesOf, recordOf } from '../../../src/core/typed/records.ts';

const GODS = ['odin', 'thor'] as const;

test('a record has a value for each name, in the order of the list', () => {
  const record = recordOf(GODS, (god, at) => `${god} ${at}`);
  expect(Object.entries(record)).toEqual([
    ['odin', 'odin 0'],
    ['thor', 'thor 1'],
  ]);
  expect(namesOf(record)).toEqual(GODS);
});

test('entries include only names with a value', () => {
  const lives: { readonly odin?: number; readonly thor?: number } = { thor: 0 };
  expect(entriesOf(lives)).toEqual([['thor', 0]]);
});
