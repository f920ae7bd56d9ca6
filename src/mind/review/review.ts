/** Builds the review of a game from its evaluated decisions: luck, choices, and the best moves. */
import { type SeatIndex, seatIndex } from '../../core/seat.ts';
import {
  type BestChoice,
  type Choices,
  kindOfMistake,
  type Mistake,
  type Review,
  type ReviewedTurn,
  type Roll,
  type Rolls,
} from '../../core/thinking/review.ts';
import { NOTICEABLE } from '../thought.ts';
import type { Weighing } from './weighed-decision.ts';

/** A decision with the results that are known once the next decision has been evaluated. Its chances are those shown in the review. */
interface Step {
  readonly weighing: Weighing;
  readonly before: number;
  readonly luck: number;
  readonly lost: number;
  /** The change of the chance that is neither luck nor choice: the next decision sees further, or more clearly. */
  readonly corrected: number;
  /** The chance that the better answer would have added. */
  readonly missed: number;
}

const FIRST_SEAT = 0;
/** The maximum number of reasons kept for a mistake; fewer are shown. */
const MAX_REASONS = 3;

/**
 * Builds the review. The decisions in `weighed` are in log order; `byChance` says for each of them whether dice or cards decided
 * anything until the next one. If none did, a changed chance isn't luck: the two estimates differ.
 */
export function reviewOf(
  isContest: boolean,
  weighed: readonly Weighing[],
  end: number,
  byChance: readonly boolean[],
): Review {
  const chanceOf = (seat: SeatIndex, chance: number) =>
    isContest && seat !== FIRST_SEAT ? 1 - chance : chance;
  const steps = weighed.map((weighing, place): Step => {
    const next = weighed[place + 1];
    const { seat, usual, best, better } = weighing;
    const before = chanceOf(seat, weighing.shown ?? usual);
    const known = next === undefined ? end : chanceOf(next.seat, next.usual);
    const onwards = next === undefined ? end : chanceOf(next.seat, next.shown ?? next.usual);
    const played = weighing.played ?? chanceOf(seat, known);
    const missed = better === null ? 0 : Math.max(0, best - played);
    if (isContest) return { weighing, before, missed, lost: missed, luck: 0, corrected: 0 };
    const seen = weighing.after ?? known;
    const after = byChance[place] === true ? seen : played;
    const [lost, luck] = [usual - played, after - played];
    return { weighing, before, missed, lost, luck, corrected: onwards - before + lost - luck };
  });
  const turns = grouped(steps, ({ weighing }) => weighing.turn).flatMap(turnOf);
  const rolls = isContest ? {} : { rolls: rollsIn(steps) };
  const deeds = bestChoicesIn(steps);
  return { isContest, turns, end, deeds, choices: choicesIn(steps), ...rolls, rescue: null };
}

function rollsIn(steps: readonly Step[]): Rolls {
  const rolls = steps
    .map(({ weighing: { turn, seat, at }, luck }, place): Roll => {
      const until = steps[place + 1]?.weighing.at ?? null;
      return { turn, seat, at, until, luck };
    })
    .filter(({ luck }) => Math.abs(luck) >= NOTICEABLE)
    .toSorted((one, other) => other.luck - one.luck);
  return {
    luckiest: rolls.find(({ luck }) => luck > 0) ?? null,
    unluckiest: rolls.findLast(({ luck }) => luck < 0) ?? null,
  };
}

function turnOf(steps: readonly Step[]): readonly ReviewedTurn[] {
  const [first] = steps;
  if (first === undefined) return [];
  const { turn, seat, at } = first.weighing;
  const [worst] = steps.toSorted((one, other) => other.missed - one.missed);
  return [
    {
      turn,
      seat,
      at,
      chance: first.before,
      luck: sum(steps.map(({ luck }) => luck)),
      lost: sum(steps.map(({ lost }) => lost)),
      missed: sum(steps.map(({ missed }) => missed)),
      corrected: sum(steps.map(({ corrected }) => corrected)),
      mistake: worst === undefined ? null : mistakeIn(worst),
    },
  ];
}

function mistakeIn({ weighing: { at, seat, better, because, line }, missed }: Step): Mistake | null {
  if (better === null || missed < NOTICEABLE) return null;
  const kept = because.filter(({ mean }) => mean > 0).slice(0, MAX_REASONS);
  return { at, seat, lost: missed, better, because: kept, ...(line.length === 0 ? {} : { line }) };
}

/**
 * For each seat, the choice with the largest lead over the runner-up. In a duel there is no such choice, because only bounds are
 * known.
 */
function bestChoicesIn(steps: readonly Step[]): readonly BestChoice[] {
  return grouped(steps, ({ weighing }) => weighing.seat)
    .flatMap((own): readonly BestChoice[] => {
      const done = own.flatMap(({ weighing }) => {
        const { ahead, played, isIdle, at, seat, usual, shown } = weighing;
        if (ahead === null || played === null || isIdle) return [];
        const chance = Math.min(1, Math.max(0, played + (shown ?? usual) - usual));
        return [{ ahead, played: chance, at, seat }];
      });
      const [best] = done.toSorted((one, other) => other.ahead.by - one.ahead.by);
      if (best === undefined) return [];
      const { at, seat, played, ahead } = best;
      return [{ at, seat, before: Math.max(0, played - ahead.by), after: played, instead: ahead.of }];
    })
    .toSorted((one, other) => one.seat - other.seat);
}

function choicesIn(steps: readonly Step[]): readonly Choices[] {
  return grouped(steps, ({ weighing }) => weighing.seat)
    .map((own) => ({
      seat: own[0]?.weighing.seat ?? seatIndex(FIRST_SEAT),
      weighed: own.length,
      close: own.filter(({ missed }) => kindOfMistake(missed) === null).length,
      missed: sum(own.map(({ missed }) => missed)),
    }))
    .toSorted((one, other) => one.seat - other.seat);
}

function grouped(steps: readonly Step[], groupOf: (step: Step) => number): readonly (readonly Step[])[] {
  const groups = new Set(steps.map(groupOf));
  return [...groups].map((group) => steps.filter((step) => groupOf(step) === group));
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((all, each) => all + each, 0);
}
