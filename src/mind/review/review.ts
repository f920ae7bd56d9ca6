/** The review of a game: its chance to be won turn by turn, what chance and choices did to it, and where it turned. */
import type { Action } from '../../core/requests/request.ts';
import type { SeatIndex } from '../../core/seat.ts';
import { NOTICEABLE } from '../thought.ts';
import type { PlayedOut } from './playing-out.ts';
import type { Weighing } from './weighing.ts';

/** Chances are those of all where all win together, else those of the first seat. Plain data, kept as JSON. */
export interface Review {
  readonly isContest: boolean;
  /** Oldest first; a turn in which nobody had a choice is left out. */
  readonly turns: readonly ReviewedTurn[];
  /** When the game was over: 1, 0, or the share of a tie. */
  readonly end: number;
  /** Of each seat that raised the chance, how it did so most. None in a contest, in which the best answer is the measure. */
  readonly deeds: readonly Deed[];
  /** The last turn from which the game could still be won; null where there is none, and where it was not lost. */
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
  /** What dice and cards added until the next turn began, against what was to be expected. Always 0 in a contest. */
  readonly luck: number;
  /** What the choices of the turn cost whoever made them, against the best answers. */
  readonly lost: number;
  /** The choice that cost most. */
  readonly mistake: Mistake | null;
}

export interface Mistake {
  readonly at: number;
  readonly seat: SeatIndex;
  readonly lost: number;
  readonly better: Action;
}

export interface Deed {
  readonly at: number;
  readonly seat: SeatIndex;
  readonly before: number;
  readonly after: number;
}

export interface Rescue extends PlayedOut {
  readonly turn: number;
  /** What is played instead goes on from before this place in the log. */
  readonly at: number;
  readonly seat: SeatIndex;
}

/** A decision with all that is known of it after the next one was weighed, in chances of the review. */
interface Step {
  readonly weighing: Weighing;
  readonly before: number;
  readonly after: number;
  readonly luck: number;
  readonly lost: number;
}

const FIRST_SEAT = 0;

/** `weighings` come in the order of the log. */
export function reviewOf(isContest: boolean, weighings: readonly Weighing[], end: number): Review {
  const chanceOf = (seat: SeatIndex, chance: number) =>
    isContest && seat !== FIRST_SEAT ? 1 - chance : chance;
  const steps = weighings.map((weighing, place): Step => {
    const next = weighings[place + 1];
    const { seat, best } = weighing;
    const before = chanceOf(seat, best);
    const after = next === undefined ? end : chanceOf(next.seat, next.best);
    const played = weighing.played ?? chanceOf(seat, after);
    const lost = weighing.better === null ? 0 : Math.max(0, best - played);
    return { weighing, before, after, lost, luck: isContest ? 0 : after - (before - lost) };
  });
  const turns = grouped(steps, ({ weighing }) => weighing.turn).flatMap(turnOf);
  return { isContest, turns, end, deeds: isContest ? [] : deedsIn(steps), rescue: null };
}

function turnOf(steps: readonly Step[]): readonly ReviewedTurn[] {
  const [first] = steps;
  if (first === undefined) return [];
  const { turn, seat, at } = first.weighing;
  const [worst] = steps.toSorted((one, other) => other.lost - one.lost);
  return [
    {
      turn,
      seat,
      at,
      chance: first.before,
      luck: sum(steps.map(({ luck }) => luck)),
      lost: sum(steps.map(({ lost }) => lost)),
      mistake: worst === undefined ? null : mistakeIn(worst),
    },
  ];
}

function mistakeIn({ weighing: { at, seat, better }, lost }: Step): Mistake | null {
  return better === null || lost < NOTICEABLE ? null : { at, seat, lost, better };
}

function deedsIn(steps: readonly Step[]): readonly Deed[] {
  return grouped(steps, ({ weighing }) => weighing.seat)
    .flatMap((own): readonly Deed[] => {
      const [best] = own.toSorted((one, other) => rise(other) - rise(one));
      if (best === undefined || rise(best) < NOTICEABLE) return [];
      const { at, seat } = best.weighing;
      return [{ at, seat, before: best.before, after: best.after }];
    })
    .toSorted((one, other) => one.seat - other.seat);
}

function rise({ before, after }: Step): number {
  return after - before;
}

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
    .filter((each) => change(each) >= NOTICEABLE)
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

/** What dice and cards added in the whole game, against what was to be expected. */
export function luckOf({ turns }: Review): number {
  return sum(turns.map(({ luck }) => luck));
}

/** What choices cost in the whole game, against the best answers. */
export function lostByChoice({ turns }: Review): number {
  return sum(turns.map(({ lost }) => lost));
}

function grouped(steps: readonly Step[], groupOf: (step: Step) => number): readonly (readonly Step[])[] {
  const groups = new Set(steps.map(groupOf));
  return [...groups].map((group) => steps.filter((step) => groupOf(step) === group));
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((all, each) => all + each, 0);
}
