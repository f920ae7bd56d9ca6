/** A challenge that was found, and what was done to find it. */
import type { Seed } from '../../core/random.ts';
import type { DayReference } from '../day.ts';
import type { Setting } from './candidates.ts';

/** Counts of a search: they say how hard it was, and depend on no clock. */
export interface Effort {
  readonly games: number;
  readonly positions: number;
  /** The positions that were tried a second time on new boards, because they passed the first. */
  readonly confirmations: number;
  /** The lucks that were tried for the positions that passed. */
  readonly lucks: number;
}

/** Shares of games won on many lucks, where the challenge has only one. */
export interface FreshRates {
  readonly quick: number;
  readonly mind: number;
}

export interface Found<State = unknown> {
  readonly setting: Setting;
  /** With the luck of the day. */
  readonly position: State;
  readonly luck: Seed;
  readonly rates: Omit<DayReference, 'tried'>;
  /** Null in a duel, which has no luck. */
  readonly fresh: FreshRates | null;
  /** False if no position passed everything, so that this is the best of the others. */
  readonly passed: boolean;
  readonly effort: Effort;
}
