/** The rulebook against the documents it was made from: no sentence that states a rule is left out. */
import { describe, expect, test } from 'vitest';
import words from '../../../../assets/locales/en/yggdrasil-rules.json' with { type: 'json' };
import { holdsIn } from '../../../../src/core/rulebook.ts';
import { YGGDRASIL_RULEBOOK } from '../../../../src/games/yggdrasil/rulebook/rulebook.ts';
import {
  OVERRIDDEN_SENTENCES,
  SOURCE_DOCUMENTS,
  SOURCE_PAGES,
  sentencesOf,
} from '../../../../src/games/yggdrasil/rulebook/sources.ts';

const cited = new Set(YGGDRASIL_RULEBOOK.flatMap(({ source }) => source));
const numbered = SOURCE_DOCUMENTS.flatMap(sentencesOf);

describe('the documents', () => {
  test.each(SOURCE_DOCUMENTS)('$key is numbered from 1 on, section after section', ({ sections }) => {
    const starts = sections.map(({ from }) => from);
    expect(starts).toEqual([1, ...sections.slice(0, -1).map(({ to }) => to + 1)]);
    expect(sections.filter(({ from, to }) => to < from)).toEqual([]);
  });

  test.each(SOURCE_DOCUMENTS)('every sentence of $key is held by a row', (document) => {
    const sentences = sentencesOf(document);
    expect(sentences.length).toBeGreaterThan(100);
    expect(sentences.filter((sentence) => !cited.has(sentence))).toEqual([]);
  });

  test('each sentence that we do not follow is held by the row that says what we do', () => {
    expect(OVERRIDDEN_SENTENCES.length).toBeGreaterThan(0);
    const strays = OVERRIDDEN_SENTENCES.filter(({ sentence, row }) => {
      return !YGGDRASIL_RULEBOOK.some(({ id, source }) => id === row && source.includes(sentence));
    });
    expect(strays).toEqual([]);
  });

  test('that contradict each other about one edition are told as such: Odin in 2011 [Y-730]', () => {
    const row = YGGDRASIL_RULEBOOK.find(({ id }) => id === 'Y-730');
    expect(row?.source).toEqual(['S4.50', 'S4.51', 'S4.100', 'S4.101', 'W-cyber']);
    expect(OVERRIDDEN_SENTENCES).toContainEqual({ sentence: 'W-cyber', row: 'Y-730', why: 'disputed' });
    expect(words['Y-730']).toMatch(/under the deck\..* another lets him choose the top or the bottom\.$/);
  });
});

describe('the rows', () => {
  test('cite sentences there are, or pages without numbers, each once', () => {
    const pages = SOURCE_PAGES.map(({ key }) => key);
    const unknown = [...cited].filter((key) => !numbered.includes(key) && !pages.includes(key));
    expect(unknown).toEqual([]);
    const twice = YGGDRASIL_RULEBOOK.filter(({ source }) => new Set(source).size < source.length);
    expect(twice).toEqual([]);
  });

  test('cite a document only where they hold in the rule state that it prints', () => {
    const odd = SOURCE_DOCUMENTS.flatMap(({ key, rules }) =>
      YGGDRASIL_RULEBOOK.filter(
        (row) => !holdsIn(row, rules) && row.source.some((sentence) => sentence.startsWith(`${key}.`)),
      ),
    );
    expect(odd).toEqual([]);
  });

  test.each([
    ['Y-589', 'the six cards in Vanaheim: the reprint alone describes them', ['2011']],
    ['Y-592', 'the giant discarded in Vanaheim: the reprint alone has the pile shuffled', ['2011']],
    ['Y-585', 'the order of the squares: that of the reprint', ['2011']],
    [
      'Y-206',
      'two spaces for an Angry card: before the printing nobody says what one does',
      ['2010', '2011'],
    ],
    ['Y-207', 'one effect for an Angry card', ['2010', '2011']],
    ['Y-110', 'the Black island submerged: a page on the first edition says so', []],
    ['Y-105', 'every enemy on space 1: reviews that do not say of which edition confirm none', ['2011']],
    ['Y-804', 'the Residence taken: every edition says so', []],
    ['Y-214', 'stopping early: nobody says so, it is our choice', []],
  ])('%s does not claim more editions than its sources: %s', (row, _about, editions) => {
    const found = YGGDRASIL_RULEBOOK.find(({ id }) => id === row);
    expect(found?.unconfirmedIn).toEqual(editions);
  });

  test('name a source when they are stated or deduced; what is assumed or remembered has none', () => {
    const odd = YGGDRASIL_RULEBOOK.filter(
      ({ confidence, source }) => ['stated', 'deduced'].includes(confidence) !== source.length > 0,
    );
    expect(odd).toEqual([]);
  });
});
