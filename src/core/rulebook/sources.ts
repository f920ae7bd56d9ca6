/**
 * The documents behind a rulebook. The sentences that state a rule or a number are numbered in reading order, including sentences
 * in lists, tables, figures and worked examples; lore, poems and acknowledgements are not numbered.
 */

export interface SourceSection {
  /** The document's own heading, in English. */
  readonly title: string;
  /** The numbers of the section's first and last sentence. */
  readonly from: number;
  readonly to: number;
}

/** Why the rules don't follow a sentence of a document. */
export type OverridingReason =
  /** Two other sources contradict the sentence: it's a mistranslation. */
  | 'mistranslated'
  /** A more detailed part of the same document contradicts the sentence. */
  | 'said-otherwise'
  /** The other documents, and other parts of the same document, contradict the sentence. */
  | 'outvoted'
  /** Another source for the same rules version contradicts the sentence twice. */
  | 'disputed'
  /** The game's designer has contradicted the sentence. */
  | 'designer'
  /** The sentence is ambiguous, or leads to a game that can't be intended. */
  | 'ruled';

export interface OverriddenSentence {
  /** The number of the sentence, or the key of an unnumbered page. */
  readonly sentence: string;
  /** The number of the row with the rule used instead. */
  readonly row: string;
  readonly reason: OverridingReason;
}

export interface SourceDocument<RuleState extends string = string> {
  readonly key: string;
  readonly what: string;
  /** The rules version that the document describes. */
  readonly rules: RuleState;
  readonly sections: readonly SourceSection[];
}

/** A web page without numbered sentences; a row cites it as a whole. */
export interface SourcePage<RuleState extends string = string> {
  readonly key: string;
  readonly what: string;
  /** The rules version that the page describes; null if that is unclear. */
  readonly rules: RuleState | null;
}

/** The numbers of all sentences of a document: `S0.1`, `S0.2` and so on. */
export function sentencesOf({ key, sections }: SourceDocument): readonly string[] {
  return sections.flatMap(({ from, to }) =>
    Array.from({ length: to - from + 1 }, (_, at) => `${key}.${from + at}`),
  );
}
