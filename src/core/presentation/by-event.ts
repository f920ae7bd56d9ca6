/** Tables with one entry per type of event, such as a line of text or a picture. */
import type { GameEvent } from '../game.ts';

export type ByEvent<Event extends GameEvent, Context extends readonly unknown[], Result> = {
  readonly [Type in Event['type']]: (
    event: Extract<Event, { readonly type: Type }>,
    ...context: Context
  ) => Result;
};

/** Calls the entry for the event's type; undefined if the table has none. */
export function byEvent<Event extends GameEvent, Context extends readonly unknown[], Result>(
  table: ByEvent<Event, Context, Result>,
  event: Event,
  ...context: Context
): Result;
export function byEvent<Event extends GameEvent, Context extends readonly unknown[], Result>(
  table: Partial<ByEvent<Event, Context, Result>>,
  event: Event,
  ...context: Context
): Result | undefined;
export function byEvent<Event extends GameEvent, Context extends readonly unknown[], Result>(
  table: Partial<ByEvent<Event, Context, Result>>,
  event: Event,
  ...context: Context
): Result | undefined {
  const entry: ((event: never, ...context: Context) => Result) | undefined =
    table[event.type as Event['type']];
  return entry?.(event as never, ...context);
}
