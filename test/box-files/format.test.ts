/** The format of a box file, built from what a game knows about its box. */
import { expect, test } from 'vitest';
import { z } from 'zod';
import { formatOf } from '../../src/box-files/format.ts';
import { areDifferent, beginning, each, fields, listOf } from '../../src/box-files/parts.ts';
import type { BoxFault } from '../../src/core/box.ts';
import type { Json } from '../../src/core/json.ts';

const FORM = fields({
  ...beginning('marbles'),
  colours: listOf(z.enum(['light red', 'dark red', 'blue'], 'no-colour'))
    .refine(areDifferent, 'colour-twice')
    .describe('about.colours')
    .optional(),
  weights: fields(each(['red', 'blue'], z.int('no-weight')), 'unknown-marble').optional(),
});

const HEAVY: BoxFault = { at: ['weights'], phrase: { key: 'too-heavy' } };

const format = formatOf({
  form: FORM,
  drafts: () => [],
  contradictionsIn: (file) => (JSON.stringify(file).includes('1000') ? [HEAVY] : []),
  correctionsIn: ({ colours = [] }) => ({ colours }),
});

/** Each fault's location, the key of its sentence, and the values that the sentence lists. */
function wrongIn(parts: Json): readonly (readonly [at: string, key: string, known: string])[] {
  const read = format.read(parts);
  if (read.ok) return [];
  return read.faults.map(({ at, phrase }) => {
    const known = phrase.with?.['known'];
    const listed = Array.isArray(known) ? known.map((each) => each.with.written).join(' ') : '';
    return [at.join('.'), phrase.key, listed];
  });
}

test('a file without faults becomes corrections', () => {
  expect(format.read({ game: 'marbles', colours: ['blue'] })).toEqual({
    ok: true,
    corrections: { colours: ['blue'] },
  });
});

test("a wrong value is reported with its field's sentence and the allowed words", () => {
  expect(wrongIn({})).toEqual([['game', 'form.missing', '']]);
  expect(wrongIn(3)).toEqual([['', 'form.no-object', '']]);
  expect(wrongIn({ game: 'marbles', colours: 3 })).toEqual([['colours', 'form.no-list', '']]);
  expect(wrongIn({ game: 'marbles', $schema: 3 })).toEqual([['$schema', 'form.no-text', '']]);
  expect(wrongIn({ game: 'marbles', colours: ['blue', 'blue'] })).toEqual([['colours', 'colour-twice', '']]);
  expect(wrongIn({ game: 'marbles', colours: ['green'] })).toEqual([
    ['colours.0', 'no-colour', '"light red" "dark red" "blue"'],
  ]);
  expect(wrongIn({ game: 'marbles', colours: ['dark blue'] })).toEqual([
    ['colours.0', 'no-colour', '"dark red"'],
  ]);
});

test('an unknown field is reported with the known fields in its part of the file', () => {
  expect(wrongIn({ game: 'marbles', weight: 3 })).toEqual([
    ['weight', 'form.unknown-field', '"$schema" "game" "colours" "weights"'],
  ]);
  expect(wrongIn({ game: 'marbles', weights: { green: 3 } })).toEqual([
    ['weights.green', 'unknown-marble', '"red" "blue"'],
  ]);
});

test('contradictions are reported after format faults, once per place', () => {
  expect(wrongIn({ game: 'marbles', weights: { red: 1000 } })).toEqual([['weights', 'too-heavy', '']]);
  expect(wrongIn({ game: 'marbles', weights: '1000' })).toEqual([['weights', 'form.no-object', '']]);
});

test('a file for another game is reported as such, with no other faults', () => {
  expect(wrongIn({ game: 'chess', weights: '1000' })).toEqual([['game', 'form.other-game', '"marbles"']]);
});

test("the schema describes its fields in the reader's language", () => {
  const { properties } = format.schema(({ key }) => `In words: ${key}.`) as {
    readonly properties: Readonly<Record<string, { readonly description?: string }>>;
  };
  expect(properties['game']?.description).toBe('In words: form.about.game.');
  expect(properties['colours']?.description).toBe('In words: about.colours.');
});
