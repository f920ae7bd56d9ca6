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

test.each([
  ['ヘイムダルを噛む', 190, ['ヘイムダルを', '噛む']],
  ['巨人フェンリルを撃破', 230, ['巨人フェンリルを', '撃破']],
  ['エルフを1人取る', 120, ['エルフを', '1人取る']],
  ['フェンリルを3マス戻す', 186, ['フェンリルを', '3マス戻す']],
  ['ルーンを3つ集める', 130, ['ルーンを', '3つ集める']],
  ['強いSurtが', 130, ['強い', 'Surtが']],
])('a line of %s ends between phrases', (words, within, lines) => {
  expect(sentenceLines(words, within, { size: 28 })).toEqual(lines);
});

test('a line ends within a word if the text would otherwise take another line', () => {
  expect(sentenceLines('山札の札を捨てる', 130, { size: 28 })).toEqual(['山札の札', 'を捨てる']);
});

test('no character is lost, also in mixed scripts and with signs that begin or end nothing', () => {
  const words = '「フェンリル」は、7マス目（残り2枚）…Surt +1 々々ー、〜です。';
  for (const within of [60, 120, 240])
    expect(sentenceLines(words, within, { size: 28 }).join('').replaceAll(' ', '')).toBe(
      words.replaceAll(' ', ''),
    );
});
