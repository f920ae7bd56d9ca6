/** The checks of a rulebook find its faults. */
import { expect, test } from 'vitest';
import type { RuleRow } from '../../src/core/rulebook/rulebook.ts';
import { badTexts, wronglyNumbered, wronglySourced, wronglyWorded } from './form.ts';

function row(id: string, source: readonly string[] = ['S1.1']): RuleRow {
  const confidence = source.length > 0 ? 'stated' : 'assumed';
  return { id, topics: ['turn'], source, confidence, unconfirmedIn: [] };
}

test('the check finds numbers from another book, without a chapter, or out of order', () => {
  const rows = ['X-101', 'X-103', 'X-102', 'X-102', 'Z-201', 'X-001'].map((id) => row(id));
  expect(wronglyNumbered(rows, 'X')).toEqual(['X-102', 'X-102', 'Z-201', 'X-001']);
});

test('the check finds rows without text, and text without a row', () => {
  expect(wronglyWorded([row('X-101'), row('X-102')], { 'X-101': 'So.' })).toEqual(['X-102']);
  expect(wronglyWorded([row('X-101')], { 'X-101': 'So.', 'X-102': 'Thus.' })).toEqual(['X-102']);
});

test("the check finds texts that aren't a sentence of their own", () => {
  const texts = [
    'It is so.',
    'it is so.',
    'It is so',
    'It is {so}.',
    'It is so.',
    `${'It is so. '.repeat(30)}So.`,
  ];
  expect(badTexts(Object.fromEntries(texts.map((text, at) => [String(at), text])))).toEqual(texts.slice(1));
});

test('the check finds unknown sources, duplicate ones, and confidence without a source', () => {
  const unsure: RuleRow = { ...row('X-104', []), confidence: 'deduced' };
  const rows = [
    row('X-101'),
    row('X-102', ['S1.9']),
    row('X-103', ['S1.1', 'S1.1']),
    unsure,
    row('X-105', []),
  ];
  expect(wronglySourced(rows, ['S1.1'])).toEqual(['X-102', 'X-103', 'X-104']);
});
