/** The review of a game: its chance to be won turn by turn, the effects of luck and choices, and the turning points. */
import type { LogEntry, Moment } from '../logs/replay.ts';
import type { Action } from '../requests/request.ts';
import type { SeatIndex } from '../seat.ts';
import type { Reason } from './reason.ts';

/** A game that was played: its log, with the moment before the first entry and one after each. */
export interface PlayedGame<State = unknown> {
  readonly log: readonly LogEntry[];
  readonly moments: readonly Moment<State>[];
}

/** Chances are those of all if all win together, else those of the first seat. Plain data, kept as JSON. */
export interface Review {
  readonly isContest: boolean;
  /** Oldest first, without turns in which no one had a choice. */
  readonly turns: readonly ReviewedTurn[];
  /** When the game was over: 1, 0, or the share of a tie. */
  readonly end: number;
  /** The best choice of each seat that was ahead of all others. None in a contest: of other answers only bounds are known. */
  readonly deeds: readonly BestChoice[];
  /** The choices of each seat, in the order of the seats. Reviews kept by older versions have none. */
  readonly choices?: readonly Choices[];
  /** The last turn in which a better choice kept half of the chances; null if there isn't one, and if the game was not lost. */
  readonly rescue: Rescue | null;
}

export interface ReviewedTurn {
  readonly turn: number;
  /** The seat that decided first. */
  readonly seat: SeatIndex;
  /** The place in the log of its answer. */
  readonly at: number;
  /** At the beginning of the turn. */
  readonly chance: number;
  /** The effect of dice and cards until the next turn began, against what was to be expected. Always 0 in a contest. */
  readonly luck: number;
  /**
   * How much chance to win the turn's choices cost. They are compared with the quick player's choices, so the cost is below 0 if they were
   * better; in a contest they are compared with the best answers.
   */
  readonly lost: number;
  /** The cost of the turn's choices against the best answers found. Reviews kept by older versions have none. */
  readonly missed?: number;
  /** The choice that was farthest from the best answer. */
  readonly mistake: Mistake | null;
}

export interface Mistake {
  readonly at: number;
  readonly seat: SeatIndex;
  /** How much better the best answer was. */
  readonly lost: number;
  readonly better: Action;
  /** The strongest reasons for the better answer, compared with the given one. Reviews kept by older versions have none. */
  readonly because?: readonly Reason[];
}

/** A choice that was better than all others, before dice and cards decided. */
export interface BestChoice {
  readonly at: number;
  readonly seat: SeatIndex;
  /** With the next best answer. Reviews kept by older versions have the chance before the answer, */
  readonly before: number;
  /** and here the one after it, dice and cards included. */
  readonly after: number;
  /** The next best answer; those versions have none. */
  readonly instead?: Action;
}

export interface Choices {
  readonly seat: SeatIndex;
  /** The number of decisions that were weighed, */
  readonly weighed: number;
  /** and of those in which the answer lost less than an inaccuracy. */
  readonly close: number;
  /** Their cost against the best answers found. */
  readonly missed: number;
}

/** From the worst. A smaller loss is no mistake. */
export const MISTAKE_KINDS = ['blunder', 'mistake', 'inaccuracy'] as const;
export type MistakeKind = (typeof MISTAKE_KINDS)[number];

const AT_LEAST: Readonly<Record<MistakeKind, number>> = { blunder: 0.1, mistake: 0.05, inaccuracy: 0.02 };

/** The class of a mistake by the chance to win that it lost; null if it lost too little for any. */
export function kindOfMistake(lost: number): MistakeKind | null {
  return MISTAKE_KINDS.find((kind) => lost >= AT_LEAST[kind]) ?? null;
}

export interface Rescue extends PlayedOut {
  readonly turn: number;
  /** The other line of play begins before this place in the log. */
  readonly at: number;
  readonly seat: SeatIndex;
}

export interface PlayedOut {
  readonly playouts: number;
  readonly wins: number;
  /**
   * The play of the first of those that won: a reseed, then the answers. It replays after the entries that led to the
   * moment. Null if none won.
   */
  readonly line: readonly LogEntry[] | null;
}

/** Chances are shown in hundredths, so smaller changes don't count. */
const NOTICED = 0.005;

export interface TurningPoint extends ReviewedTurn {
  /** At the beginning of the next turn. */
  readonly after: number;
}

const MAX_TURNING_POINTS = 3;

/** The turns in which the chance changed most, oldest first. */
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

/** The costliest mistakes of a seat, one of each turn, the costliest first. */
export function mistakesOf({ turns }: Review, seat: SeatIndex): readonly (ReviewedTurn & Mistake)[] {
  return turns
    .flatMap((turn) => (turn.mistake?.seat === seat ? [{ ...turn, ...turn.mistake }] : []))
    .toSorted((one, other) => other.lost - one.lost)
    .slice(0, MAX_MISTAKES);
}

/** The effect of dice and cards in the whole game, against what was to be expected. */
export function luckOf({ turns }: Review): number {
  return sum(turns.map(({ luck }) => luck));
}

/** The cost of all choices against the best answers found; null in reviews kept by older versions. */
export function missedByChoice({ turns }: Review): number | null {
  return turns.every(({ missed }) => missed !== undefined)
    ? sum(turns.map(({ missed = 0 }) => missed))
    : null;
}

/** The turns with most and with least luck; none if no turn had any. */
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
