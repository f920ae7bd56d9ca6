/** What is being asked of the players right now, and what an answer looks like, as plain data. */
import type { SeatIndex } from './seat.ts';

/** One thing an answer must fill in. A field never reads another field. */
export type Field =
  | { readonly kind: 'one'; readonly of: readonly string[] }
  | { readonly kind: 'some'; readonly of: readonly string[]; readonly min: number; readonly max: number }
  | { readonly kind: 'number'; readonly from: number; readonly to: number }
  /** Every item exactly once, in an order; equal items may stand for each other. */
  | { readonly kind: 'order'; readonly of: readonly string[] }
  /** Whole amounts of 0 or more whose total lies in min..max; whoever is left out gets 0. */
  | { readonly kind: 'share'; readonly among: readonly string[]; readonly min: number; readonly max: number }
  | { readonly kind: 'yes' };

/** What fills a field: `one` a string, `some` and `order` lists, `number` a number, `share` amounts by name, `yes` a boolean. */
export type Value = string | number | boolean | readonly string[] | { readonly [name: string]: number };

export type Values = { readonly [field: string]: Value };

/** One way to answer. Alternatives that belong together in people's eyes share a verb. */
export interface Alternative {
  /** Unique within its request. */
  readonly id: string;
  readonly verb: string;
  readonly fields: { readonly [field: string]: Field };
  /** The only one of the seats asked that may choose it; left out where any of them may. */
  readonly only?: SeatIndex;
}

export interface Request {
  /** Stays the same as long as this very question stands. */
  readonly key: string;
  /** Counts the turns of the game, from 1 on; 0 before the first. When it changes, somebody else's time has come. */
  readonly turn: number;
  /** What kind of question this is, for the words. */
  readonly about: string;
  /** Who may answer; the first answer counts. */
  readonly seats: readonly SeatIndex[];
  readonly alternatives: readonly Alternative[];
  /** An answer the table may give by itself, for the seat whose answer it is. */
  readonly defaultAnswer?: { readonly action: Action; readonly when: AutoAnswer };
}

/**
 * How long a table waits before it answers by itself: not at all when nothing hangs on the answer, a little when that only
 * leaves time for second thoughts, long when people should choose and must not keep the others waiting for ever.
 */
export type AutoAnswer = 'at-once' | 'after-a-pause' | 'when-overdue';

export interface Action {
  /** Key of the request it answers. */
  readonly request: string;
  /** Id of the alternative. */
  readonly choice: string;
  readonly values: Values;
}
