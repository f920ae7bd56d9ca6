/** A request contains the game's current question to the players, and the format of its answers, as plain data. */
import type { SeatIndex } from '../seat.ts';

/** One detail that an answer must fill in. The fields of an answer are independent of each other. */
export type Field =
  | { readonly kind: 'one'; readonly of: readonly string[] }
  | { readonly kind: 'some'; readonly of: readonly string[]; readonly min: number; readonly max: number }
  | { readonly kind: 'number'; readonly from: number; readonly to: number }
  /** All items in any order, each exactly once. Equal items are interchangeable. */
  | { readonly kind: 'order'; readonly of: readonly string[] }
  /** Whole amounts, each at least 0, whose total is from `min` to `max`. An omitted name gets 0. */
  | { readonly kind: 'share'; readonly among: readonly string[]; readonly min: number; readonly max: number }
  | { readonly kind: 'yes' };

/**
 * The value of a field: a string for `one`, a list for `some` and `order`, a number for `number`, amounts by name for
 * `share`, a boolean for `yes`.
 */
export type Value = string | number | boolean | readonly string[] | { readonly [name: string]: number };

export type Values = { readonly [field: string]: Value };

/** A way to answer. Alternatives that people consider the same kind of move share a verb. */
export interface Alternative {
  /** A name that is unique within the request. */
  readonly id: string;
  readonly verb: string;
  readonly fields: { readonly [field: string]: Field };
  /** The only seat of the request that may choose this alternative; omitted if all of them may. */
  readonly only?: SeatIndex;
}

/** An alternative without details, named after its verb. */
export function plainAlternative(verb: string): Alternative {
  return { id: verb, verb, fields: {} };
}

export interface Request {
  /** A key that stays the same while this question is open. */
  readonly key: string;
  /**
   * The number of the turn, counting the turns of the game from 1; 0 before the first. A new number means that it's someone
   * else's turn.
   */
  readonly turn: number;
  /** The kind of question, from which its text is chosen. */
  readonly about: string;
  /** The seats that may answer; only the first answer counts. */
  readonly seats: readonly SeatIndex[];
  readonly alternatives: readonly Alternative[];
  /** An answer that the table can give automatically instead of the seat. */
  readonly defaultAnswer?: { readonly action: Action; readonly when: AutoAnswer };
}

/**
 * When the table gives the default answer: immediately if the answer makes no difference, after a pause if people might want to
 * undo first, or when overdue if people should choose but must not keep the others waiting forever.
 */
export type AutoAnswer = 'at-once' | 'after-a-pause' | 'when-overdue';

export interface Action {
  /** The key of the request that this action answers. */
  readonly request: string;
  /** The id of the chosen alternative. */
  readonly choice: string;
  readonly values: Values;
}
