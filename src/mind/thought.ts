/** The mind's input and output: a position as one seat knows it, an effort, and weighed answers. */
import type { Game } from '../core/game.ts';
import type { Seed } from '../core/random.ts';
import type { Action, Request } from '../core/requests/request.ts';
import type { SeatIndex } from '../core/seat.ts';
import type { CountedReason, Difference } from '../core/thinking/reason.ts';

/** A moment of a game as far as one seat knows it. */
export interface Position<State = unknown, View = unknown> {
  /** With only those alternatives that the seat may choose. Its key may differ from that of the rules. */
  readonly request: Request;
  readonly seat: SeatIndex;
  readonly view: View;
  /** Of a game of chance, the answer that stands unless another is better beyond doubt; left out, the quick player's. */
  readonly incumbent?: Action;
  /** A state with the same view, in which everything hidden is drawn again from the seed. */
  resample(seed: Seed): State;
}

export interface Effort {
  /** The maximum number of positions to evaluate. The same effort and seed always give the same result. */
  readonly valued: number;
  /**
   * In a game of chance the minimum number of boards for a chance, if the effort and the time allow (default: enough to separate the
   * answers).
   */
  readonly boards?: number;
  /** True when it is time to answer, before the effort is spent. */
  stop(): boolean;
}

/** An answer and what it leads to. */
export interface Weighed {
  readonly action: Action;
  /** To win, from 0 to 1, with its standard error, which is 0 if nothing is left to chance. */
  readonly chance: number;
  readonly error: number;
  /** How much less than with the best answer: the mean over the same boards and dice, with its standard error. */
  readonly behind: Difference;
}

/** A smaller difference of chances is nothing to people. */
export const NOTICEABLE = 0.005;
/** No one plays so exactly that a smaller one makes an answer better than another. */
export const NOTABLE = 0.02;

/** A chance with a larger standard error means nothing. */
const UNSURE = 0.1;

/** Whether its chance is known well enough to be shown. */
export function isKnown({ error }: Pick<Weighed, 'error'>): boolean {
  return error <= UNSURE;
}

/** An answer that is not the best. */
export interface Other extends Weighed {
  /** It is about as likely to win as the best. */
  readonly isLevel: boolean;
  /**
   * How the best answer differs from it, the weightiest difference first, and before all what the answer itself changes. Below 0 if this
   * one leaves more. Only of the next best, of the best that does something else, and of those that are near to the best.
   */
  readonly because: readonly CountedReason[];
}

export interface Thought {
  readonly best: Weighed;
  /** The best of them first. */
  readonly others: readonly Other[];
  /** How many positions were valued. */
  readonly valued: number;
}

/** The position of a seat in a state. A state resampled once already serves as well as the true one. */
export function positionOf<State, View>(
  game: Game<State, View>,
  state: State,
  request: Request,
  seat: SeatIndex,
): Position<State, View> {
  return { request, seat, view: game.observe(state, seat), resample: (seed) => game.resample(state, seed) };
}
