/**
 * The documents that a rulebook was made from. Each sentence that states a rule or a number is numbered in reading
 * order, also in lists, tables, figures and worked examples; lore, poems and thanks are not numbered.
 */

export interface SourceSection {
  /** The heading in the document, in English. */
  readonly title: string;
  /** The numbers of its first and its last sentence. */
  readonly from: number;
  readonly to: number;
}

/** Why the rules do not follow a sentence. */
export type OverridingReason =
  /** Two other sources contradict it. */
  | 'mistranslated'
  /** A more detailed part of the same document contradicts it. */
  | 'said-otherwise'
  /** The other documents, and the same one elsewhere, say otherwise. */
  | 'outvoted'
  /** Another source on the same rule state says otherwise, and says it twice. */
  | 'disputed'
  /** The designer of the game says otherwise. */
  | 'designer'
  /** It can be read in several ways, or leads to a game that cannot be meant. */
  | 'ruled';

export interface OverriddenSentence {
  /** The number of the sentence, or the key of a page without numbers. */
  readonly sentence: string;
  /** The row that states what we do instead. */
  readonly row: string;
  readonly reason: OverridingReason;
}

export interface SourceDocument<RuleState extends string = string> {
  readonly key: string;
  readonly what: string;
  /** The rule state that the document prints. */
  readonly rules: RuleState;
  readonly sections: readonly SourceSection[];
}

/** A page whose sentences are not numbered; a row cites it whole. */
export interface SourcePage<RuleState extends string = string> {
  readonly key: string;
  readonly what: string;
  /** The rule state that the page is about; null if it does not say. */
  readonly rules: RuleState | null;
}

/** Every numbered sentence of a document: `S0.1`, `S0.2` and so on. */
export function sentencesOf({ key, sections }: SourceDocument): readonly string[] {
  return sections.flatMap(({ from, to }) =>
    Array.from({ length: to - from + 1 }, (_, at) => `${key}.${from + at}`),
  );
}
