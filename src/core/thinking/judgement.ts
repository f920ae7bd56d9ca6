/**
 * Everything a game provides so that the mind can play it: a quick player, the answers worth comparing, and the value of a
 * position.
 */
import type { Policy } from '../policy.ts';
import type { Action, Request } from '../requests/request.ts';
import type { SeatIndex } from '../seat.ts';

/**
 * A game's judgement for the mind. The mind sees only the view of its seat, and states in which `Game.resample` has redrawn
 * everything hidden.
 */
export type Judgement<State = unknown, View = unknown> = ChanceJudgement<View> | DuelJudgement<State, View>;

interface AnyJudgement<View> {
  /**
   * The quick player, which answers immediately without looking far ahead. Its answer is used unless the search finds a
   * significantly better one.
   */
  readonly policy: Policy<View>;
  /** The default number of positions evaluated per answer: about 50 ms of work for one core. */
  readonly usualEffort: number;
  /**
   * The good parts of a position for a seat, by name, in familiar units such as spaces, cards or Vikings. More of a part is
   * always better, so the distance to a danger is counted, not the danger itself. In a duel, the most important part comes first.
   */
  parts(view: View, seat: SeatIndex): Parts;
}

export type Parts = { readonly [part: string]: number };

/** For games in which much depends on dice and cards, and in which everyone wins or loses together. */
export interface ChanceJudgement<View = unknown> extends AnyJudgement<View> {
  readonly kind: 'chance';
  /** The answers worth comparing, the likely best first, at most `most`. The request allows each of them. */
  candidates(request: Request, view: View, most: number): readonly Action[];
  /** The number of turns to play out before a position is evaluated: usually one round. */
  turnsAhead(view: View): number;
  /**
   * The number of turns to play out to compare answers for people (default: `turnsAhead`). People are willing to wait longer than
   * a computer's turn takes, and the game might be decided just after a round.
   */
  turnsAheadShown?(view: View): number;
  /** The number of turns to play out for a chance shown with advice (default: as many as for comparing answers). */
  turnsAheadForChance?(view: View): number;
  /**
   * The effort for a computer's decision that the usual effort leaves open; null if more effort wouldn't find better answers
   * (default: null).
   */
  effortWhileOpen?(view: View): OpenEffort | null;
  /** The chance to win from this position, from 0 to 1. The game isn't over, and a person is about to begin a turn. */
  value(view: View): number;
  /**
   * The player and the value that the search uses (default: `policy` and `value`). The search starts from this player's answer
   * and plays on with it.
   */
  readonly search?: Pick<ChanceJudgement<View>, 'policy' | 'value'>;
}

/** The limits of the search for a decision that is still open. */
export interface OpenEffort {
  /** The maximum number of positions to evaluate, including those of the usual effort. */
  readonly valued: number;
  /** The maximum number of answers to compare. */
  readonly candidates: number;
}

/** For games of two players who take whole turns without hidden information. */
export interface DuelJudgement<State = unknown, View = unknown> extends AnyJudgement<View> {
  readonly kind: 'duel';
  /** The ways to finish the current seat's turn, the likely best first, at most `most`. Empty if the game is over. */
  turns(state: State, most: number): WeighedTurns<State>;
  /** Converts a utility to the chance to win, from 0 to 1. */
  chance(utility: number): number;
}

export interface WeighedTurns<State = unknown> {
  readonly turns: readonly WholeTurn<State>[];
  /**
   * The number of positions evaluated to find the turns: the positions at the end of every turn, whether or not that turn is
   * returned, and the positions along the way.
   */
  readonly valued: number;
}

export interface WholeTurn<State = unknown> {
  /** All answers until another seat's turn begins or the game is over. There's at least one. */
  readonly answers: readonly Action[];
  /** Computes the state after the turn. Most turns are evaluated but never searched further, so they don't need it. */
  after(): State;
  /** The seat whose turn begins; null if the game is over. */
  readonly next: SeatIndex | null;
  /** The gain for the seat that took the turn. The opponent loses the same amount. */
  readonly utility: number;
}
