/** A rule as a row that code, tests and the `/rule` command point at by number; its words are in the locales. */
export interface RuleRow {
  /** For example `Y-312`; the hundred is the chapter. */
  readonly id: string;
  /** What people ask about when they mean this rule: worlds, enemies, gods, giants, runes, moments. */
  readonly topics: readonly string[];
  /** Keys of the source documents that say so. */
  readonly source: readonly string[];
  /** How sure we are: printed, concluded from what is printed, remembered, or chosen by us where nothing is known. */
  readonly confidence: 'stated' | 'deduced' | 'memory' | 'assumed';
}
