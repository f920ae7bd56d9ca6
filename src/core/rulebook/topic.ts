/** A rules topic that people ask about, explained in two plain sentences before any numbered row. */
import type { Phrase } from '../presentation/phrase.ts';

export interface RuleTopic {
  readonly id: string;
  readonly plain: Phrase;
  /** The topic's names in the reader's language, separated by commas. The most common one comes first. */
  readonly called: Phrase;
  /** The topics whose rows contain the full rules (default: the topic itself). */
  readonly rows?: readonly string[];
  /** The rules versions to which the plain sentences apply (default: all). */
  readonly rules?: readonly string[];
}

/** The topics whose rows explain this topic in full. */
export function rowTopicsOf({ id, rows }: RuleTopic): readonly string[] {
  return rows ?? [id];
}
