/**
 * Finds the things that would decide the race now: a raven one step from winning, and a Prophecy of the next Ragnarok that wins
 * the game.
 */
import { type SeatIndex, seatIndex } from '../../../../core/seat.ts';
import { LIGHTS, type Light } from '../../box/components.ts';
import { stepsToDefeat } from '../../facts/defeat.ts';
import { fulfilledBy } from '../../facts/prophecies.ts';
import { opponentOf, seatAt } from '../../facts/seats.ts';
import { stepsToRagnarok } from '../../facts/wolves.ts';
import type { MicromidgardView } from '../../state/view.ts';

/** The wolves nearest to the end of their tracks. Each scores the next Prophecy of its own side. */
export function nearestWolves(view: MicromidgardView): readonly Light[] {
  if (view.end !== null) return [];
  const least = Math.min(...LIGHTS.map((wolf) => stepsToRagnarok(view, wolf)));
  return LIGHTS.filter((wolf) => stepsToRagnarok(view, wolf) === least);
}

/** The sides of these wolves whose Prophecy would win the game for the raven that fulfils it now. */
export function winningProphecies(view: MicromidgardView): readonly Light[] {
  return nearestWolves(view).filter((side) => {
    const goal = view.prophecies[side][view.ragnaroks];
    const points = view.box.prophecyPoints[view.ragnaroks];
    if (goal === undefined || points === undefined) return false;
    const winner = fulfilledBy(view, goal);
    return winner !== null && seatAt(view, winner).points + points >= view.box.winningScore;
  });
}

/**
 * The ravens that are a single step from winning, whether they need one more point, or time is running out for their opponent.
 */
export function aboutToWin(view: MicromidgardView): readonly SeatIndex[] {
  if (view.end !== null) return [];
  return view.seats
    .map((_, place) => seatIndex(place))
    .filter((seat) => stepsToDefeat(view, opponentOf(seat)) <= 1);
}

/** Whether the game might be over at the end of this turn. */
export function isLastStep(view: MicromidgardView): boolean {
  const isDue = winningProphecies(view).some((side) => stepsToRagnarok(view, side) === 0);
  return isDue || aboutToWin(view).length > 0;
}
