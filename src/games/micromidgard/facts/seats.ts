/** Finds the current seat and its opponent. */
import { type SeatIndex, seatIndex } from '../../../core/seat.ts';

/** The current seat of a state or of a draft. */
export function activeSeat<Seat>(game: {
  readonly seats: readonly Seat[];
  readonly turn: { readonly seat: SeatIndex };
}): Seat {
  const seat = game.seats[game.turn.seat];
  if (seat === undefined) throw new RangeError(`no seat ${game.turn.seat}`);
  return seat;
}

/** The other of the two seats. */
export function opponentOf(seat: SeatIndex): SeatIndex {
  return seatIndex(1 - seat);
}
