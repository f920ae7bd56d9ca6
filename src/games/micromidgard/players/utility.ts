/** Computes the value of a moment for a player with rules of thumb. A victory point is worth 10. */
import type { SeatIndex } from '../../../core/seat.ts';
import { type Level, LIGHTS, type Light, TRACKS } from '../box/components.ts';
import { actionsLeft } from '../facts/actions-left.ts';
import { leaders } from '../facts/outcome.ts';
import { fulfilledBy } from '../facts/prophecies.ts';
import { opponentOf } from '../facts/seats.ts';
import { spacesLeft } from '../facts/wolves.ts';
import type { SeatState } from '../state/state.ts';
import type { MicromidgardView } from '../state/view.ts';

const POINT = 10;
const RESOURCE = 1;
/** Every unit of a resource beyond the fourth (`ENOUGH`) is worth less. */
const HOARDED = 0.5;
const ENOUGH = 4;
const BY_LEVEL: Readonly<Record<Level, number>> = { 1: 0, 2: 1.5, 3: 3.5, 4: 6 };
const RELIC = 4;
const WON = 1000;
/**
 * The weight of the points at stake by the spaces that the wolf has left. They count in full when it has passed its end, and less
 * the farther it has to run.
 */
const BY_SPACES_LEFT = [0.7, 0.5, 0.35, 0.25];
/** The weight of Prophecies in later columns, which can still change hands. */
const LATER_COLUMN = 0.1;
/** The value of an unspent action before its use is known. */
const ACTION = 1.5;

/** The player's lead over the opponent, by value. */
export function utilityOf(view: MicromidgardView, seat: SeatIndex): number {
  if (view.end !== null || isDecided(view)) return victory(view, seat);
  const other = opponentOf(seat);
  return (
    possessions(view.seats[seat]) -
    possessions(view.seats[other]) +
    (prospects(view, 'sun', seat) + prospects(view, 'moon', seat))
  );
}

/** The player's lead over the opponent (`utility`, if it's already known), plus the value of unspent actions. */
export function promiseOf(view: MicromidgardView, seat: SeatIndex, utility = utilityOf(view, seat)): number {
  return utility + ACTION * actionsLeft(view.turn);
}

export function isDecided({ seats, box }: MicromidgardView): boolean {
  return seats.some(({ points }) => points >= box.winningScore);
}

export function victory(view: MicromidgardView, seat: SeatIndex): number {
  const winners = leaders(view);
  if (winners.length > 1) return 0;
  return winners.includes(seat) ? WON : -WON;
}

function possessions(seat: SeatState | undefined): number {
  if (seat === undefined) return 0;
  const { points, gold, mead, levels, relics } = seat;
  return (
    POINT * points +
    hoardUtility(gold) +
    hoardUtility(mead) +
    TRACKS.reduce((sum, track) => sum + BY_LEVEL[levels[track]], 0) +
    RELIC * relics.length
  );
}

function hoardUtility(resources: number): number {
  const enough = Math.min(resources, ENOUGH);
  return RESOURCE * enough + HOARDED * (resources - enough);
}

/** The expected value of one side's Prophecies: only one per column is scored, by the wolf that arrives first. */
function prospects(view: MicromidgardView, side: Light, seat: SeatIndex): number {
  const { prophecies, ragnaroks, box } = view;
  let sum = 0;
  for (const [column, prophecy] of prophecies[side].entries()) {
    const winner = column < ragnaroks ? null : fulfilledBy(view, prophecy);
    if (winner === null) continue;
    const chance = column === ragnaroks ? chanceToCome(view, side) : LATER_COLUMN;
    sum += (winner === seat ? 1 : -1) * chance * POINT * (box.prophecyPoints[column] ?? 0);
  }
  return sum;
}

function chanceToCome(view: MicromidgardView, side: Light): number {
  const left = spacesLeft(view, side);
  if (left < 0) return 1;
  if (LIGHTS.some((wolf) => spacesLeft(view, wolf) < 0)) return 0;
  return BY_SPACES_LEFT[left] ?? LATER_COLUMN;
}
