/** The review of a game: its chance to be won turn by turn, what chance and choices did to it, and where it turned. */
import type { LogEntry, Moment } from '../logs/replay.ts';
import type { Action } from '../requests/request.ts';
import type { SeatIndex } from '../seat.ts';
import type { Reason } from './reason.ts';

/** A game that was played: its log, with the moment before the first entry and one after each. */
export interface PlayedGame<State = unknown> {
  readonly log: readonly LogEntry[];
  readonly moments: readonly Moment<State>[];
}

/** Chances are those of all where all win together, else those of the first seat. Plain data, kept as JSON. */
export interface Review {
  readonly isContest: boolean;
  /** Oldest first; a turn in which no one had a choice is left out. */
  readonly turns: readonly ReviewedTurn[];
  /** When the game was over: 1, 0, or the share of a tie. */
  readonly end: number;
  /** Of each seat that raised the chance, how it did so most. None in a contest, in which the best answer is the measure. */
  readonly deeds: readonly Deed[];
  /** The last turn from which the game could still be won; null if there isn't one, and if it was not lost. */
  readonly rescue: Rescue | null;
}

export interface ReviewedTurn {
  readonly turn: number;
  /** Whose decision was the first. */
  readonly seat: SeatIndex;
  /** The place in the log of its answer. */
  readonly at: number;
  /** As the turn began. */
  readonly chance: number;
  /** The effect of dice and cards until the next turn began, against what was to be expected. Always 0 in a contest. */
  readonly luck: number;
  /**
   * How much chance to win the turn's choices cost. They are compared with the quick player's choices, so the cost is below 0
   * where they were better; in a contest they are compared with the best answers.
   */
  readonly lost: number;
  /** The choice that was farthest from the best answer. */
  readonly mistake: Mistake | null;
}

export interface Mistake {
  readonly at: number;
  readonly seat: SeatIndex;
  /** How much better the best answer was. */
  readonly lost: number;
  readonly better: Action;
  /** The strongest reasons for the better answer, against the one given. Reviews kept by older versions have none. */
  readonly because?: readonly Reason[];
}

export interface Deed {
  readonly at: number;
  readonly seat: SeatIndex;
  readonly before: number;
  readonly after: number;
}

export interface Rescue extends PlayedOut {
  readonly turn: number;
  /** The other line of play goes on from before this place in the log. */
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

/** Chances are told in hundredths: a smaller change is no change. */
const NOTICED = 0.005;

export interface TurningPoint extends ReviewedTurn {
  /** As the next turn began. */
  readonly after: number;
}

const MOST_TURNING_POINTS = 3;

/** The turns in which the chance changed most, oldest first. */
export function turningPoints({ turns, end }: Review): readonly TurningPoint[] {
  const change = ({ chance, after }: TurningPoint) => Math.abs(after - chance);
  return turns
    .map((each, place) => ({ ...each, after: turns[place + 1]?.chance ?? end }))
    .filter((each) => change(each) >= NOTICED)
    .toSorted((one, other) => change(other) - change(one))
    .slice(0, MOST_TURNING_POINTS)
    .toSorted((one, other) => one.at - other.at);
}

const MOST_MISTAKES = 3;

/** The costliest mistakes of a seat, one of each turn, the costliest first. */
export function mistakesOf({ turns }: Review, seat: SeatIndex): readonly (ReviewedTurn & Mistake)[] {
  return turns
    .flatMap((turn) => (turn.mistake?.seat === seat ? [{ ...turn, ...turn.mistake }] : []))
    .toSorted((one, other) => other.lost - one.lost)
    .slice(0, MOST_MISTAKES);
}

/** The effect of dice and cards in the whole game, against what was to be expected. */
export function luckOf({ turns }: Review): number {
  return sum(turns.map(({ luck }) => luck));
}

/** The cost of choices in the whole game. */
export function lostByChoice({ turns }: Review): number {
  return sum(turns.map(({ lost }) => lost));
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((all, each) => all + each, 0);
}
