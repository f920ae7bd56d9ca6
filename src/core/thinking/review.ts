/** The review of a game: the chance to win turn by turn, the effects of luck and choices, and the turning points. */
import type { LogEntry, Moment } from '../logs/replay.ts';
import type { Action } from '../requests/request.ts';
import type { SeatIndex } from '../seat.ts';
import type { Reason } from './reason.ts';

/** A played game: its log, with the moment before the first entry and the moment after each entry. */
export interface PlayedGame<State = unknown> {
  readonly log: readonly LogEntry[];
  readonly moments: readonly Moment<State>[];
}

/** A review as plain data, stored as JSON. Its chances are everyone's if all win together, otherwise those of the first seat. */
export interface Review {
  readonly isContest: boolean;
  /** The turns, oldest first. Turns in which no one had a choice are omitted. */
  readonly turns: readonly ReviewedTurn[];
  /** The result of the game: 1, 0, or the share of a tie. */
  readonly end: number;
  /**
   * For each seat, the best of its choices that were better than all alternatives. Empty in competitive games, because there only
   * upper bounds are known for the other answers.
   */
  readonly deeds: readonly BestChoice[];
  /** A summary of the choices of each seat, in seat order. Missing in reviews stored by older versions. */
  readonly choices?: readonly Choices[];
  /** The luckiest and the unluckiest result of dice and cards. Missing in reviews stored by older versions. */
  readonly rolls?: Rolls;
  /**
   * The last turn in which a better choice would have given at least an even chance of winning. Null if there was none, or if the
   * game wasn't lost.
   */
  readonly rescue: Rescue | null;
}

export interface ReviewedTurn {
  readonly turn: number;
  /** The seat that made the turn's first decision. */
  readonly seat: SeatIndex;
  /** The position of the first decision's answer in the log. */
  readonly at: number;
  /** The chance to win at the beginning of the turn. */
  readonly chance: number;
  /**
   * The effect of dice and cards until the next turn began: each result is compared with its expectation, both estimated by
   * looking equally far ahead. Always 0 in competitive games.
   */
  readonly luck: number;
  /**
   * The chance to win that the turn's choices cost compared with the quick player's choices; negative if they were better. In
   * competitive games they're compared with the best answers.
   */
  readonly lost: number;
  /** The cost of the turn's choices compared with the best answers found. Missing in reviews stored by older versions. */
  readonly missed?: number;
  /**
   * The change of the chance that is neither luck nor choice: looking further ahead showed that the chance had been too high or
   * too low. Missing in reviews stored by older versions, in which it counts as luck.
   */
  readonly corrected?: number;
  /** The choice that was farthest from the best answer. */
  readonly mistake: Mistake | null;
}

export interface Mistake {
  readonly at: number;
  readonly seat: SeatIndex;
  /** The chance to win that the best answer would have added. */
  readonly lost: number;
  readonly better: Action;
  /**
   * The strongest reasons for the better answer, compared with the answer that was given. Missing in reviews stored by older
   * versions.
   */
  readonly because?: readonly Reason[];
  /**
   * The turn that starts with the better answer, then the opponent's reply, as the search found them. Missing in games of chance,
   * and in reviews stored by older versions.
   */
  readonly line?: readonly Action[];
}

/** A choice that was better than all others, judged before the results of dice and cards were known. */
export interface BestChoice {
  readonly at: number;
  readonly seat: SeatIndex;
  /** The chance with the runner-up. In reviews stored by older versions: the chance before the answer. */
  readonly before: number;
  /** The chance with the choice. In reviews stored by older versions: the chance after it, including dice and cards. */
  readonly after: number;
  /** The runner-up. Missing in reviews stored by older versions. */
  readonly instead?: Action;
}

export interface Choices {
  readonly seat: SeatIndex;
  /** The number of decisions that were evaluated. */
  readonly weighed: number;
  /** The number of decisions that lost less than an inaccuracy. */
  readonly close: number;
  /** The total cost of the decisions compared with the best answers found. */
  readonly missed: number;
}

/** Null if no result was noticeably lucky or unlucky. */
export interface Rolls {
  readonly luckiest: Roll | null;
  readonly unluckiest: Roll | null;
}

/** All dice and cards between two decisions. */
export interface Roll {
  readonly turn: number;
  readonly seat: SeatIndex;
  /** The position in the log of the answer that dice and cards followed. */
  readonly at: number;
  /** The position of the next decision; null if the game had none. */
  readonly until: number | null;
  /** The change of the chance to win, compared with its expectation. */
  readonly luck: number;
}

