/**
 * Determines whose turn it was when something happened: most events do not contain it, but the events that start and end turns
 * do.
 */
import { type GameEvent, TURN_BEGAN } from '../game.ts';
import type { SeatIndex } from '../seat.ts';

export interface Acted<Event, Seat> {
  readonly event: Event;
  /** The seat whose turn it was then; if no turn started or ended, the current one. */
  readonly seat: Seat | SeatIndex;
}

/** A sequence of events, each with the seat whose turn it was. `now` is the current seat after the last of them. */
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
