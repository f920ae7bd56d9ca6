/** Counts a seat's feats during a game, which are shown at its end. */
import { type GameEvent, TURN_BEGAN } from '../game.ts';
import type { SeatIndex } from '../seat.ts';
import type { Phrase } from './phrase.ts';

/** The events during the turns of a seat. The event that starts a turn names the seat. */
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

/** A count in a few words. Returns an empty list for zero. */
export function counted(key: string, count: number): readonly Phrase[] {
  return count > 0 ? [{ key, with: { count } }] : [];
}

/** The sum of a value over all events. */
export function summed<Event>(events: readonly Event[], utility: (event: Event) => number): number {
  return events.reduce((sum, event) => sum + utility(event), 0);
}
