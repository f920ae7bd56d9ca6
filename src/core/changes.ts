/** Which of the things that happened are told where there is room for few: those that weigh most, and of them the newest. */
import type { GameEvent } from './game.ts';

/** `ranks` lists the types of events that can be told, the weightiest first. What is chosen keeps its order. */
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
