/** Chooses which events to tell where there is room for few: those of the highest rank, and among them the newest. */
import type { GameEvent } from './game.ts';

/** `ranks` lists the types of events that can be told, the highest first. The chosen events keep their order. */
export function weightiest<Event extends GameEvent>(
  events: readonly Event[],
  ranks: readonly (readonly Event['type'][])[],
  most: number,
): readonly Event[] {
  const chosen = ranks
    .flatMap((types) => events.filter(({ type }) => types.includes(type)).reverse())
    .slice(0, most);
  return events.filter((event) => chosen.includes(event));
}
