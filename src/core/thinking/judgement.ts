/** Everything a game provides for the mind that plays it: a quick player, the answers worth comparing, and the value of a position. */
import type { Policy } from '../policy.ts';
import type { Action, Request } from '../requests/request.ts';
import type { SeatIndex } from '../seat.ts';

/** The mind sees its seat's view, and states in which `Game.resample` has redrawn what that view hides. */
export type Judgement<State = unknown, View = unknown> = ChanceJudgement<View> | DuelJudgement<State, View>;

interface AnyJudgement<View> {
  /** Answers immediately, without looking far ahead. Its answer stays unless the search finds a significantly better one. */
  readonly policy: Policy<View>;
  /** The number of positions evaluated for one answer by default: about 50 ms on one core. */
  readonly usualEffort: number;
  /**
   * The good parts of a position for that seat, by name, in familiar units: spaces, cards, Vikings. More of a part is always
   * better, so for a danger, the distance to it is counted. In a duel, the most important part comes first.
   */
  parts(view: View, seat: SeatIndex): Parts;
}

export type Parts = { readonly [part: string]: number };

/** For games in which dice and cards decide much, and everyone wins or loses together. */
export interface ChanceJudgement<View = unknown> extends AnyJudgement<View> {
  readonly kind: 'chance';
  /** The answers worth comparing, likely best first, up to the limit. The request allows each of them. */
  candidates(request: Request, view: View, most: number): readonly Action[];
  /** The number of turns that are played out before a position is evaluated: usually a round. */
  turnsAhead(view: View): number;
  /**
   * The same for a chance that people see: they'll wait longer for a reliable number, and what decides a game may be just beyond
   * a round. Default: the usual number of turns.
   */
  turnsAheadShown?(view: View): number;
  /** The chance from 0 to 1 that this game will be won. It is not over, and a person is about to begin a turn. */
  value(view: View): number;
}

/** For games of two players who take whole turns without hidden information. */
export interface DuelJudgement<State = unknown, View = unknown> extends AnyJudgement<View> {
  readonly kind: 'duel';
  /** Ways to finish the turn of the pending seat, likely best first, up to the limit; empty if the game is over. */
  turns(state: State, most: number): WeighedTurns<State>;
  /** The chance to win, from 0 to 1, for that utility. */
  chance(utility: number): number;
}

export interface WeighedTurns<State = unknown> {
  readonly turns: readonly WholeTurn<State>[];
  /**
   * The number of positions evaluated to find them: those at the end of a turn, whether returned or not, and those on the way
   * there.
   */
  readonly valued: number;
}

export interface WholeTurn<State = unknown> {
  /** All answers until another seat's turn begins or the game is over; at least one. */
  readonly answers: readonly Action[];
  /** Computed when it is called: most turns are evaluated but never searched further. */
  after(): State;
  /** The seat whose turn begins; null if the game is over. */
  readonly next: SeatIndex | null;
  /** The gain for the seat that took the turn; the other seat loses as much. */
  readonly utility: number;
}
