/** Determines the winner: the player with the most points, then with the most resources. [M-804 to M-806] */
import type { Outcome } from '../../../core/game.ts';
import { type SeatIndex, seatIndex } from '../../../core/seat.ts';
import type { MicromidgardState } from '../state/state.ts';

/** The seat that leads now, or both seats if they're tied. */
export function leaders({ seats }: MicromidgardState): readonly SeatIndex[] {
  const all = seats.map((_, seat) => seatIndex(seat));
  const byPoints = best(all, (seat) => seats[seat]?.points ?? 0);
  return best(byPoints, (seat) => (seats[seat]?.gold ?? 0) + (seats[seat]?.mead ?? 0));
}

function best(among: readonly SeatIndex[], utility: (seat: SeatIndex) => number): readonly SeatIndex[] {
  const most = Math.max(...among.map(utility));
  return among.filter((seat) => utility(seat) === most);
}

export function scoresOf({ seats }: MicromidgardState): readonly number[] {
  return seats.map(({ points }) => points);
}

export function outcomeOf(game: MicromidgardState): Outcome {
  if (game.end === null) return { kind: 'ongoing' };
  return { kind: 'ranked', why: [game.end], scores: scoresOf(game), winners: leaders(game) };
}

/** The winner's lead in points; null if no one wins alone. */
export function leadOf(game: MicromidgardState): number | null {
  const [winner, another] = leaders(game);
  if (game.end === null || winner === undefined || another !== undefined) return null;
  const others = scoresOf(game).filter((_, seat) => seat !== winner);
  return (scoresOf(game)[winner] ?? 0) - Math.max(...others);
}

/** Whether a player has the score that ends the game. [M-801] */
export function isWonByPoints({ seats, box }: MicromidgardState): boolean {
  return seats.some(({ points }) => points >= box.winningScore);
}
