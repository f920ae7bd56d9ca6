/** The interface of a game for the mind that plays it: a quick player, the answers worth comparing, and the worth of a position. */
import type { Policy } from '../policy.ts';
import type { Action, Request } from '../requests/request.ts';
import type { SeatIndex } from '../seat.ts';

/** The mind sees the view of its seat, and states in which `Game.resample` has drawn again what that view hides. */
export type Judgement<State = unknown, View = unknown> = ChanceJudgement<View> | DuelJudgement<State, View>;

interface AnyJudgement<View> {
  /** Answers at once and without looking far. Its answer stays unless the search finds a significantly better one. */
  readonly policy: Policy<View>;
  /** The number of positions valued for one answer by default: about 50 ms of one core. */
  readonly usualEffort: number;
  /**
   * The good parts of a position for that seat, by name, in units that people know: spaces, cards, Vikings. More of a part
   * is always better, so a danger counts what still lies between. In a duel the weightiest part comes first.
   */
  parts(view: View, seat: SeatIndex): Parts;
}

export type Parts = { readonly [part: string]: number };

/** For games in which dice and cards decide much, and everyone wins or loses together. */
export interface ChanceJudgement<View = unknown> extends AnyJudgement<View> {
  readonly kind: 'chance';
  /** The answers worth comparing, the likely best first, up to the limit. Each is allowed by the request. */
  candidates(request: Request, view: View, most: number): readonly Action[];
  /** How many turns are played out before a position is valued: a round, as a rule. */
  turnsAhead(view: View): number;
  /**
   * The same if people are shown the chance: they'll wait longer for a reliable number, and what decides a game may be just beyond a round.
   * Default: the usual number of turns.
   */
  turnsAheadShown?(view: View): number;
  /** The chance from 0 to 1 that this game is won. It is not over, and a person is about to begin a turn. */
  value(view: View): number;
}

/** For games of two players who take whole turns and hide nothing. */
export interface DuelJudgement<State = unknown, View = unknown> extends AnyJudgement<View> {
  readonly kind: 'duel';
  /** Ways to finish the turn of the asked seat, the likely best first, up to the limit; none when the game is over. */
  turns(state: State, most: number): WeighedTurns<State>;
  /** The chance from 0 to 1 to win that goes with a worth. */
  chance(utility: number): number;
}

export interface WeighedTurns<State = unknown> {
  readonly turns: readonly WholeTurn<State>[];
  /** The number of positions valued to find them: at the end of a turn, among the best or not, and on the way there. */
  readonly valued: number;
}

export interface WholeTurn<State = unknown> {
  /** Everything answered until the turn of another seat begins or the game is over; at least one answer. */
  readonly answers: readonly Action[];
  /** Worked out when it is called: most turns are weighed and never looked into. */
  after(): State;
  /** The seat whose turn begins; null when the game is over. */
  readonly next: SeatIndex | null;
  /** The gain of the seat that took the turn; the other seat loses as much. */
  readonly utility: number;
}
