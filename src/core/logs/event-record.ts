/** The record of the rules while they write on a draft of its state: the events, and whether anything came to light. */

import type { GameEvent } from '../game.ts';

/** A private copy of plain data on which the rules write; the world sees only the finished state. */
export type Writable<T> = { -readonly [Key in keyof T]: T[Key] };

/** The events that led to a state. They are in the draft, and not part of the state. */
export interface EventRecord<Event> {
  readonly events: Event[];
  /** Whether chance or a hidden card came to light. */
  revealed: boolean;
}

interface Recorded<Event> {
  readonly record: EventRecord<Event>;
}

export function emptyRecord<Event>(): EventRecord<Event> {
  return { events: [], revealed: false };
}

export function emit<Event>(game: Recorded<Event>, event: NoInfer<Event>): void {
  game.record.events.push(event);
}

/** Says that something came to light which no one may take back. */
export function reveal(game: Recorded<unknown>): void {
  game.record.revealed = true;
}

/** A finished state, and how it came about. */
export interface Finished<State> {
  readonly state: State;
  readonly events: readonly GameEvent[];
  readonly revealed: boolean;
}

export function finished<State>(state: State, { record }: Recorded<GameEvent>): Finished<State> {
  return { state, events: record.events, revealed: record.revealed };
}
