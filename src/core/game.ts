/** The contract between a board game's rules and everything around them: data in, data out. */
import type { Json } from './json.ts';
import type { Seed } from './random.ts';
import type { Action, Field, Request, Value } from './request.ts';
import type { Refusal, Refused } from './result.ts';
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

/** All that a game begins with. With the actions it is the log: the same again gives every state again. */
export interface Opening {
  readonly options: Options;
  /** What each seat plays as, in seat order. */
  readonly roles: readonly string[];
  readonly seed: Seed;
  /** The printed values it is played with, as `Game.box` gave them when the table was opened. */
  readonly box: Json;
}

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
  /** The state of a game begun under an earlier version, for these rules to go on with; null where they cannot. */
  migrateState(rulesVersion: string, state: Json): State | null;
  readonly seats: { readonly min: number; readonly max: number };
  /** Somebody wins against the others, instead of all winning or losing together. */
  readonly isContest: boolean;
  /** What a seat can play as; each once. Empty where seats are all alike. */
  readonly roles: readonly string[];
  readonly options: { readonly [option: string]: OptionSpec };
  /** Why these options, each allowed by itself, do not go together; null when they do. */
  validateOptions(options: Options): Refusal | null;
  /** The printed values for these options: our own, or as the corrections of a box file have them. */
  box(options: Options, corrections: Json | null): Json;
  /** The first state, and what happened up to the first question. Options and roles are already checked. */
  setup(opening: Opening): Opened<State>;
  apply(state: State, seat: SeatIndex, action: Action): Applied<State>;
  /**
   * What is answered for somebody who is skipped: as little as the rules allow, so that answer by answer the turn comes to its
   * end. `request` is one that stands, as far as it is for the seat that is skipped.
   */
  skip(state: State, request: Request): Action;
  /** Every question that stands. Empty only when the game is over. */
  requests(state: State): readonly Request[];
  outcome(state: State): Outcome;
  /**
   * Of a game that was won: how many steps (spaces, cards, points) were missing to the nearest way in which it would not have
   * been; the fewer, the closer the shave. Null before the end, after a defeat, and where nobody has won alone.
   */
  closeness(state: State): number | null;
  /** What the seat may see; without a seat, what anybody may see. Never the streams nor a hidden order. */
  observe(state: State, seat?: SeatIndex): View;
  /** The same observation with everything hidden dealt anew. */
  resample(state: State, seed: Seed): State;
}
