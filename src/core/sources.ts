/**
 * The documents that a rulebook was made from. Each of their sentences that states a rule or a number of the game is
 * numbered in reading order: list items, table cells, figures and worked examples too; lore, poems and thanks are not.
 */

export interface SourceSection {
  /** As headed in the document, in English. */
  readonly title: string;
  /** Its first and its last sentence. */
  readonly from: number;
  readonly to: number;
}

/** Why a sentence is not followed. */
export type OverridingReason =
  /** Two other sources agree against it. */
  | 'mistranslated'
  /** The same document says otherwise where it goes into the matter. */
  | 'said-otherwise'
  /** The other documents, and the same one elsewhere, say otherwise. */
  | 'outvoted'
  /** Another source on the same rule state says otherwise, and says it twice. */
  | 'disputed'
  /** The designer of the game says otherwise. */
  | 'designer';

export interface OverriddenSentence {
  /** Or the key of the page, where its sentences have no numbers. */
  readonly sentence: string;
  /** The row that says what we do. */
  readonly row: string;
  readonly why: OverridingReason;
}

export interface SourceDocument<RuleState extends string = string> {
  readonly key: string;
  readonly what: string;
  /** The rule state that it prints. */
  readonly rules: RuleState;
  readonly sections: readonly SourceSection[];
}

/** A page that was read but not numbered: a row cites it whole. */
export interface SourcePage<RuleState extends string = string> {
  readonly key: string;
  readonly what: string;
  /** The rule state that it is about; null where it does not say. */
  readonly rules: RuleState | null;
}

/** Every numbered sentence of a document: `S0.1`, `S0.2` and so on. */
export function sentencesOf({ key, sections }: SourceDocument): readonly string[] {
  return sections.flatMap(({ from, to }) =>
    Array.from({ length: to - from + 1 }, (_, at) => `${key}.${from + at}`),
  );
}
