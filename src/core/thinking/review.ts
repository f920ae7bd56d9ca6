/** The review of a game: its chance to win turn by turn, the effects of luck and choices, and the turning points. */
import type { LogEntry, Moment } from '../logs/replay.ts';
import type { Action } from '../requests/request.ts';
import type { SeatIndex } from '../seat.ts';
import type { Reason } from './reason.ts';

/** A played game: its log, with the moment before the first entry and one after each. */
export interface PlayedGame<State = unknown> {
  readonly log: readonly LogEntry[];
  readonly moments: readonly Moment<State>[];
}

/** If everyone wins together, chances are everyone's; otherwise they are the first seat's. Plain data, stored as JSON. */
export interface Review {
  readonly isContest: boolean;
  /** Oldest first, without turns in which no one had a choice. */
  readonly turns: readonly ReviewedTurn[];
  /** The value at the end of the game: 1, 0, or the share of a tie. */
  readonly end: number;
  /**
   * Each seat's best choice that was ahead of all others. Empty in games against each other, where only bounds of the other
   * answers are known.
   */
  readonly deeds: readonly BestChoice[];
  /** The choices of each seat, in seat order. Missing in reviews stored by older versions. */
  readonly choices?: readonly Choices[];
  /**
   * The last turn in which a better choice would have left a chance of at least half of winning; null if there isn't one, or
   * if the game was not lost.
   */
  readonly rescue: Rescue | null;
}

export interface ReviewedTurn {
  readonly turn: number;
  /** The seat that decided first. */
  readonly seat: SeatIndex;
  /** The position of its answer in the log. */
  readonly at: number;
  /** At the beginning of the turn. */
  readonly chance: number;
  /**
   * The effect of dice and cards until the next turn began, compared with the expected value. Always 0 in games against each
   * other.
   */
  readonly luck: number;
  /**
   * The chance to win that the turn's choices cost. They are compared with the quick player's choices, so the cost is negative if
   * they were better; in games against each other they are compared with the best answers.
   */
  readonly lost: number;
  /** The cost of the turn's choices compared with the best answers found. Missing in reviews stored by older versions. */
  readonly missed?: number;
  /** The choice that was farthest from the best answer. */
  readonly mistake: Mistake | null;
}

export interface Mistake {
  readonly at: number;
  readonly seat: SeatIndex;
  /** The lead of the best answer. */
  readonly lost: number;
  readonly better: Action;
  /** The strongest reasons for the better answer, compared with the given one. Missing in reviews stored by older versions. */
  readonly because?: readonly Reason[];
}

/** A choice that was better than all others, before dice and cards decided. */
export interface BestChoice {
  readonly at: number;
  readonly seat: SeatIndex;
  /** The chance with the runner-up. In reviews stored by older versions, the chance before the answer, */
  readonly before: number;
  /** and here the one after it, dice and cards included. */
  readonly after: number;
  /** The runner-up; missing in those versions. */
  readonly instead?: Action;
}

export interface Choices {
  readonly seat: SeatIndex;
  /** The number of decisions evaluated, */
  readonly weighed: number;
  /** and the number of those whose answer lost less than an inaccuracy. */
  readonly close: number;
  /** Their cost compared with the best answers found. */
  readonly missed: number;
}

/** Worst first. A smaller loss isn't a mistake. */
export const MISTAKE_KINDS = ['blunder', 'mistake', 'inaccuracy'] as const;
export type MistakeKind = (typeof MISTAKE_KINDS)[number];

const AT_LEAST: Readonly<Record<MistakeKind, number>> = { blunder: 0.1, mistake: 0.05, inaccuracy: 0.02 };

/** The kind of mistake, by the chance to win that it lost; null if it lost too little for any. */
export function kindOfMistake(lost: number): MistakeKind | null {
  return MISTAKE_KINDS.find((kind) => lost >= AT_LEAST[kind]) ?? null;
}

export interface Rescue extends PlayedOut {
  readonly turn: number;
  /** The other line of play begins before this position in the log. */
  readonly at: number;
  readonly seat: SeatIndex;
}

export interface PlayedOut {
  readonly playouts: number;
  readonly wins: number;
  /**
   * The line of play of the first playout that won: a reseed, then the answers. It replays after the entries that led to the
   * moment. Null if none won.
   */
  readonly line: readonly LogEntry[] | null;
}

/** Chances are displayed in hundredths, so smaller changes don't count. */
const NOTICED = 0.005;

export interface TurningPoint extends ReviewedTurn {
  /** At the beginning of the next turn. */
  readonly after: number;
}

const MAX_TURNING_POINTS = 3;

/** The turns in which the chance changed most, in order. */
export function turningPoints({ turns, end }: Review): readonly TurningPoint[] {
  const change = ({ chance, after }: TurningPoint) => Math.abs(after - chance);
  return turns
    .map((each, place) => ({ ...each, after: turns[place + 1]?.chance ?? end }))
    .filter((each) => change(each) >= NOTICED)
    .toSorted((one, other) => change(other) - change(one))
    .slice(0, MAX_TURNING_POINTS)
    .toSorted((one, other) => one.at - other.at);
}

const MAX_MISTAKES = 3;

/** The most costly mistakes of a seat, one per turn, most costly first. */
export function mistakesOf({ turns }: Review, seat: SeatIndex): readonly (ReviewedTurn & Mistake)[] {
  return turns
    .flatMap((turn) => (turn.mistake?.seat === seat ? [{ ...turn, ...turn.mistake }] : []))
    .toSorted((one, other) => other.lost - one.lost)
    .slice(0, MAX_MISTAKES);
}

/** The effect of dice and cards in the whole game, compared with the expected value. */
export function luckOf({ turns }: Review): number {
  return sum(turns.map(({ luck }) => luck));
}

/** The cost of all choices compared with the best answers found; null in reviews stored by older versions. */
export function missedByChoice({ turns }: Review): number | null {
  return turns.every(({ missed }) => missed !== undefined)
    ? sum(turns.map(({ missed = 0 }) => missed))
    : null;
}

/** The turns with the most and the least luck; empty if there was no luck in any turn. */
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

/** The cost of choices in the whole game. */
export function lostByChoice({ turns }: Review): number {
  return sum(turns.map(({ lost }) => lost));
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((all, each) => all + each, 0);
}
