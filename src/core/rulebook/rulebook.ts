/** A game's rulebook as numbered rows, and the choice of the rows that apply to a table. */
import type { Options } from '../game.ts';

/** A rule with a number, used by code, tests and the `/rule` command; its text is in the locales. */
export interface RuleRow {
  /** The number of the rule, such as `Y-312`. The hundreds digit is the chapter. */
  readonly id: string;
  /** The topics under which people can find this rule: worlds, enemies, gods, giants, runes, moments. */
  readonly topics: readonly string[];
  /** The sentences that state the rule, as document and number (`S0.12`), or the key of an unnumbered page (`W-cyber`). */
  readonly source: readonly string[];
  /** The certainty of the rule: printed, deduced from printed rules, remembered, or chosen by this project. */
  readonly confidence: 'stated' | 'deduced' | 'memory' | 'assumed';
  /** The rules versions to which the row applies (default: all). */
  readonly rules?: readonly string[];
  /** The rules versions to which the row is assumed to apply although its sources are about other versions. */
  readonly unconfirmedIn: readonly string[];
  /** The house value that the row states and a box file can correct. */
  readonly houseValue?: string;
}

/** The name of the option for the rules version, which is the game's edition. */
export const RULES_OPTION = 'rules';

export function holdsIn({ rules }: Pick<RuleRow, 'rules'>, state: string): boolean {
  return rules === undefined || rules.includes(state);
}

/** Whether the row applies to a game with these options. Without a rules version among them, every row applies. */
export function holdsWith(row: Pick<RuleRow, 'rules'>, options: Options): boolean {
  const state = options[RULES_OPTION];
  return typeof state !== 'string' || holdsIn(row, state);
}

/** The names of the house values in a box returned by `Game.box`. All other values were read off a real copy. */
export function houseValuesIn(box: unknown): readonly string[] {
  if (typeof box !== 'object' || box === null || !('house' in box)) return [];
  const { house } = box;
  return Array.isArray(house) ? house.filter((value) => typeof value === 'string') : [];
}
