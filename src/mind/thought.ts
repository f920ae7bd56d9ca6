/** Types of the mind's input and output: a position as one seat sees it, an effort, and evaluated answers. */
import type { Game } from '../core/game.ts';
import type { Seed } from '../core/random.ts';
import type { Action, Request } from '../core/requests/request.ts';
import type { SeatIndex } from '../core/seat.ts';
import type { OpenEffort } from '../core/thinking/judgement.ts';
import type { CountedReason, Difference } from '../core/thinking/reason.ts';

/** A moment of a game as one seat sees it. */
export interface Position<State = unknown, View = unknown> {
  /** The request with the alternatives to compare, usually only those of the seat. Its key can differ from the one in the game. */
  readonly request: Request;
  readonly seat: SeatIndex;
  readonly view: View;
  /** In a game of chance, the answer that stands unless another is significantly better (default: the quick player's). */
  readonly incumbent?: Action;
  /** Returns a state with the same view, with everything hidden redrawn from the seed. */
  resample(seed: Seed): State;
}

export interface Effort {
  /** The maximum number of positions to evaluate. The same effort and seed always give the same result. */
  readonly valued: number;
  /** True when the search has to end and answer, even if effort is left. */
  stop(): boolean;
  /** In a game of chance, the larger effort for a decision that is still open after the search (default: none). */
  readonly whileOpen?: RaceEffort;
  /**
   * In a game of chance, the effort for chances that are shown to people. If omitted, chances are only as certain as choosing an
   * answer requires.
   */
  readonly shownChances?: ShownChanceEffort;
}

/** The effort for a decision that is still open. */
export interface RaceEffort extends OpenEffort {
  /** True when the race has to end. */
  stop(): boolean;
}

/** The effort for measuring the chances shown to people, after an answer has been chosen. */
export interface ShownChanceEffort {
  /** The number of boards behind each shown chance. */
  readonly boards: number;
  /** True when the time for measuring has run out. */
  stop(): boolean;
}

/** An answer and its evaluation. */
export interface Weighed {
  readonly action: Action;
  /** The chance to win, from 0 to 1. Its standard error is 0 if nothing is random. */
  readonly chance: number;
  readonly error: number;
  /** The difference to the chance of the best answer: the mean over the same boards and dice, with its standard error. */
  readonly behind: Difference;
  /** The number of boards behind the chance; omitted if nothing is random. */
  readonly boards?: number;
  /** Whether the search only found an upper bound of the chance, as it does in a duel for all but the two best answers. */
  readonly isBound?: true;
}

/** People don't notice a smaller difference between chances. */
export const NOTICEABLE = 0.005;
/** No one plays precisely enough for a smaller difference to make one answer better than another. */
export const NOTABLE = 0.02;

/** A chance with a larger standard error is meaningless. */
const UNSURE = 0.1;

/** Whether the chance is certain enough to give the answer as advice. */
export function isKnown({ error }: Pick<Weighed, 'error'>): boolean {
  return error <= UNSURE;
}

/** The minimum number of boards behind a shown chance. With fewer, another seed would give another number. */
export const MIN_BOARDS_SHOWN = 64;

export function canBeShown({ boards = MIN_BOARDS_SHOWN }: Pick<Weighed, 'boards'>): boolean {
  return boards >= MIN_BOARDS_SHOWN;
}

/** An answer that is not the best. */
export interface Other extends Weighed {
  /** Whether this answer is about as likely to win as the best one. */
  readonly isLevel: boolean;
  /**
   * The differences between the best answer and this one: first the immediate effects of the answer, then the rest, the strongest
   * first. Negative if this answer leaves more. Given only for the runner-up, for the best answer of another kind, and for
   * answers close to the best.
   */
  readonly because: readonly CountedReason[];
}

export interface Thought {
  readonly best: Weighed;
  /** The other answers, best first. */
  readonly others: readonly Other[];
  /** The number of positions evaluated. */
  readonly valued: number;
}

/** The position as a seat sees it in a state. A resampled state works as well as the true one. */
export function positionOf<State, View>(
  game: Game<State, View>,
  state: State,
  request: Request,
  seat: SeatIndex,
): Position<State, View> {
  return { request, seat, view: game.observe(state, seat), resample: (seed) => game.resample(state, seed) };
}