/** The kinds of mistakes, worst first. A loss smaller than an inaccuracy doesn't count as a mistake. */
export const MISTAKE_KINDS = ['blunder', 'mistake', 'inaccuracy'] as const;
export type MistakeKind = (typeof MISTAKE_KINDS)[number];

const AT_LEAST: Readonly<Record<MistakeKind, number>> = { blunder: 0.1, mistake: 0.05, inaccuracy: 0.02 };

/** The kind of a mistake that lost this much of the chance to win; null if the loss is too small to be a mistake. */
export function kindOfMistake(lost: number): MistakeKind | null {
  return MISTAKE_KINDS.find((kind) => lost >= AT_LEAST[kind]) ?? null;
}

export interface Rescue extends PlayedOut {
  readonly turn: number;
  /** The position in the log from which the other line of play replaces the game's entries. */
  readonly at: number;
  readonly seat: SeatIndex;
}

export interface PlayedOut {
  readonly playouts: number;
  readonly wins: number;
  /**
   * The first playout that was won, as log entries: a reseed, then the answers. It can be replayed after the entries before the
   * decision. Null if no playout was won.
   */
  readonly line: readonly LogEntry[] | null;
}

/** Smaller changes don't count, because chances are displayed in hundredths. */
const NOTICED = 0.005;

export interface TurningPoint extends ReviewedTurn {
  /** The chance to win at the beginning of the next turn, or the result of the game. */
  readonly after: number;
}

const MAX_TURNING_POINTS = 3;

/** The turns in which the chance to win changed most, in the order of the game. */
export function turningPoints({ turns, end }: Review): readonly TurningPoint[] {
  const change = ({ chance, after }: TurningPoint) => Math.abs(after - chance);
  return turns
    .map((each, place) => ({ ...each, after: turns[place + 1]?.chance ?? end }))
    .filter((each) => change(each) >= NOTICED)
    .toSorted((one, other) => change(other) - change(one))
    .slice(0, MAX_TURNING_POINTS)
    .toSorted((one, other) => one.at - other.at);
}

/** The kind of the turn's mistake; null if the turn had none. */
export function mistakeKindIn({ mistake }: Pick<ReviewedTurn, 'mistake'>): MistakeKind | null {
  return mistake === null ? null : kindOfMistake(mistake.lost);
}

const MAX_MISTAKES = 3;

/** The costliest mistakes of a seat, at most one per turn, costliest first. */
export function mistakesOf({ turns }: Review, seat: SeatIndex): readonly (ReviewedTurn & Mistake)[] {
  return turns
    .flatMap((turn) => (turn.mistake?.seat === seat ? [{ ...turn, ...turn.mistake }] : []))
    .toSorted((one, other) => other.lost - one.lost)
    .slice(0, MAX_MISTAKES);
}

/** The total effect of dice and cards in the whole game, compared with the expected value. */
export function luckOf({ turns }: Review): number {
  return sum(turns.map(({ luck }) => luck));
}

/** The total cost of all choices compared with the best answers found; null in reviews stored by older versions. */
export function missedByChoice({ turns }: Review): number | null {
  return turns.every(({ missed }) => missed !== undefined)
    ? sum(turns.map(({ missed = 0 }) => missed))
    : null;
}

/** The turns with the most and the least luck; either is omitted if no turn had noticeable good or bad luck. */
export function luckiestTurns({ turns }: Review): {
  readonly most?: ReviewedTurn;
  readonly least?: ReviewedTurn;
} {
  const byLuck = turns.toSorted((one, other) => other.luck - one.luck);
  const [most, least] = [byLuck[0], byLuck.at(-1)];
  return {
    ...(most !== undefined && most.luck >= NOTICED ? { most } : {}),
    ...(least !== undefined && least.luck <= -NOTICED ? { least } : {}),
  };
}

/**
 * The total correction, over the whole game, of chances that were estimated too high or too low; 0 in reviews stored by older
 * versions.
 */
export function correctedIn({ turns }: Pick<Review, 'turns'>): number {
  return sum(turns.map(({ corrected = 0 }) => corrected));
}

/** The cost of choices in the whole game. */
export function lostByChoice({ turns }: Review): number {
  return sum(turns.map(({ lost }) => lost));
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((all, each) => all + each, 0);
}
