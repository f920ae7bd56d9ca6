/** The interface between the rules of a board game and the rest of the program: data in, data out. */
import type { Json } from './json.ts';
import type { Seed } from './random.ts';
import type { Action, Field, Request, Value } from './requests/request.ts';
import type { Refusal, Refused } from './result.ts';
import type { SeatIndex } from './seat.ts';

/** An option chosen when a table is opened. A given value belongs to the first field that accepts it. */
export interface OptionSpec {
  readonly fields: readonly Field[];
  readonly byDefault: Value;
  /** A rule that no edition prints and that a table may use; off by default. Statistics count these games separately. */
  readonly isHouseRule?: true;
  /** Set by the game's campaign: never offered to people, and refused if they set it. */
  readonly byTable?: true;
}

export type Options = { readonly [option: string]: Value };

/** The result of a game. In a cooperative game all seats win or lose; a competitive one ranks the seats by score. */
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

/**
 * The type of the event that opens a turn, in games that have one. Its parameter `turn` is the number of the turn as requests
 * count it, and `seat` is the seat whose turn it is.
 */
export const TURN_BEGAN = 'turn-began';

/** An event, as a key and its parameters. The presenter puts it into words. */
export interface GameEvent {
  readonly type: string;
  readonly [parameter: string]: Json;
}

export type Applied<State> =
  | {
      readonly ok: true;
      readonly state: State;
      readonly events: readonly GameEvent[];
      /** True if something random happened or a hidden card was shown: then no one may undo the action. */
      readonly revealed: boolean;
    }
  | Refused;

/** Everything at the start of a game. The opening and the actions together replay every state. */
export interface Opening<Box = unknown, Chosen = Options> {
  readonly options: Chosen;
  /** The role of each seat, in seat order. */
  readonly roles: readonly string[];
  readonly seed: Seed;
  /** The printed values of this game, from `Game.box` when the table was opened. */
  readonly box: Box;
}

export interface Opened<State> {
  readonly state: State;
  readonly events: readonly GameEvent[];
}

/**
 * The rules of one board game. No function here changes its arguments, reads a clock or throws for anything that a person sent.
 * `State`, `View`, `Box` and `Corrections` are plain data that survive a JSON round trip unchanged. Other code stores them
 * without reading them, so values parsed from JSON get their types back here and nowhere else.
 */
export interface Game<State, View, Box = unknown, Corrections = unknown, Chosen = Options> {
  readonly id: string;
  /** Must change whenever an old log would replay differently. */
  readonly rulesVersion: string;
  /** Converts a state of earlier rules into one that these rules can continue; null if that is impossible. */
  migrateState(rulesVersion: string, state: unknown): State | null;
  readonly seats: { readonly min: number; readonly max: number };
  /** Whether players compete, instead of all winning or losing together. */
  readonly isContest: boolean;
  /** The roles that a seat can have, without duplicates. Empty if all seats are alike. */
  readonly roles: readonly string[];
  readonly options: { readonly [option: string]: OptionSpec };
  /** Why these options can't be combined although each is allowed; null if they can. */
  validateOptions(options: Chosen): Refusal | null;
  /** The printed values for these options: the house values, changed by the corrections from a box file. */
  box(options: Chosen, corrections: Corrections | null): Box;
  /** The first state, and the events up to the first question. The caller has checked the options and roles. */
  setup(opening: Opening<Box, Chosen>): Opened<State>;
  apply(state: State, seat: SeatIndex, action: Action): Applied<State>;
  /**
   * The answer for a seat that is skipped: as little as the rules allow, so that repeated skips end the turn. `request` is a
   * current request, limited to what the skipped seat may answer.
   */
  skip(state: State, request: Request): Action;
  /** All current requests. Empty only if the game is over. */
  requests(state: State): readonly Request[];
  outcome(state: State): Outcome;
  /**
   * The margin of a victory: the smallest number of steps (spaces, cards, points) without which the game would not have been won.
   * Null during the game, after a defeat, and after a tie. Omitted in a game without a margin.
   */
  closeness?(state: State): number | null;
  /** Everything the seat may see; without a seat, everything that anyone may see. Never contains random streams or a hidden order. */
  observe(state: State, seat?: SeatIndex): View;
  /**
   * A state with the same observation, in which everything hidden is redrawn from the seed. All states with the same observation
   * lead to the same one, so that nothing hidden leaks.
   */
  resample(state: State, seed: Seed): State;
  /**
   * The state with which a restored table continues: the same observation, but with randomness restarted from the seed and
   * everything hidden redrawn. Anything people could have counted stays, though `resample` redraws it if the view doesn't show
   * it. Logs replay it, so a change requires a new rules version.
   */
  reseed(state: State, seed: Seed): State;
  /**
   * The state with its random streams restarted from the seed. Nothing hidden is redrawn, so two states that differ only in past
   * random results get the same dice from here on.
   */
  withChance(state: State, seed: Seed): State;
}
