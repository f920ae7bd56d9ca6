/** The layout of a game's rulebook on the page with all rules. */
import type { OverriddenSentence, SourceDocument, SourcePage } from './sources.ts';

export interface Book {
  readonly title: string;
  /** The letter with which the numbers of the rulebook's rows begin. */
  readonly letter: string;
  /** Lines to read before the rows, about the rules versions and anything else that readers should know. */
  readonly foreword: readonly string[];
  /** The titles of the chapters, keyed by the hundreds digit of their row numbers, from 1 up. Chapter 0 comes last. */
  readonly chapters: { readonly [hundred: string]: string };
  readonly documents: readonly SourceDocument[];
  readonly pages: readonly SourcePage[];
  readonly overridden: readonly OverriddenSentence[];
}
