/** The contract between the rules of a board game and the rest of the program: data in, data out. */
import type { Json } from './json.ts';
import type { Seed } from './random.ts';
import type { Action, Field, Request, Value } from './requests/request.ts';
import type { Refusal, Refused } from './result.ts';
import type { SeatIndex } from './seat.ts';

/** A choice that is made when a table is opened. A given value belongs to the first field that it fits. */
export interface OptionSpec {
  readonly fields: readonly Field[];
  readonly byDefault: Value;
  /**
   * A rule that no edition prints and that a table may play by; by default it does not. Statistics count the games
   * played by it apart.
   */
  readonly isHouseRule?: true;
  /** Set by the game's campaign: never offered to people, and refused if they give it. */
  readonly byTable?: true;
}

export type Options = { readonly [option: string]: Value };

/** The result of a game. In a common one all seats win or lose; a competitive one ranks the seats by score. */
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
 * The type of the event that opens a turn, in games that have one. Its parameter `turn` is the number of that turn as
 * requests count it, and `seat` whose it is.
 */
export const TURN_BEGAN = 'turn-began';

/** An event, as a key and its parameters. The presenter makes the words. */
export interface GameEvent {
  readonly type: string;
  readonly [parameter: string]: Json;
}

export type Applied<State> =
  | {
      readonly ok: true;
      readonly state: State;
      readonly events: readonly GameEvent[];
      /** True if chance decided or a hidden card was shown: then no one may undo the action. */
      readonly revealed: boolean;
    }
  | Refused;

/** Everything that a game begins with. The opening and the actions together replay every state. */
export interface Opening<Box = unknown, Chosen = Options> {
  readonly options: Chosen;
  /** The role of each seat, in seat order. */
  readonly roles: readonly string[];
  readonly seed: Seed;
  /** The printed values of this game, as `Game.box` gave them when the table was opened. */
  readonly box: Box;
}

export interface Opened<State> {
  readonly state: State;
  readonly events: readonly GameEvent[];
}

/**
 * The rules of one board game. No function here changes its arguments, reads a clock or throws on what a person sent.
 * `State`, `View`, `Box` and `Corrections` are plain data and survive a round trip through JSON unchanged. Other code
 * keeps them without looking inside, so what it read from JSON is typed again here and nowhere else.
 */
export interface Game<State, View, Box = unknown, Corrections = unknown, Chosen = Options> {
  readonly id: string;
  /** Must change whenever an old log would replay differently. */
  readonly rulesVersion: string;
  /** Turns a state of earlier rules into one that these rules can continue; null if that is impossible. */
  migrateState(rulesVersion: string, state: unknown): State | null;
  readonly seats: { readonly min: number; readonly max: number };
  /** Players win against each other, instead of all winning or losing together. */
  readonly isContest: boolean;
  /** The roles that a seat can have, each once. Empty if all seats are alike. */
  readonly roles: readonly string[];
  readonly options: { readonly [option: string]: OptionSpec };
  /** Why these options, each allowed alone, do not go together; null when they do. */
  validateOptions(options: Chosen): Refusal | null;
  /** The printed values for these options: the house values, changed by the corrections of a box file. */
  box(options: Chosen, corrections: Corrections | null): Box;
  /** The first state, and the events up to the first question. The caller has checked the options and roles. */
  setup(opening: Opening<Box, Chosen>): Opened<State>;
  apply(state: State, seat: SeatIndex, action: Action): Applied<State>;
  /**
   * The answer for a seat that is skipped: as little as the rules allow, so that repeated skips bring the turn to its
   * end. `request` is a current request, limited to what the skipped seat may answer.
   */
  skip(state: State, request: Request): Action;
  /** Every current request. Empty only when the game is over. */
  requests(state: State): readonly Request[];
  outcome(state: State): Outcome;
  /**
   * How narrowly a game was won: the smallest number of steps (spaces, cards, points) that would have turned it into a game not won. Null
   * during the game, after a defeat, and after a tie. Left out in a game without a margin.
   */
  closeness?(state: State): number | null;
  /** The part that the seat may see; without a seat, that anyone may see. Never contains random streams or a hidden order. */
  observe(state: State, seat?: SeatIndex): View;
  /**
   * A state with the same observation, in which everything hidden is drawn again from the seed. All states with that observation lead to
   * the same one, so that nothing hidden leaks.
   */
  resample(state: State, seed: Seed): State;
  /**
   * The state with which a restored table continues: the same observation, but with chance begun from the seed and all hidden things drawn
   * again. Anything people could have counted stays, though `resample` draws it again if the view doesn't show it. Logs replay it, so a
   * change needs a new rules version.
   */
  reseed(state: State, seed: Seed): State;
  /**
   * The state with its streams of chance begun from the seed. Nothing is dealt: what lies hidden stays as it lies, so
   * that two states that differ only in what chance has brought so far meet the same dice from here.
   */
  withChance(state: State, seed: Seed): State;
}
