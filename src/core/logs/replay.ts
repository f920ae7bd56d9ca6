/** Replays a log: options, seats, seed and entries reproduce every state of the game. */
import type { Applied, Game, GameEvent, Opening } from '../game.ts';
import type { Seed } from '../random.ts';
import type { Action } from '../requests/request.ts';
import { type Refusal, refused } from '../result.ts';
import type { SeatIndex } from '../seat.ts';

export interface LoggedAction {
  readonly seat: SeatIndex;
  readonly action: Action;
}

/** An undo: returns to the state before the last `back` entries, as if they had never happened. */
export interface LoggedReturn {
  readonly seat: SeatIndex;
  /** The number of entries to undo, at least 1. */
  readonly back: number;
}

/** Redraws everything hidden and restarts randomness from this seed, so that knowledge from before an undo is worthless. */
export interface LoggedReseed {
  readonly reseed: Seed;
  /** Always missing, because no player causes a reseed. */
  readonly seat?: never;
}

export type LogEntry = LoggedAction | LoggedReturn | LoggedReseed;

export interface Moment<State> {
  readonly state: State;
  readonly events: readonly GameEvent[];
}

export type Replayed<State> =
  | { readonly ok: true; readonly moments: readonly Moment<State>[] }
  /** The log doesn't fit these rules, which refused the entry at `index`. */
  | { readonly ok: false; readonly index: number; readonly refusal: Refusal };

/** Replays a whole log. Returns all moments of the game: the opening, then one after each entry. */
export function replay<State, View>(
  game: Game<State, View>,
  opening: Opening,
  log: readonly LogEntry[],
): Replayed<State> {
  return replayFrom(game, game.setup(opening), log);
}

/** Replays the entries that follow a given moment. Returns that moment and all later ones. */
export function replayFrom<State, View>(
  game: Game<State, View>,
  first: Moment<State>,
  log: readonly LogEntry[],
): Replayed<State> {
  const moments: Moment<State>[] = [first];
  let { state } = first;
  for (const [index, entry] of log.entries()) {
    const applied = appliedTo(game, moments, state, entry);
    if (!applied.ok) return { ok: false, index, refusal: applied.refusal };
    state = applied.state;
    moments.push({ state, events: applied.events });
  }
  return { ok: true, moments };
}

function appliedTo<State, View>(
  game: Game<State, View>,
  moments: readonly Moment<State>[],
  state: State,
  entry: LogEntry,
): Applied<State> {
  if ('reseed' in entry)
    return { ok: true, state: game.reseed(state, entry.reseed), events: [], revealed: false };
  return 'back' in entry ? returned(moments, entry) : game.apply(state, entry.seat, entry.action);
}

function returned<State>(moments: readonly Moment<State>[], { back }: LoggedReturn): Applied<State> {
  const moment = moments.at(-1 - back);
  return moment === undefined
    ? refused({ code: 'nothing-to-take-back' })
    : { ok: true, state: moment.state, events: [], revealed: false };
}

/** The indices of the actions that were not undone. */
export function heldActions(log: readonly LogEntry[]): readonly number[] {
  return heldEntries(log).filter((at) => 'action' in (log[at] ?? {}));
}

/** The indices of the actions and reseeds that were not undone. Without the reseeds, the actions would lead to other states. */
export function heldEntries(log: readonly LogEntry[]): readonly number[] {
  return heldAtEach(log).at(-1) ?? [];
}

/** The result of `heldEntries` for every moment of the log: before the first entry, and after each one. */
export function heldAtEach(log: readonly LogEntry[]): readonly (readonly number[])[] {
  const held: (readonly number[])[] = [[]];
  for (const [index, entry] of log.entries()) {
    held.push('back' in entry ? (held.at(-1 - entry.back) ?? []) : [...(held.at(-1) ?? []), index]);
  }
  return held;
}
