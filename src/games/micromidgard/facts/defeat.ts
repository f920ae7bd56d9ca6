/** Measures how close a player is to losing: the points that the opponent still needs, or the steps that the wolves have left. */
import type { SeatIndex } from '../../../core/seat.ts';
import { LIGHTS } from '../box/components.ts';
import type { MicromidgardState } from '../state/state.ts';
import { leaders } from './outcome.ts';
import { opponentOf } from './seats.ts';
import { stepsToRagnarok } from './wolves.ts';

/**
 * The points that the opponent still needs to win; or the wolves' steps to the last Ragnarok, if these are fewer and the opponent
 * is ahead. 0 for a player who has lost. [M-801, M-803 to M-805]
 */
export function stepsToDefeat(game: MicromidgardState, seat: SeatIndex): number {
  const other = opponentOf(seat);
  const lacking = Math.max(0, game.box.winningScore - (game.seats[other]?.points ?? 0));
  const ahead = leaders(game);
  if (game.end !== null) return ahead.includes(seat) ? Math.max(1, lacking) : 0;
  return ahead.includes(seat) ? lacking : Math.min(lacking, stepsToLastRagnarok(game));
}

/**
 * The number of steps before a wolf brings the last Ragnarok, assuming that no one pulls a wolf back. After each Ragnarok both
 * wolves start again, and one track is a space shorter.
 */
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
