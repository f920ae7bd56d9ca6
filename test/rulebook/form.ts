/** Requirements for every rulebook: numbered, worded, sourced. Each check returns the faults. */
import type { RuleRow } from '../../src/core/rulebook/rulebook.ts';

export type Words = Readonly<Record<string, string>>;

const MAX_TEXT_LENGTH = 240;

/** Rows whose number isn't a letter with a chapter from 0 to 9, or isn't higher than the number before it. */
export function wronglyNumbered(rulebook: readonly RuleRow[], book: string): readonly string[] {
  const ids = rulebook.map(({ id }) => id);
  return ids.filter(
    (id, at) => !new RegExp(`^${book}-[0-9]\\d\\d$`).test(id) || (at > 0 && id <= (ids[at - 1] ?? '')),
  );
}

/** Rows without words, words without a row, and rows whose words stand at another position. */
export function wronglyWorded(rulebook: readonly RuleRow[], words: Words): readonly string[] {
  const keys = Object.keys(words);
  const ids = rulebook.map(({ id }) => id);
  return [...keys, ...ids].filter((id) => keys.indexOf(id) !== ids.indexOf(id));
}

/**
 * Texts that aren't whole sentences, are too long for a phone, occur twice, or contain a sign with a meaning in the message
 * format or in a page's table.
 */
export function badTexts(words: Words): readonly string[] {
  const texts = Object.values(words);
  return texts.filter(
    (text, at) =>
      !/^\p{Lu}.*\.$/u.test(text) ||
      text.length > MAX_TEXT_LENGTH ||
      /[{}<>#|\n]/.test(text) ||
      texts.indexOf(text) !== at,
  );
}

/** Rows that cite a missing source or the same source twice, or whose confidence doesn't fit whether they have a source. */
export function wronglySourced(rulebook: readonly RuleRow[], sources: readonly string[]): readonly string[] {
  return rulebook
    .filter(
      ({ source, confidence }) =>
        source.some((each) => !sources.includes(each)) ||
        new Set(source).size < source.length ||
        ['stated', 'deduced'].includes(confidence) !== source.length > 0,
    )
    .map(({ id }) => id);
}
