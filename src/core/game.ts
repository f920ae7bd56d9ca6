/** The interface between the rules of a board game and the rest of the program: data in, data out. */
import type { Json } from './json.ts';
import type { Seed } from './random.ts';
import type { Action, Field, Request, Value } from './requests/request.ts';
import type { Refusal, Refused } from './result.ts';
import type { SeatIndex } from './seat.ts';

/** An option that is chosen when a table is opened. A value belongs to the first field that accepts it. */
export interface OptionSpec {
  readonly fields: readonly Field[];
  readonly byDefault: Value;
  /** Marks a rule that no edition prints but that a table can use; off by default. Statistics count these games separately. */
  readonly isHouseRule?: true;
  /** Marks an option that only a campaign sets: it's never offered to people, and refused if they set it. */
  readonly byTable?: true;
}

export type Options = { readonly [option: string]: Value };

/** The result of a game. In a cooperative game all seats win or lose together; a competitive one ranks the seats by score. */
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
 * The type of the event that starts a turn, in games that have turns. Its parameter `turn` is the turn's number, as in requests,
 * and `seat` is the seat whose turn it is.
 */
export const TURN_BEGAN = 'turn-began';

type TurnBegan = { readonly type: typeof TURN_BEGAN; readonly turn: number; readonly seat: SeatIndex };

export function turnBegan(turn: number, seat: SeatIndex): TurnBegan {
  return { type: TURN_BEGAN, turn, seat };
}

/** An event as a key with parameters. The presenter puts it into words. */
export interface GameEvent {
  readonly type: string;
  readonly [parameter: string]: Json;
}

export type Applied<State> =
  | {
      readonly ok: true;
      readonly state: State;
      readonly events: readonly GameEvent[];
      /** Whether something random happened or a hidden card was shown. If so, no one may undo the action. */
      readonly revealed: boolean;
    }
  | Refused;

/** Everything that is fixed when a game starts. Every later state can be replayed from the opening and the actions. */
export interface Opening<Box = unknown, Chosen = Options> {
  readonly options: Chosen;
  /** The role of each seat, in seat order. */
  readonly roles: readonly string[];
  readonly seed: Seed;
  /** The printed values that apply to this game, from `Game.box` when the table was opened. */
  readonly box: Box;
}

export interface Opened<State> {
  readonly state: State;
  readonly events: readonly GameEvent[];
}

/**
 * The rules of one board game. No function here changes its arguments, reads a clock or throws for anything that a person sent.
 * `State`, `View`, `Box` and `Corrections` are plain data that survive a JSON round trip unchanged. Other code stores them
 * without reading them, so only the game itself gives parsed JSON its type back.
 */
export interface Game<State, View, Box = unknown, Corrections = unknown, Chosen = Options> {
  readonly id: string;
  /** The version of the rules. It must change whenever an old log would replay differently. */
  readonly rulesVersion: string;
  /** Converts a state from earlier rules into one that these rules can continue; null if that is impossible. */
  migrateState(rulesVersion: string, state: unknown): State | null;
  readonly seats: { readonly min: number; readonly max: number };
  /** Whether the players compete instead of all winning or losing together. */
  readonly isContest: boolean;
  /**
   * Set if some questions give their default answer after a pause, so that players can undo first. The host then chooses how a
   * turn ends.
   */
  readonly passesAfterPause?: boolean;
  /** All roles that a seat can have, without duplicates. Empty if the game has no roles. */
  readonly roles: readonly string[];
  readonly options: { readonly [option: string]: OptionSpec };
  /** Why these options can't be combined although each of them is valid; null if they can be. */
  validateOptions(options: Chosen): Refusal | null;
  /** Returns the printed values for these options: the house values, changed by the corrections from a box file. */
  box(options: Chosen, corrections: Corrections | null): Box;
  /**
   * Starts a game: returns the first state, and the events up to the first question. The caller has checked the options and
   * roles.
   */
  setup(opening: Opening<Box, Chosen>): Opened<State>;
  apply(state: State, seat: SeatIndex, action: Action): Applied<State>;
  /**
   * Plays on until the turn with the number `until` begins or the game is over, and returns the same state as if every answer had
   * been applied. Made for rollouts: the answers aren't checked, and the state that `answer` gets changes after the call. Games
   * without this function are played with `apply`.
   */
  playOn?(state: State, until: number, answer: (request: Request, state: State) => Action): State;
  /**
   * The answer given for a seat that is skipped: as little as the rules allow, so that repeated skips end the turn. `request`
   * contains only answers that the skipped seat may give.
   */
  skip(state: State, request: Request): Action;
  /** All open requests; empty only if the game is over. */
  requests(state: State): readonly Request[];
  outcome(state: State): Outcome;
  /**
   * The margin of a victory: the smallest number of steps (spaces, cards, points) without which the game would not have been won.
   * Null during the game, after a defeat, and after a tie. Games without margins omit this function.
   */
  closeness?(state: State): number | null;
  /** The view of a seat or, without one, the view that anyone may see. It never contains random streams or a hidden order. */
  observe(state: State, seat?: SeatIndex): View;
  /**
   * A state with the same view in which everything hidden is redrawn from the seed. All states with the same view give the same
   * result, so nothing hidden leaks.
   */
  resample(state: State, seed: Seed): State;
  /**
   * The state in which a restored table continues: the view stays the same, but everything hidden is redrawn and the random
   * streams restart from the seed. Facts that people could have remembered stay, even if the view doesn't show them and
   * `resample` would redraw them. Logs replay this, so a change needs a new rules version.
   */
  reseed(state: State, seed: Seed): State;
  /**
   * The state with its random streams restarted from the seed. Nothing hidden is redrawn. So two states that differ only in past
   * random results get the same dice afterwards.
   */
  withChance(state: State, seed: Seed): State;
}
