/** The parts of a game that tools need and the running bot does not. */

import type { GameEvent, Options } from './game.ts';
import type { Json } from './json.ts';
import type { Policy } from './policy.ts';
import type { Book } from './rulebook/book.ts';

export interface SampleTable {
  readonly options: Options;
  /** The role of each seat, in seat order. */
  readonly roles: readonly string[];
}

export interface Shown<View> {
  readonly view: View;
  /** The events since the start of the previous turn. */
  readonly changes: readonly GameEvent[];
}

/** A moment worth a picture: the first of its kind at such a table, searching seed after seed. */
export interface PictureSample<View> extends SampleTable {
  readonly name: string;
  /** The corrections from a box file. */
  readonly corrections: Json | null;
  /** The share of random answers instead of sensible ones, from 0 to 1. */
  readonly folly: number;
  /** The number of the game to start searching from, if the first games are known not to have such a moment. */
  readonly firstGame?: number;
  is(shown: Shown<View>): boolean;
}

/**
 * A number of answers, a moment at which this verb can be chosen, one at which a menu leads to a form, or the end of the game.
 */
export type SceneGoal =
  | { readonly answers: number }
  | { readonly verb: string }
  | { readonly hasForm: true }
  | { readonly isOver: true };

/** A moment used for tables in tests of forbidden moves. */
export interface SceneSample {
  readonly name: string;
  /** Two or three roles. */
  readonly roles: readonly string[];
  readonly to: SceneGoal;
}

export interface BenchSample extends SampleTable {
  /** The target number of random games per second; `-` if there isn't one. */
  readonly gamesTarget: string;
}

/** Named numbers, nested in lists and records. */
export interface Numbers {
  readonly [name: string]: number | readonly number[] | Numbers;
}

/** A computer player that decides by numbers, which `npm run tune` improves. */
export interface TunedPlayer<View> {
  /** Relative to the package: the file must end with `export const WEIGHTS: Weights = {...};`. */
  readonly file: string;
  /** The current numbers. */
  readonly weights: Numbers;
  playerBy(weights: Numbers): Policy<View>;
  /** The progress of the game, from 0 to 1: of two lost games, the longer one was played better. */
  progress(view: View): number;
  /** Corrections from invented box files, so that the player doesn't fit only the house values. */
  readonly boxes: readonly Json[];
}

/** The positions from which the chance to win is learned, for `npm run learn-value`. */
export interface LearntValue<View> {
  /** Relative to the package: the file must end with `export const NET: Net = {...};`. */
  readonly file: string;
  /** Numbers between about 0 and 1; always the same number of them. */
  features(view: View): readonly number[];
}

/** The names that replace each star in a key, one list per star. */
export type KeyFamilies = Readonly<Record<string, readonly (readonly string[])[]>>;

export interface GameSamples<View = unknown> {
  readonly pictures: readonly PictureSample<View>[];
  readonly scenes: readonly SceneSample[];
  /** A typical table, on which everything is measured. */
  readonly bench: BenchSample;
  /** The message keys that the game builds from names, except those of its options. */
  readonly keys: KeyFamilies;
  /** Null in a game without a rulebook. */
  readonly book: Book | null;
  /** Null if the game has no player that decides by numbers. */
  readonly tuned: TunedPlayer<View> | null;
  /** Null if no value is learned. */
  readonly learnt: LearntValue<View> | null;
  /** A box file that makes each game of a campaign end within a few turns, won or lost; null if there are no campaigns. */
  readonly shortCampaign: Json | null;
}
