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
  /** The events since the turn before this one began. */
  readonly changes: readonly GameEvent[];
}

/** A moment that is worth a picture: the first of its kind at such a table, seed after seed. */
export interface PictureSample<View> extends SampleTable {
  readonly name: string;
  /** The corrections of a box file. */
  readonly corrections: Json | null;
  /** How often the players give a random answer instead of a sensible one, from 0 to 1. */
  readonly folly: number;
  /** The game number to start searching from, if the first games are known not to have it. */
  readonly firstGame?: number;
  is(shown: Shown<View>): boolean;
}

/** A number of answers, a moment at which this verb can be chosen, one at which a menu leads to a form, or the end of the game. */
export type SceneGoal =
  | { readonly answers: number }
  | { readonly verb: string }
  | { readonly hasForm: true }
  | { readonly isOver: true };

/** A moment for tables in tests of forbidden moves. */
export interface SceneSample {
  readonly name: string;
  /** Two or three roles. */
  readonly roles: readonly string[];
  readonly to: SceneGoal;
}

export interface BenchSample extends SampleTable {
  /** The wanted number of random games a second; `-` if there is no target. */
  readonly gamesTarget: string;
}

/** Named numbers, in lists and records of any depth. */
export interface Numbers {
  readonly [name: string]: number | readonly number[] | Numbers;
}

/** A computer player that decides by numbers, for `npm run tune` to better them. */
export interface TunedPlayer<View> {
  /** From the top of the package: it holds `export const WEIGHTS: Weights = {...};` and nothing behind it. */
  readonly file: string;
  /** The current numbers. */
  readonly weights: Numbers;
  playerBy(weights: Numbers): Policy<View>;
  /** How far the game has come, from 0 to 1: of two lost games the longer one was played better. */
  progress(view: View): number;
  /** Corrections of made-up box files, so that the player does not fit the house values alone. */
  readonly boxes: readonly Json[];
}

/** The positions from which the chance to win is learnt, for `npm run learn-value`. */
export interface LearntValue<View> {
  /** From the top of the package: it holds `export const NET: Net = {...};` and nothing behind it. */
  readonly file: string;
  /** Numbers between about 0 and 1, as many for every view. */
  features(view: View): readonly number[];
}

/** Names in the place of each star of a key, one list for each star. */
export type KeyFamilies = Readonly<Record<string, readonly (readonly string[])[]>>;

export interface GameSamples<View = unknown> {
  readonly pictures: readonly PictureSample<View>[];
  readonly scenes: readonly SceneSample[];
  /** A table of the usual kind, on which everything is measured. */
  readonly bench: BenchSample;
  /** The message keys that the game builds from names, but those of its options. */
  readonly keys: KeyFamilies;
  /** Null in a game without a rulebook. */
  readonly book: Book | null;
  /** Null if no player decides by numbers. */
  readonly tuned: TunedPlayer<View> | null;
  /** Null if no value is learnt. */
  readonly learnt: LearntValue<View> | null;
  /** A box file with which each game of a campaign ends within a few turns, won or lost; null without a campaign. */
  readonly shortCampaign: Json | null;
}
