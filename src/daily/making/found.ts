/** A challenge that was found, and the effort spent to find it. */
import type { Seed } from '../../core/random.ts';
import type { DayReference } from '../day.ts';
import type { Setting } from './candidates.ts';

/** A search's effort, counted in units that don't depend on a clock. */
export interface Effort {
  readonly games: number;
  readonly positions: number;
  /** The number of positions that passed on their first boards and were tried again on new ones. */
  readonly confirmations: number;
  /** The number of luck seeds tried for the positions that passed. */
  readonly lucks: number;
}

/** The shares of games won when the challenge is played with many luck seeds; the challenge itself has only one seed. */
export interface FreshRates {
  readonly quick: number;
  readonly mind: number;
}

export interface Found<State = unknown> {
  readonly setting: Setting;
  /** The position; its hidden parts come from the day's luck. */
  readonly position: State;
  readonly luck: Seed;
  readonly rates: Omit<DayReference, 'tried'>;
  /** Null in a duel, which has no luck. */
  readonly fresh: FreshRates | null;
  /** False if no position passed every test; in that case, this is the best of the positions that failed. */
  readonly passed: boolean;
  readonly effort: Effort;
}
