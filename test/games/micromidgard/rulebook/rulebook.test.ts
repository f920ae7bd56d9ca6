/** The numbered rulebook: its numbers, its words, its sources, its topics, and what it says of house values. */
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import words from '../../../../assets/locales/en/micromidgard-rules.json' with { type: 'json' };
import { citationsOfTests, rowsPointedAt } from '../../../../scripts/rules-page/citations.ts';
import { HOUSE_BOX } from '../../../../src/games/micromidgard/box/house-box.ts';
import { BLESSINGS_OF, RELICS, TRACKS } from '../../../../src/games/micromidgard/components.ts';
import { MICROMIDGARD_RULEBOOK as rulebook } from '../../../../src/games/micromidgard/rulebook/rulebook.ts';
import { PAGES, SOURCE_DOCUMENTS, sentencesOf } from '../../../../src/games/micromidgard/rulebook/sources.ts';
import {
  badTexts,
  type Words,
  wronglyNumbered,
  wronglySourced,
  wronglyWorded,
} from '../../../rulebook/form.ts';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
const WORDS: Words = words;

const BLESSINGS = TRACKS.flatMap((track) => BLESSINGS_OF[track]);
const TOPICS = [
  ...BLESSINGS,
  ...RELICS,
  ...'set-up seats realms midgard meeples markers move turn actions gold mead points end'.split(' '),
  ...'blessings levels relics wolves ragnarok prophecies house-values'.split(' '),
];

const ids = rulebook.map(({ id }) => id);

describe('every row', () => {
  test('has a number, and the chapters are nine', () => {
    expect(wronglyNumbered(rulebook, 'M')).toEqual([]);
    expect(new Set(ids.map((id) => id.charAt(2)))).toEqual(new Set('123456789'));
  });

  test('has words: a whole sentence, short enough for a phone, and said once', () => {
    expect(wronglyWorded(rulebook, WORDS)).toEqual([]);
    expect(badTexts(WORDS)).toEqual([]);
  });

  test('has known topics, each used somewhere and none twice in a row', () => {
    expect(new Set(rulebook.flatMap(({ topics }) => topics))).toEqual(new Set(TOPICS));
    expect(
      rulebook.filter(({ topics }) => topics.length === 0 || new Set(topics).size < topics.length),
    ).toEqual([]);
  });

  test('is held by a test', () => {
    const held = new Set(citationsOfTests(ROOT, 'M').map(({ row }) => row));
    expect(ids.filter((id) => !held.has(id))).toEqual([]);
  });

  test('is there that a program points at', () => {
    const pointedAt = rowsPointedAt(ROOT, 'M');
    expect(pointedAt.length).toBeGreaterThan(ids.length);
    expect(pointedAt.filter(({ row }) => !ids.includes(row))).toEqual([]);
  });
});

describe('the sources', () => {
  const sentences = SOURCE_DOCUMENTS.flatMap(sentencesOf);
  const cited = new Set(rulebook.flatMap(({ source }) => source));

  test.each(SOURCE_DOCUMENTS)('$key is numbered from 1 on, section after section', ({ sections }) => {
    expect(sections.map(({ from }) => from)).toEqual([1, ...sections.slice(0, -1).map(({ to }) => to + 1)]);
    expect(sections.filter(({ from, to }) => to < from)).toEqual([]);
  });

  test.each(SOURCE_DOCUMENTS)('every sentence of $key is held by a row', (document) => {
    expect(sentencesOf(document).length).toBeGreaterThan(100);
    expect(sentencesOf(document).filter((sentence) => !cited.has(sentence))).toEqual([]);
  });

  test('are there, and every page is cited', () => {
    expect(wronglySourced(rulebook, [...sentences, ...Object.keys(PAGES)])).toEqual([]);
    expect(Object.keys(PAGES).filter((page) => !cited.has(page))).toEqual([]);
  });

  test('that are not followed are held by the row that says what we do', () => {
    const overridden = SOURCE_DOCUMENTS.flatMap((document) => document.overridden);
    expect(overridden.length).toBeGreaterThan(0);
    for (const { sentence, row } of overridden)
      expect(rulebook.find(({ id }) => id === row)?.source).toContain(sentence);
  });
});

describe('what is ours', () => {
  test('a house value says so, has its topic, and is never called stated', () => {
    const values = rulebook.filter(({ houseValue }) => houseValue !== undefined);
    expect(values.map(({ id }) => id)).toEqual(ids.filter((id) => WORDS[id]?.startsWith('House value: ')));
    expect(values).toEqual(rulebook.filter(({ topics }) => topics.includes('house-values')));
    expect(values.filter(({ confidence }) => confidence === 'stated')).toEqual([]);
  });

  test('every house value of the box has a row, and no other value has', () => {
    expect(new Set(rulebook.flatMap(({ houseValue }) => houseValue ?? []))).toEqual(new Set(HOUSE_BOX.house));
  });

  test('a ruling is called one, and is what is assumed and not in the box', () => {
    const rulings = rulebook.filter(
      ({ confidence, houseValue }) => confidence === 'assumed' && houseValue === undefined,
    );
    expect(rulings.length).toBeGreaterThan(10);
    expect(rulings.map(({ id }) => id)).toEqual(ids.filter((id) => WORDS[id]?.startsWith('House ruling: ')));
  });
});

describe('asking about', () => {
  test.each(BLESSINGS)('%s brings its four squares', (blessing) => {
    const rows = rulebook.filter(({ id, topics }) => id.startsWith('M-4') && topics.includes(blessing));
    expect(rows).toHaveLength(4);
  });

  test.each(RELICS)('%s brings its two sides', (relic) => {
    const rows = rulebook.filter(({ id, topics }) => id.startsWith('M-5') && topics.includes(relic));
    expect(rows.map(({ id }) => WORDS[id]?.split(':')[0])).toEqual([
      `Relic ${relic}, Sun side`,
      `Relic ${relic}, Moon side`,
    ]);
  });
});
