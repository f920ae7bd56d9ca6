/** Declares the parts of a game that tools need and the running bot does not. */

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

/** A kind of moment worth a picture. Games are played with one seed after another until such a moment occurs. */
export interface PictureSample<View> extends SampleTable {
  readonly name: string;
  /** The corrections from a box file. */
  readonly corrections: Json | null;
  /** The share of random answers instead of sensible ones, from 0 to 1. */
  readonly folly: number;
  /** The number of the game at which the search starts, if earlier games are known to have no such moment. */
  readonly firstGame?: number;
  is(shown: Shown<View>): boolean;
}

/**
 * The end of a scene: after a number of answers, when a verb can be chosen, when a menu leads to a form, or when the game is
 * over.
 */
export type SceneGoal =
  | { readonly answers: number }
  | { readonly verb: string }
  | { readonly hasForm: true }
  | { readonly isOver: true };

/** A moment at which tests try forbidden moves. */
export interface SceneSample {
  readonly name: string;
  /** The roles of the table, three at most. A seat without a role has `''`. */
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

/** A computer player whose decisions depend on numbers, which `npm run tune` improves. */
export interface TunedPlayer<View> {
  /** The file with the numbers, relative to the package. It must end with `export const WEIGHTS: Weights = {...};`. */
  readonly file: string;
  /** The current numbers. */
  readonly weights: Numbers;
  playerBy(weights: Numbers): Policy<View>;
  /** The progress of the game, from 0 to 1. Of two lost games, the one with more progress was played better. */
  progress(view: View): number;
  /** Made-up corrections, as if from box files, so that the tuned player doesn't only fit the house values. */
  readonly boxes: readonly Json[];
}

/** Describes positions to `npm run learn-value`, which learns the chance to win from them. */
export interface LearntValue<View> {
  /** The file with the network, relative to the package. It must end with `export const NET: Net = {...};`. */
  readonly file: string;
  /** The features of a position: always the same number of them, each roughly between 0 and 1. */
  features(view: View): readonly number[];
}

/** The names that can replace each star in a message key, one list per star. */
export type KeyFamilies = Readonly<Record<string, readonly (readonly string[])[]>>;

export interface GameSamples<View = unknown> {
  readonly pictures: readonly PictureSample<View>[];
  readonly scenes: readonly SceneSample[];
  /** The typical table used for all measurements. */
  readonly bench: BenchSample;
  /** The message keys that the game composes from names, except for those of its options. */
  readonly keys: KeyFamilies;
  /** The layout of the rulebook; null if the game has none. */
  readonly book: Book | null;
  /** The computer player to tune; null if the game has none. */
  readonly tuned: TunedPlayer<View> | null;
  /** The features from which a value is learned; null if the game learns none. */
  readonly learnt: LearntValue<View> | null;
  /** A box file that makes every game of a campaign end within a few turns, won or lost. Null if the game has no campaigns. */
  readonly shortCampaign: Json | null;
}
