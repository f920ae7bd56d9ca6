/** Victory points, and the score that ends the game. [M-801] */
import type { SeatIndex } from '../../../core/seat.ts';
import { tell } from '../../../core/telling/telling.ts';
import type { Draft } from '../state/draft.ts';
import type { MicromidgardState } from '../state/state.ts';

export function gainPoints(game: Draft, seat: SeatIndex, points: number): void {
  const player = game.seats[seat];
  if (player === undefined) throw new RangeError(`no seat ${seat}`);
  player.points += points;
  tell(game, { type: 'points-gained', seat, points, total: player.points });
}

export function isWonByPoints({ seats, box }: MicromidgardState): boolean {
  return seats.some(({ points }) => points >= box.winningScore);
}
