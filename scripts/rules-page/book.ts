/** The rulebook of one game, as RULES.md and its tests need it. */
import type { RuleRow } from '../../src/core/rulebook.ts';
import type { OverriddenSentence, SourceDocument, SourcePage } from '../../src/core/sources.ts';
import { localeFiles, type Messages } from '../../src/words/locales.ts';

export interface Book {
  /** The game's id in the catalogue, which is also the name of its folders. */
  readonly game: string;
  readonly title: string;
  /** The letter before the numbers of its rows. */
  readonly letter: string;
  /** Lines to read before the rows: the rule states, and anything else that readers should know. */
  readonly foreword: readonly string[];
  /** The titles of the chapters by the hundreds of their rows, from 1 up. */
  readonly chapters: { readonly [hundred: string]: string };
  readonly rulebook: readonly RuleRow[];
  readonly documents: readonly SourceDocument[];
  readonly pages: readonly SourcePage[];
  readonly overridden: readonly OverriddenSentence[];
}

/** The English texts of its rows, by their ids. */
export function wordsOf({ letter }: Book): Messages {
  const messages = localeFiles('en').flatMap((file) => Object.entries(file.messages));
  return Object.fromEntries(messages.filter(([key]) => key.startsWith(`${letter}-`)));
}
