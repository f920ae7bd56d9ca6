/** Names that would be too small in one line get two. */
import { expect, test } from 'vitest';
import { nameWidth, oneOrTwoLines, sentenceLines } from '../../src/render/lines.ts';
import { MIN_TYPE } from '../../src/render/measures.ts';
import { letteringOn, wordsOn } from './found.ts';

const LETTERING = { size: 34, fill: '#fff', within: 150 };

test('a name that fits well enough stays on one line', () => {
  expect(wordsOn(oneOrTwoLines('Utgard-Loki', 0, 0, LETTERING))).toEqual(['Utgard-Loki']);
});

test('a longer name is split at a space, and neither part is too small', () => {
  const svg = oneOrTwoLines('Storm the Old One', 0, 0, LETTERING);
  expect(wordsOn(svg)).toEqual(['Storm the', 'Old One']);
  expect(letteringOn(svg).filter(({ size }) => size < MIN_TYPE)).toEqual([]);
});

test.each([
  ['ウートガルザ・ロキ', ['ウートガルザ・', 'ロキ']],
  ['スットゥング', ['スットゥ', 'ング']],
  ['ギャールプ', ['ギャー', 'ルプ']],
])('%s is broken at word boundaries', (name, parts) => {
  expect(wordsOn(oneOrTwoLines(name, 0, 0, { ...LETTERING, within: 90 }))).toEqual(parts);
});

test('a frame around a name in two lines is as wide as the longer line', () => {
  const name = 'スットゥング';
  expect(nameWidth(name, LETTERING)).toBeCloseTo(150);
  expect(nameWidth(name, { ...LETTERING, within: 110 })).toBeCloseTo(4 * MIN_TYPE);
});

test('an opening bracket moves down with the word after it', () => {
  const lines = sentenceLines('ロキは「ラグナロク」と言う。', 200, { size: 28 });
  expect(lines).toEqual(['ロキは', '「ラグナロク」', 'と言う。']);
});
