/** A request: the game's current question to the players, and the format of its answers, as plain data. */
import type { SeatIndex } from '../seat.ts';

/** One thing that an answer must fill in. Fields do not depend on each other. */
export type Field =
  | { readonly kind: 'one'; readonly of: readonly string[] }
  | { readonly kind: 'some'; readonly of: readonly string[]; readonly min: number; readonly max: number }
  | { readonly kind: 'number'; readonly from: number; readonly to: number }
  /** Every item exactly once, in any order; equal items are interchangeable. */
  | { readonly kind: 'order'; readonly of: readonly string[] }
  /** Whole amounts of at least 0 whose total is in min..max; an omitted name gets 0. */
  | { readonly kind: 'share'; readonly among: readonly string[]; readonly min: number; readonly max: number }
  | { readonly kind: 'yes' };

/**
 * The value of a field: a string for `one`, a list for `some` and `order`, a number for `number`, amounts by name for
 * `share`, a boolean for `yes`.
 */
export type Value = string | number | boolean | readonly string[] | { readonly [name: string]: number };

export type Values = { readonly [field: string]: Value };

/** One way to answer. Alternatives that people consider the same kind of move share a verb. */
export interface Alternative {
  /** Unique within its request. */
  readonly id: string;
  readonly verb: string;
  readonly fields: { readonly [field: string]: Field };
  /** The only pending seat that may choose it; omitted if any of them may. */
  readonly only?: SeatIndex;
}

export interface Request {
  /** Stays the same while this question is open. */
  readonly key: string;
  /** Counts the turns of the game from 1; 0 before the first. If it changes, it is another person's turn. */
  readonly turn: number;
  /** The kind of question, for choosing the text. */
  readonly about: string;
  /** The seats that may answer; only the first answer counts. */
  readonly seats: readonly SeatIndex[];
  readonly alternatives: readonly Alternative[];
  /** An automatic answer that the table gives for its seat. */
  readonly defaultAnswer?: { readonly action: Action; readonly when: AutoAnswer };
}

/**
 * When the table gives the default answer: at once if nothing depends on it; after a pause if people might only want to undo;
 * when overdue if people should choose, but must not keep the others waiting forever.
 */
export type AutoAnswer = 'at-once' | 'after-a-pause' | 'when-overdue';

export interface Action {
  /** The key of the request that it answers. */
  readonly request: string;
  /** The id of the chosen alternative. */
  readonly choice: string;
  readonly values: Values;
}
