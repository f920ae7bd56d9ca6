/** The rulebook against the documents it was made from: no sentence that states a rule is left out. */
import { describe, expect, test } from 'vitest';
import { holdsIn } from '../../../../src/core/rulebook.ts';
import { YGGDRASIL_RULEBOOK } from '../../../../src/games/yggdrasil/rulebook/rulebook.ts';
import { SOURCE_DOCUMENTS, sentencesOf } from '../../../../src/games/yggdrasil/rulebook/sources.ts';

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
    const overridden = SOURCE_DOCUMENTS.flatMap((document) => document.overridden);
    expect(overridden.length).toBeGreaterThan(0);
    const strays = overridden.filter(({ sentence, row }) => {
      return !YGGDRASIL_RULEBOOK.some(({ id, source }) => id === row && source.includes(sentence));
    });
    expect(strays).toEqual([]);
  });
});

describe('the rows', () => {
  test('cite sentences there are, or pages without numbers, each once', () => {
    const unknown = [...cited].filter((key) => !numbered.includes(key) && !/^W-[a-z]+\d*$/.test(key));
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

  test('name a source when they are stated or deduced; what is assumed or remembered has none', () => {
    const odd = YGGDRASIL_RULEBOOK.filter(
      ({ confidence, source }) => ['stated', 'deduced'].includes(confidence) !== source.length > 0,
    );
    expect(odd).toEqual([]);
  });
});
