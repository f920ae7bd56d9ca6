/**
 * The documents behind a rulebook. Each sentence that states a rule or a number is numbered in reading order, including those in
 * lists, tables, figures and worked examples; lore, poems and acknowledgements are not numbered.
 */

export interface SourceSection {
  /** The document's own heading, in English. */
  readonly title: string;
  /** The numbers of its first and last sentence. */
  readonly from: number;
  readonly to: number;
}

/** Why the rules do not follow a sentence. */
export type OverridingReason =
  /** Two other sources contradict it. */
  | 'mistranslated'
  /** A more detailed part of the same document contradicts it. */
  | 'said-otherwise'
  /** The other documents, and other parts of the same one, contradict it. */
  | 'outvoted'
  /** Another source for the same rules version contradicts it, twice. */
  | 'disputed'
  /** The game's designer contradicts it. */
  | 'designer'
  /** It is ambiguous, or leads to a game that can't be intended. */
  | 'ruled';

export interface OverriddenSentence {
  /** The number of the sentence, or the key of an unnumbered page. */
  readonly sentence: string;
  /** The row with the rule that is used instead. */
  readonly row: string;
  readonly reason: OverridingReason;
}

export interface SourceDocument<RuleState extends string = string> {
  readonly key: string;
  readonly what: string;
  /** The rules version that the document contains. */
  readonly rules: RuleState;
  readonly sections: readonly SourceSection[];
}

/** A page whose sentences are not numbered; a row cites the whole page. */
export interface SourcePage<RuleState extends string = string> {
  readonly key: string;
  readonly what: string;
  /** The rules version that the page is about; null if that is unclear. */
  readonly rules: RuleState | null;
}

/** Every numbered sentence of a document: `S0.1`, `S0.2` and so on. */
export function sentencesOf({ key, sections }: SourceDocument): readonly string[] {
  return sections.flatMap(({ from, to }) =>
    Array.from({ length: to - from + 1 }, (_, at) => `${key}.${from + at}`),
  );
}
