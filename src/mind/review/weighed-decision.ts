/** A decision of a played game with its evaluation, and the evaluated moment that follows it. */
import type { Action } from '../../core/requests/request.ts';
import type { SeatIndex } from '../../core/seat.ts';
import type { Reason } from '../../core/thinking/reason.ts';
import type { Decision } from './decisions.ts';

/** The effort for one decision. It's in counts instead of times, so that a game's review is always the same. */
export interface ReviewEffort {
  /** The number of positions evaluated to find a better answer. */
  readonly valued: number;
  /** The number of resampled boards on which the given answer and a better one are played out. */
  readonly boards: number;
}

/** The evaluation of a decision. Its chances are from 0 to 1, from the perspective of the seat that answered. */
export interface Weighing {
  /** The position of the answer in the log. */
  readonly at: number;
  readonly turn: number;
  readonly seat: SeatIndex;
  /** Whether the answer did as little as the rules allow. */
  readonly isIdle: boolean;
  /**
   * The chance to win with the given answer, before the results of dice and cards are known; null if that answer was not
   * evaluated.
   */
  readonly played: number | null;
  /**
   * The chance with the answer that the choice is compared with: the quick player's, with the same player continuing; in a duel,
   * the best one.
   */
  readonly usual: number;
  /**
   * The usual chance as it's shown: it also counts games that were played as far ahead as those behind advice's chances. Null if
   * the chances that compare answers look that far already.
   */
  readonly shown: number | null;
  /** The chance with the best answer. */
  readonly best: number;
  /** The better answer; null if there isn't one that is significantly better than the given one. */
  readonly better: Action | null;
  /** If the given answer was the best: the runner-up, and the lead over it before the results of dice and cards are known. */
  readonly ahead: Ahead | null;
  /** The differences between the better answer and the given one, by weight. */
  readonly because: readonly Reason[];
  /** In a duel, the turn that starts with the better answer, then the reply, as the search found them; otherwise empty. */
  readonly line: readonly Action[];
  /**
   * The chance once the results of dice and cards are known, looking as far ahead as `played`: only luck lies between the two.
   * Null in a duel, and if the next moment is unknown.
   */
  readonly after: number | null;
  /** Playouts continued to the beginning of this turn; null in a duel. */
  readonly until: number | null;
}

export interface Ahead {
  readonly by: number;
  readonly of: Action;
}

/** The moment after a decision. A review is worked out from its end, so the moment is already evaluated. */
export type Next<State = unknown> =
  /** The chance is the first seat's. */
  | { readonly kind: 'end'; readonly chance: number }
  | { readonly kind: 'decision'; readonly decision: Decision<State>; readonly weighing: Weighing };

/** The part of an evaluation that depends on the kind of game. */
export type Chances = Omit<Weighing, 'at' | 'turn' | 'seat' | 'isIdle'>;
