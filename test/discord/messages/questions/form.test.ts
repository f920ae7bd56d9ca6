/** A form for each kind of field, whose input is read back leniently but never wrongly. */
import { describe, expect, test } from 'vitest';
import type { Alternative, Field } from '../../../../src/core/requests/request.ts';
import { readForm } from '../../../../src/discord/messages/questions/form.ts';

function read(field: Field, filled: Readonly<Record<string, readonly string[]>>) {
  const alternative: Alternative = { id: 'way', verb: 'way', fields: { answer: field } };
  const form = readForm(alternative, new Map(Object.entries(filled)));
  return form.ok ? form.values['answer'] : form;
}

const REFUSED = { ok: false, field: 'answer' };

describe('a form that asks for one of several things', () => {
  const field: Field = { kind: 'one', of: ['hel', 'surt', 'nidhogg'] };
  test.each([
    [['surt'], 'surt'],
    [[' Surt '], 'surt'],
    [['odin'], REFUSED],
    [[''], REFUSED],
    [[], REFUSED],
  ])('%j', (filled, value) => expect(read(field, { answer: filled })).toEqual(value));
});

describe('a form that asks for a number', () => {
  const field: Field = { kind: 'number', from: -2, to: 40 };
  test.each([
    [['7'], 7],
    [[' 07 '], 7],
    [['-2'], -2],
    [['41'], REFUSED],
    [['-3'], REFUSED],
    [['2.5'], REFUSED],
    [['many'], REFUSED],
    [['1e1'], REFUSED],
    [[''], REFUSED],
  ])('%j', (filled, value) => expect(read(field, { answer: filled })).toEqual(value));
});

describe('a form that asks for several things from a list', () => {
  const field: Field = { kind: 'some', of: ['hel', 'surt', 'loki'], min: 1, max: 2 };
  test.each([
    [
      ['hel', 'loki'],
      ['hel', 'loki'],
    ],
    [['surt'], ['surt']],
    [['hel', 'surt', 'loki'], REFUSED],
    [['hel', 'hel'], REFUSED],
    [['odin'], REFUSED],
    [[], REFUSED],
  ])('%j', (filled, value) => expect(read(field, { answer: filled })).toEqual(value));
});

describe('a form that asks for an order, with the last place implied', () => {
  const field: Field = { kind: 'order', of: ['hel', 'surt', 'hel', 'loki'] };
  const places = (...chosen: readonly string[]) =>
    Object.fromEntries(chosen.map((place, at) => [`answer#${at}`, [place]]));
  test('keeps the chosen value', () => {
    expect(read(field, places('3', '2', '0'))).toEqual(['loki', 'hel', 'hel', 'surt']);
  });
  test.each([
    ['a place chosen twice', places('0', '0', '1')],
    ['a place that does not exist', places('0', '1', '9')],
    ['two places left open', places('0', '1')],
    ['nothing chosen', {}],
    ['text instead of a number', places('0', '1', 'x')],
  ])('refuses %s', (_, filled) => expect(read(field, filled)).toEqual(REFUSED));
});

describe('a form that asks how to share things among gods', () => {
  const field: Field = { kind: 'share', among: ['odin', 'thor', 'frey'], min: 0, max: 5 };
  test.each([
    ['odin 2, thor 3', { odin: 2, thor: 3 }],
    ['Odin: 2 / Frey: 1', { odin: 2, frey: 1 }],
    ['2 2 1', { odin: 2, thor: 2, frey: 1 }],
    ['odin 6', REFUSED],
    ['odin 3, thor 3', REFUSED],
    ['odin 1, odin 2', REFUSED],
    ['loki 1', REFUSED],
    ['1 2', REFUSED],
    ['odin', REFUSED],
    ['odin -1', REFUSED],
  ])('%s', (text, value) => expect(read(field, { answer: [text] })).toEqual(value));
});

test('a form that asks a yes-or-no question accepts only yes and no', () => {
  expect(read({ kind: 'yes' }, { answer: ['true'] })).toBe(true);
  expect(read({ kind: 'yes' }, { answer: ['false'] })).toBe(false);
  expect(read({ kind: 'yes' }, { answer: ['perhaps'] })).toEqual(REFUSED);
});
