/** Every rulebook against its texts, its sources, its box and the program: nothing is missing, and nothing is invented. */
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { wordsOf } from '../../scripts/rules-page/book.ts';
import { BOOKS } from '../../scripts/rules-page/books.ts';
import { citationsOfTests, rowsPointedAt } from '../../scripts/rules-page/citations.ts';
import type { GameEntry } from '../../src/core/catalogue.ts';
import { chooseOptions } from '../../src/core/options.ts';
import { holdsIn, houseValuesIn, RULES_OPTION } from '../../src/core/rulebook/rulebook.ts';
import { sentencesOf } from '../../src/core/rulebook/sources.ts';
import { CATALOGUE } from '../../src/games/index.ts';
import { SUBJECTS } from '../../tools/conformance/subjects.ts';
import { badTexts, wronglyNumbered, wronglySourced, wronglyWorded } from './form.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

const held = new Set(citationsOfTests(ROOT).map(({ row }) => row));

test('every game of the catalogue with rules has a book for them', () => {
  expect(BOOKS.map(({ game, rulebook }) => [game, rulebook])).toEqual(
    [...CATALOGUE.values()].flatMap(({ game, rulebook }) =>
      rulebook.length === 0 ? [] : [[game.id, rulebook]],
    ),
  );
});

test('no two books have the same letter', () => {
  expect(new Set(BOOKS.map(({ letter }) => letter)).size).toBe(BOOKS.length);
});

test('the books together are not empty', () => {
  expect(BOOKS.flatMap(({ documents }) => documents.flatMap(sentencesOf)).length).toBeGreaterThan(700);
  expect(BOOKS.flatMap(({ overridden }) => overridden)).not.toEqual([]);
  const values = BOOKS.flatMap(({ rulebook }) => rulebook.flatMap(({ houseValue }) => houseValue ?? []));
  expect(values).not.toEqual([]);
});

describe.each(BOOKS)('in the book of $title', (book) => {
  const { letter, chapters, rulebook, documents, overridden } = book;
  const pages = book.pages.map(({ key }) => key);
  const ids = rulebook.map(({ id }) => id);
  const words = wordsOf(book);
  const cited = new Set(rulebook.flatMap(({ source }) => source));
  const houseRows = rulebook.filter(({ houseValue }) => houseValue !== undefined);

  describe('every row', () => {
    test('has a number in one of the chapters, in ascending order', () => {
      expect(wronglyNumbered(rulebook, letter)).toEqual([]);
      expect(new Set(ids.map((id) => id.charAt(2)))).toEqual(new Set(Object.keys(chapters)));
    });

    test('has a text: a whole sentence, short enough for a phone, and unique', () => {
      expect(wronglyWorded(rulebook, words)).toEqual([]);
      expect(badTexts(words)).toEqual([]);
    });

    test('has topics, none of them twice', () => {
      const odd = rulebook.filter(
        ({ topics }) => topics.length === 0 || new Set(topics).size < topics.length,
      );
      expect(odd).toEqual([]);
    });

    test('is covered by a test', () => {
      expect(ids.filter((id) => !held.has(id))).toEqual([]);
    });

    test('exists if the program refers to it', () => {
      const pointedAt = rowsPointedAt(ROOT, book);
      expect(pointedAt.length).toBeGreaterThanOrEqual(2 * ids.length);
      expect(pointedAt.filter(({ row }) => !ids.includes(row))).toEqual([]);
    });
  });

  describe('the sources', () => {
    test.each(documents)('$key is numbered from 1 on, section after section', ({ sections }) => {
      const starts = sections.map(({ from }) => from);
      expect(starts).toEqual([1, ...sections.slice(0, -1).map(({ to }) => to + 1)]);
      expect(sections.filter(({ from, to }) => to < from)).toEqual([]);
    });

    test.each(documents)('every sentence of $key is covered by a row', (document) => {
      const sentences = sentencesOf(document);
      expect(sentences.filter((sentence) => !cited.has(sentence))).toEqual([]);
    });

    test('exist if a row cites them, and every page is cited', () => {
      const known = [...documents.flatMap(sentencesOf), ...pages];
      expect(wronglySourced(rulebook, known)).toEqual([]);
      expect(pages.filter((page) => !cited.has(page))).toEqual([]);
    });

    test('that are not followed are covered by the row that says what we do', () => {
      for (const { sentence, row } of overridden)
        expect(rulebook.find(({ id }) => id === row)?.source).toContain(sentence);
    });

    test.each(documents)('$key is cited only in a rule state to which its row applies', (document) => {
      const elsewhere = rulebook.filter((row) => !holdsIn(row, document.rules));
      const odd = elsewhere.filter(({ source }) =>
        source.some((sentence) => sentence.startsWith(`${document.key}.`)),
      );
      expect(odd).toEqual([]);
    });
  });

  test('a row based on an interpretation is called a ruling and names the sentence; no ruling is called stated', () => {
    const rulings = rulebook.filter(({ id }) => words[id]?.startsWith('House ruling: '));
    expect(rulings.filter(({ confidence }) => confidence === 'stated')).toEqual([]);
    const readings = rulings.filter(
      ({ source, houseValue }) => source.length > 0 && houseValue === undefined,
    );
    const subject = SUBJECTS.find(({ game }) => game.id === book.game);
    expect(readings.map(({ id }) => id)).toEqual(subject?.readings);
  });

  describe('house values', () => {
    test('are the only rows marked so in their text and by topic, and are never called stated', () => {
      const phrase = (what: RegExp) => ids.filter((id) => what.test(words[id] ?? ''));
      const rulings = phrase(/House ruling/);
      const values = houseRows.map(({ id }) => id).filter((id) => !rulings.includes(id));
      expect(phrase(/House value/)).toEqual(values);
      expect(houseRows).toEqual(rulebook.filter(({ topics }) => topics.includes('house-values')));
      expect(houseRows.filter(({ confidence }) => confidence === 'stated')).toEqual([]);
    });

    test('of the box each have a row in every rule state, and no other values have one', () => {
      const entry = CATALOGUE.get(book.game);
      if (entry === undefined) throw new Error(`the catalogue has no ${book.game}`);
      for (const rules of ruleStatesOf(entry)) {
        const told = rulebook
          .filter((row) => holdsIn(row, rules))
          .flatMap(({ houseValue }) => houseValue ?? []);
        expect(new Set(told), rules).toEqual(new Set(houseValuesIn(houseBoxOf(entry, rules))));
      }
    });
  });
});

/** The rule states of a game. A game without the option has one state without a name. */
function ruleStatesOf({ game }: GameEntry): readonly string[] {
  const [field] = game.options[RULES_OPTION]?.fields ?? [];
  return field?.kind === 'one' ? field.of : [''];
}

function houseBoxOf({ game }: GameEntry, rules: string) {
  const options = defaultOptions(game.options);
  return game.box(rules === '' ? options : { ...options, [RULES_OPTION]: rules }, null);
}

function defaultOptions(specs: GameEntry['game']['options']) {
  const chosen = chooseOptions(specs, {});
  if (!chosen.ok) throw new Error(chosen.refusal.code);
  return chosen.options;
}
