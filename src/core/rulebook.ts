/** The rulebook of a game as numbered rows, and what a table's choices make of them. */
import type { Json } from './json.ts';

/** A rule as a row that code, tests and the `/rule` command point at by number; its words are in the locales. */
export interface RuleRow {
  /** For example `Y-312`; the hundred is the chapter. */
  readonly id: string;
  /** What people ask about when they mean this rule: worlds, enemies, gods, giants, runes, moments. */
  readonly topics: readonly string[];
  /** The sentences that say so, as document and number (`S0.12`), or the key of a page without numbers (`W-cyber`). */
  readonly source: readonly string[];
  /** How sure we are: printed, concluded from what is printed, remembered, or chosen by us where nothing is known. */
  readonly confidence: 'stated' | 'deduced' | 'memory' | 'assumed';
  /** The rule states in which the row holds; left out, it holds in all. */
  readonly rules?: readonly string[];
  /** The rule states in which the row holds although its sources are on others: there we take it to be the same. */
  readonly unconfirmedIn: readonly string[];
  /** The value of the box that the row tells, where it is ours and a box file can correct it. */
  readonly houseValue?: string;
}

/** The option of a table that says which rule state it plays by, in every game that has several. */
export const RULES_OPTION = 'rules';

export function holdsIn({ rules }: RuleRow, state: string): boolean {
  return rules === undefined || rules.includes(state);
}

/** The names of the values that are ours in a box as `Game.box` gives it: the others were read off a real one. */
export function houseValuesIn(box: Json): readonly string[] {
  if (typeof box !== 'object' || box === null || !('house' in box)) return [];
  const { house } = box;
  return Array.isArray(house) ? house.filter((value) => typeof value === 'string') : [];
}
