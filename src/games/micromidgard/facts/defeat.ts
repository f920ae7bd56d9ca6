/** How near a player is to losing: counted in points of the other, or in steps of the wolves. */
import type { SeatIndex } from '../../../core/seat.ts';
import { LIGHTS } from '../box/components.ts';
import type { MicromidgardState } from '../state/state.ts';
import { leaders } from './outcome.ts';
import { opponentOf } from './seats.ts';
import { stepsToRagnarok } from './wolves.ts';

/**
 * The points that the other still lacks to win; while the other is ahead, also the steps of the wolves to the last
 * Ragnarok. 0 for who has lost. [M-801, M-803 to M-805]
 */
export function stepsToDefeat(game: MicromidgardState, seat: SeatIndex): number {
  const other = opponentOf(seat);
  const lacking = Math.max(0, game.box.winningScore - (game.seats[other]?.points ?? 0));
  const ahead = leaders(game);
  if (game.end !== null) return ahead.includes(seat) ? Math.max(1, lacking) : 0;
  return ahead.includes(seat) ? lacking : Math.min(lacking, stepsToLastRagnarok(game));
}

/** If no one pulls a wolf back. After each Ragnarok both begin again, and one track is a space shorter. */
function stepsToLastRagnarok(game: MicromidgardState): number {
  const later = game.box.prophecyPoints
    .slice(game.ragnaroks + 1)
    .map((_, at) => stepsToNextRagnarok({ ...game, ragnaroks: game.ragnaroks + 1 + at, wolves: AT_START }));
  return later.reduce((sum, steps) => sum + steps, stepsToNextRagnarok(game));
}

const AT_START = { sun: 0, moon: 0 } as const;

function stepsToNextRagnarok(game: MicromidgardState): number {
  return Math.min(...LIGHTS.map((wolf) => stepsToRagnarok(game, wolf)));
}
