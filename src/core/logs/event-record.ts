/** The record that the rules keep while they modify a draft of the state: the events, and whether something was revealed. */

import type { GameEvent } from '../game.ts';

/** A private copy of plain data that the rules modify; the world sees only the finished state. */
export type Writable<T> = { -readonly [Key in keyof T]: T[Key] };

/** The events that led to a state. They belong to the draft, not to the state. */
export interface EventRecord<Event> {
  readonly events: Event[];
  /** Whether a random result or a hidden card was revealed. */
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

/** Records that something was revealed which no one may undo. */
export function reveal(game: Recorded<unknown>): void {
  game.record.revealed = true;
}

/** A finished state, and how it was reached. */
export interface Finished<State> {
  readonly state: State;
  readonly events: readonly GameEvent[];
  readonly revealed: boolean;
}

export function finished<State>(state: State, { record }: Recorded<GameEvent>): Finished<State> {
  return { state, events: record.events, revealed: record.revealed };
}
