/** Finds seats by their index, the current seat and its opponent. */
import { type SeatIndex, seatIndex } from '../../../core/seat.ts';

/** A state or a draft. */
interface Seated<Seat> {
  readonly seats: readonly Seat[];
}

export function seatAt<Seat>({ seats }: Seated<Seat>, index: SeatIndex): Seat {
  const seat = seats[index];
  if (seat === undefined) throw new RangeError(`no seat ${index}`);
  return seat;
}

export function activeSeat<Seat>(game: Seated<Seat> & { readonly turn: { readonly seat: SeatIndex } }): Seat {
  return seatAt(game, game.turn.seat);
}

/** The other of the two seats. */
export function opponentOf(seat: SeatIndex): SeatIndex {
  return seatIndex(1 - seat);
}
