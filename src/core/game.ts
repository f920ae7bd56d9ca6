/** The contract between a board game's rules and everything around them: data in, data out. */
import type { Json } from './json.ts';
import type { Seed } from './random.ts';
import type { Action, Field, Request, Value } from './request.ts';
import type { Refused } from './result.ts';
import type { SeatIndex } from './seat.ts';

/** A choice made when a table is opened. The first field that fits decides what a given value means. */
export interface OptionSpec {
  readonly fields: readonly Field[];
  readonly byDefault: Value;
}

export type Options = { readonly [option: string]: Value };

/** How a game stands. A common result is won or lost by all; a competitive one ranks the seats by score. */
export type Outcome =
  | { readonly kind: 'ongoing' }
  | { readonly kind: 'won'; readonly why: readonly string[] }
  | { readonly kind: 'lost'; readonly why: readonly string[] }
  | {
      readonly kind: 'ranked';
      readonly why: readonly string[];
      readonly scores: readonly number[];
      readonly winners: readonly SeatIndex[];
    };

/** What happened, as a key and its parameters; the words are made elsewhere. */
export interface GameEvent {
  readonly type: string;
  readonly [parameter: string]: Json;
}

export type Applied<State> =
  | {
      readonly ok: true;
      readonly state: State;
      readonly events: readonly GameEvent[];
      /** Chance or a hidden card came to light: nobody may take this back. */
      readonly revealed: boolean;
    }
  | Refused;

export interface Opened<State> {
  readonly state: State;
  readonly events: readonly GameEvent[];
}

/**
 * One board game. No function here changes what it is given, reads a clock or throws on what a person sent.
 * `State` and `View` are plain data and survive a round trip through JSON unchanged.
 */
export interface Game<State, View> {
  readonly id: string;
  /** Changes whenever an old log would replay differently. */
  readonly rulesVersion: string;
  readonly seats: { readonly min: number; readonly max: number };
  /** What a seat can play as; each once. Empty where seats are all alike. */
  readonly roles: readonly string[];
  readonly options: { readonly [option: string]: OptionSpec };
  /** The first state, and what happened up to the first question. `roles` in seat order, already checked. */
  setup(options: Options, roles: readonly string[], seed: Seed): Opened<State>;
  apply(state: State, seat: SeatIndex, action: Action): Applied<State>;
  /** Every question that stands. Empty only when the game is over. */
  requests(state: State): readonly Request[];
  outcome(state: State): Outcome;
  /** What the seat may see; without a seat, what anybody may see. Never the streams nor a hidden order. */
  observe(state: State, seat?: SeatIndex): View;
  /** The same observation with everything hidden dealt anew. */
  resample(state: State, seed: Seed): State;
}
