/** A topic of the rules that people ask about, answered in two plain sentences before any numbered row. */
import type { Phrase } from '../presentation/phrase.ts';

export interface RuleTopic {
  readonly id: string;
  readonly plain: Phrase;
  /** Its names in the reader's language, separated by commas; the usual one comes first. */
  readonly called: Phrase;
  /** The topics of the rows that say it in full (default: the topic itself). */
  readonly rows?: readonly string[];
  /** The rule states in which the plain sentences hold (default: all). */
  readonly rules?: readonly string[];
}

/** The topics whose rows belong to it. */
export function rowTopicsOf({ id, rows }: RuleTopic): readonly string[] {
  return rows ?? [id];
}
