/** The daily challenge in a game of two: the person has one seat, and a computer answers everyone alike in the other. */
import type { Game } from '../core/game.ts';
import { type Seed, seedFrom } from '../core/random.ts';
import type { Request } from '../core/requests/request.ts';
import type { SeatIndex } from '../core/seat.ts';
import type { Strength } from '../core/thinking/strength.ts';

export const OPPONENT: Strength = 'best';
/** The number of positions that the opponent values for an answer. No clock may stop it, or it would answer people differently. */
export const OPPONENT_EFFORT = 1500;

/** The seat of the person; null if one person plays all seats together. */
export function personsSeat<State, View>(game: Game<State, View>, position: State): SeatIndex | null {
  return game.isContest ? (game.requests(position)[0]?.seats[0] ?? null) : null;
}

/** The seed of the opponent's answer to a request. */
export function opponentsSeed(luck: Seed, { key }: Request): Seed {
  return seedFrom(`${luck}/opponent/${key}`);
}
