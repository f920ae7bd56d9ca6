/** The events that the rules record while they modify a draft of the state, and whether they revealed something. */

import type { GameEvent } from '../game.ts';

/** Plain data that the rules may modify. They work on a private copy; everyone else sees only the finished state. */
export type Writable<T> = { -readonly [Key in keyof T]: T[Key] };

/** The events that led from one state to the next. They belong to the draft, not to the state. */
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

/** Records that something was revealed, so no one may undo the action. */
export function reveal(game: Recorded<unknown>): void {
  game.record.revealed = true;
}

/** A finished state, with the events that led to it. */
export interface Finished<State> {
  readonly state: State;
  readonly events: readonly GameEvent[];
  readonly revealed: boolean;
}

export function finished<State>(state: State, { record }: Recorded<GameEvent>): Finished<State> {
  return { state, events: record.events, revealed: record.revealed };
}
