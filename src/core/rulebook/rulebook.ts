/** The rulebook of a game as numbered rows, and which of them apply to a table's options. */
import type { Options } from '../game.ts';

/** A rule with a number, used by code, tests and the `/rule` command; its text is in the locales. */
export interface RuleRow {
  /** For example `Y-312`; the hundreds are the chapter. */
  readonly id: string;
  /** The topics under which people can find this rule: worlds, enemies, gods, giants, runes, moments. */
  readonly topics: readonly string[];
  /** The sentences that state it, as document and number (`S0.12`), or the key of an unnumbered page (`W-cyber`). */
  readonly source: readonly string[];
  /** The confidence in the rule: printed, deduced from what is printed, remembered, or chosen by this project. */
  readonly confidence: 'stated' | 'deduced' | 'memory' | 'assumed';
  /** The rules versions to which the row applies (default: all). */
  readonly rules?: readonly string[];
  /** The rules versions to which the row is assumed to apply although its sources are about others. */
  readonly unconfirmedIn: readonly string[];
  /** The house value that the row states, and that a box file can correct. */
  readonly houseValue?: string;
}

/** The option for a table's rules version, which is its edition, in every game that has several. */
export const RULES_OPTION = 'rules';

export function holdsIn({ rules }: Pick<RuleRow, 'rules'>, state: string): boolean {
  return rules === undefined || rules.includes(state);
}

/** Whether the row applies to a game with these options; it does if they don't name a rules version. */
export function holdsWith(row: Pick<RuleRow, 'rules'>, options: Options): boolean {
  const state = options[RULES_OPTION];
  return typeof state !== 'string' || holdsIn(row, state);
}

/** The names of the house values in a box from `Game.box`. The other values were read off a real box. */
export function houseValuesIn(box: unknown): readonly string[] {
  if (typeof box !== 'object' || box === null || !('house' in box)) return [];
  const { house } = box;
  return Array.isArray(house) ? house.filter((value) => typeof value === 'string') : [];
}
