/** Counts what a seat has done in a game, to be shown at its end. */
import { type GameEvent, TURN_BEGAN } from '../game.ts';
import type { SeatIndex } from '../seat.ts';
import type { Phrase } from './phrase.ts';

/** The events in that seat's turns; the event that opens a turn names its seat. */
export function inTurnsOf<Event extends GameEvent>(
  seat: SeatIndex,
  events: readonly Event[],
): readonly Event[] {
  let isActive = false;
  return events.filter((event) => {
    if (event.type === TURN_BEGAN) isActive = event['seat'] === seat;
    return isActive;
  });
}

/** A count in a few words; empty if it is zero. */
export function counted(key: string, count: number): readonly Phrase[] {
  return count > 0 ? [{ key, with: { count } }] : [];
}

/** The total value of the events. */
export function summed<Event>(events: readonly Event[], utility: (event: Event) => number): number {
  return events.reduce((sum, event) => sum + utility(event), 0);
}
