/** Determines whose turn it was when each event happened. Only the events that start and end turns contain the seat. */
import { type GameEvent, TURN_BEGAN } from '../game.ts';
import type { SeatIndex } from '../seat.ts';

export interface Acted<Event, Seat> {
  readonly event: Event;
  /** The seat whose turn it was when the event happened; if no turn started or ended, the current seat. */
  readonly seat: Seat | SeatIndex;
}

/** Pairs each event with the seat whose turn it was. `now` is the current seat after the last event. */
export function withActing<Event extends GameEvent, Seat extends SeatIndex | null>(
  events: readonly Event[],
  now: Seat,
): readonly Acted<Event, Seat>[] {
  const first = events.find(({ type }) => type === TURN_BEGAN || type === 'turn-ended');
  let seat: Seat | SeatIndex = first?.type === 'turn-ended' ? seatOf(first) : now;
  return events.map((event) => {
    if (event.type === TURN_BEGAN) seat = seatOf(event);
    return { event, seat };
  });
}

function seatOf(event: GameEvent): SeatIndex {
  return event['seat'] as SeatIndex;
}
