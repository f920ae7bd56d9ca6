/** Chooses which events to show if there's little room: those of the highest rank, the newest first. */
import { type GameEvent, TURN_BEGAN } from '../game.ts';

/** The most urgent event; if there are several, the newest of them. Null if no event has an urgency above 0. */
export function mostUrgent<Event extends GameEvent>(
  events: readonly Event[],
  urgencyOf: (event: Event) => number,
): Event | null {
  let first: Event | null = null;
  let highest = 1;
  for (const event of events) {
    const urgency = urgencyOf(event);
    if (urgency < highest) continue;
    first = event;
    highest = urgency;
  }
  return first;
}

/** `ranks` lists the types of events that can be shown, highest first. The chosen events stay in their order. */
export function strongest<Event extends GameEvent>(
  events: readonly Event[],
  ranks: readonly (readonly Event['type'][])[],
  most: number,
): readonly Event[] {
  const chosen = ranks
    .flatMap((types) => events.filter(({ type }) => types.includes(type)).reverse())
    .slice(0, most);
  return events.filter((event) => chosen.includes(event));
}

/** The events since the last turn began, or all events if no turn began. */
export function ofThisTurn<Event extends GameEvent>(events: readonly Event[]): readonly Event[] {
  return events.slice(events.findLastIndex(({ type }) => type === TURN_BEGAN) + 1);
}
