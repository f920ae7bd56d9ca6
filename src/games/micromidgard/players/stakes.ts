/** Computes the value of the remaining Prophecies for a player. */
import type { ByLight, Light, Prophecy } from '../box/components.ts';
import { amountFor, partsOf } from '../facts/prophecies.ts';
import { trackLength } from '../facts/wolves.ts';
import type { SeatState } from '../state/state.ts';
import type { MicromidgardView } from '../state/view.ts';

export const POINT = 10;
/**
 * The weight of the points at stake by the spaces that the wolf has left. They count in full when it has passed its end, and less
 * the farther it has to run.
 */
const BY_SPACES_LEFT = [0.7, 0.5, 0.35, 0.25];
/** The weight of Prophecies in later columns, which can still change hands. */
const LATER_COLUMN = 0.1;

/** A Prophecy that hasn't been scored. */
interface Stake {
  readonly amountOf: (seat: SeatState) => number;
  /** The opponent's amount. */
  readonly theirs: number;
  readonly isWonByMost: boolean;
  readonly points: number;
}

/** The facts about one side that stay the same until the next Ragnarok. */
interface Side {
  readonly trackLength: number;
  /** The Prophecies by column, from the one that is scored next. */
  readonly stakes: readonly Stake[];
}

export type Stakes = ByLight<Side>;

export function stakesOf(view: MicromidgardView, opponent: SeatState): Stakes {
  return { sun: sideOf(view, 'sun', opponent), moon: sideOf(view, 'moon', opponent) };
}

function sideOf(view: MicromidgardView, side: Light, opponent: SeatState): Side {
  const { prophecies, ragnaroks, box } = view;
  const stakes = prophecies[side]
    .slice(ragnaroks)
    .map((prophecy, at) => stakeOf(prophecy, opponent, box.prophecyPoints[ragnaroks + at] ?? 0));
  return { trackLength: trackLength(view, side), stakes };
}

function stakeOf(prophecy: Prophecy, opponent: SeatState, points: number): Stake {
  const amountOf = amountFor(prophecy);
  return { amountOf, theirs: amountOf(opponent), isWonByMost: partsOf(prophecy).leaning === 'most', points };
}

/** The expected value of both sides' Prophecies. Only one per column is scored, by the wolf that arrives first. */
export function prospects({ wolves }: MicromidgardView, own: SeatState, { sun, moon }: Stakes): number {
  const sunLeft = sun.trackLength - 1 - wolves.sun;
  const moonLeft = moon.trackLength - 1 - wolves.moon;
  return (
    prospectsOn(sun, own, chanceToCome(sunLeft, moonLeft)) +
    prospectsOn(moon, own, chanceToCome(moonLeft, sunLeft))
  );
}

function prospectsOn({ stakes }: Side, own: SeatState, chanceOfNext: number): number {
  let sum = 0;
  let chance = chanceOfNext;
  for (const { amountOf, theirs, isWonByMost, points } of stakes) {
    const amount = amountOf(own);
    const worth = chance * POINT * points;
    if (amount !== theirs) sum += amount > theirs === isWonByMost ? worth : -worth;
    chance = LATER_COLUMN;
  }
  return sum;
}

/** The chance that a wolf arrives first, by the spaces that it and the other wolf have left; negative past the end. */
function chanceToCome(left: number, othersLeft: number): number {
  if (left < 0) return 1;
  if (othersLeft < 0) return 0;
  return BY_SPACES_LEFT[left] ?? LATER_COLUMN;
}
