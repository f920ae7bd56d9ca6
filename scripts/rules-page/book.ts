/** The rulebook of one game, as RULES.md and its tests need it. */
import type { Book } from '../../src/core/rulebook/book.ts';
import type { RuleRow } from '../../src/core/rulebook/rulebook.ts';
import { localeFiles, type Messages } from '../../src/words/locales.ts';

export interface GameBook extends Book {
  /** The game's id in the catalogue, which is also the name of its folders. */
  readonly game: string;
  readonly rulebook: readonly RuleRow[];
}

/** The English texts of the book's rows, by their ids. */
export function wordsOf({ letter }: Book): Messages {
  const messages = localeFiles('en').flatMap((file) => Object.entries(file.messages));
  return Object.fromEntries(messages.filter(([key]) => key.startsWith(`${letter}-`)));
}
