/** The rulebook of one game as RULES.md and its tests want it. */
import type { RuleRow } from '../../src/core/rulebook.ts';
import type { OverriddenSentence, SourceDocument, SourcePage } from '../../src/core/sources.ts';
import { localeFiles, type Messages } from '../../src/words/locales.ts';

export interface Book {
  /** Its id in the catalogue: the name of its folders. */
  readonly game: string;
  readonly title: string;
  /** The letter before its numbers. */
  readonly letter: string;
  /** What its rule states are and what else should be known of the game before its rows are read, in lines. */
  readonly foreword: readonly string[];
  /** By the hundred of their numbers, from 1 up. */
  readonly chapters: { readonly [hundred: string]: string };
  readonly rulebook: readonly RuleRow[];
  readonly documents: readonly SourceDocument[];
  readonly pages: readonly SourcePage[];
  readonly overridden: readonly OverriddenSentence[];
}

/** The English words of its rows, by their ids. */
export function wordsOf({ letter }: Book): Messages {
  const messages = localeFiles('en').flatMap((file) => Object.entries(file.messages));
  return Object.fromEntries(messages.filter(([key]) => key.startsWith(`${letter}-`)));
}
