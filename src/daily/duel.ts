/** The daily challenge in a two-player game: a person against a computer that answers everyone the same way. */
import type { Game } from '../core/game.ts';
import { type Seed, seedFrom } from '../core/random.ts';
import type { Request } from '../core/requests/request.ts';
import type { SeatIndex } from '../core/seat.ts';
import type { Strength } from '../core/thinking/strength.ts';

export const OPPONENT: Strength = 'best';
/** The number of positions that the opponent evaluates per answer. With a time limit, people would get different answers. */
export const OPPONENT_EFFORT = 1500;

/** The seat of the person; null if one person plays all seats together. */
export function personsSeat<State, View>(game: Game<State, View>, position: State): SeatIndex | null {
  return game.isContest ? (game.requests(position)[0]?.seats[0] ?? null) : null;
}

/** The seed of the opponent's answer to a request. */
export function opponentsSeed(luck: Seed, { key }: Request): Seed {
  return seedFrom(`${luck}/opponent/${key}`);
}
