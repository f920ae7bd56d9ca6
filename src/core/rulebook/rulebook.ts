/** The rulebook of a game as numbered rows, and which of them hold for a table's options. */
import type { Options } from '../game.ts';

/** A rule with a number, to which code, tests and the `/rule` command refer; its words are in the locales. */
export interface RuleRow {
  /** For example `Y-312`; the hundreds give the chapter. */
  readonly id: string;
  /** The topics under which people can find this rule: worlds, enemies, gods, giants, runes, moments. */
  readonly topics: readonly string[];
  /** The sentences that state it, as document and number (`S0.12`), or the key of a page without numbers (`W-cyber`). */
  readonly source: readonly string[];
  /** The confidence in the rule: printed, deduced from what is printed, remembered, or chosen by us. */
  readonly confidence: 'stated' | 'deduced' | 'memory' | 'assumed';
  /** The rule states in which the row holds (default: all). */
  readonly rules?: readonly string[];
  /** The rule states in which the row holds although its sources are on others: there we assume that it is the same. */
  readonly unconfirmedIn: readonly string[];
  /** The house value that the row states and that a box file can correct. */
  readonly houseValue?: string;
}

/** The option of a table that names its rule state, which is its edition, in every game that has several. */
export const RULES_OPTION = 'rules';

export function holdsIn({ rules }: Pick<RuleRow, 'rules'>, state: string): boolean {
  return rules === undefined || rules.includes(state);
}

/** Whether the row holds in a game with these options; it does if they name no rule state. */
export function holdsWith(row: Pick<RuleRow, 'rules'>, options: Options): boolean {
  const state = options[RULES_OPTION];
  return typeof state !== 'string' || holdsIn(row, state);
}

/** The names of the house values in a box, as `Game.box` gives it. The others were read off a real box. */
export function houseValuesIn(box: unknown): readonly string[] {
  if (typeof box !== 'object' || box === null || !('house' in box)) return [];
  const { house } = box;
  return Array.isArray(house) ? house.filter((value) => typeof value === 'string') : [];
}
