/** The log is the game: options, seats, seed and actions give every state again. */
import type { Game, GameEvent, Opening } from './game.ts';
import type { Action } from './request.ts';
import type { Refusal } from './result.ts';
import type { SeatIndex } from './seat.ts';

export interface LoggedAction {
  readonly seat: SeatIndex;
  readonly action: Action;
}

export interface Moment<State> {
  readonly state: State;
  readonly events: readonly GameEvent[];
}

export type Replayed<State> =
  | { readonly ok: true; readonly moments: readonly Moment<State>[] }
  /** The log does not belong to these rules: the action at `index` was refused. */
  | { readonly ok: false; readonly index: number; readonly refusal: Refusal };

/** Every moment of the game: the opening first, then one for each action. */
export function replay<State, View>(
  game: Game<State, View>,
  opening: Opening,
  log: readonly LoggedAction[],
): Replayed<State> {
  return replayFrom(game, game.setup(opening), log);
}

/** The same from any moment on, with the actions that followed it. */
export function replayFrom<State, View>(
  game: Game<State, View>,
  first: Moment<State>,
  log: readonly LoggedAction[],
): Replayed<State> {
  const moments: Moment<State>[] = [first];
  let { state } = first;
  for (const [index, { seat, action }] of log.entries()) {
    const applied = game.apply(state, seat, action);
    if (!applied.ok) return { ok: false, index, refusal: applied.refusal };
    state = applied.state;
    moments.push({ state, events: applied.events });
  }
  return { ok: true, moments };
}
