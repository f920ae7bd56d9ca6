/** The way in which the page with all rules shows a game's rulebook. */
import type { OverriddenSentence, SourceDocument, SourcePage } from './sources.ts';

export interface Book {
  readonly title: string;
  /** The letter before the numbers of its rows. */
  readonly letter: string;
  /** Lines to read before the rows: the rules versions, and anything else that readers should know. */
  readonly foreword: readonly string[];
  /** The titles of the chapters by the hundreds of their row numbers, from 1 up; chapter 0 comes last. */
  readonly chapters: { readonly [hundred: string]: string };
  readonly documents: readonly SourceDocument[];
  readonly pages: readonly SourcePage[];
  readonly overridden: readonly OverriddenSentence[];
}
