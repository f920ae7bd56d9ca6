/** The seat that was on turn when something happened: most events do not say it, but turns that begin and end among them do. */
import { type GameEvent, TURN_BEGAN } from '../game.ts';
import type { SeatIndex } from '../seat.ts';

export interface Acted<Event, Seat> {
  readonly event: Event;
  /** The seat whose turn it was then; if no turn began or ended, the current one. */
  readonly seat: Seat | SeatIndex;
}

/** Events in a row, each with the current seat. `now` is the current seat after the last of them. */
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
