/** What the tools need to know of a game and the running bot does not. */

import type { GameEvent, Options } from './game.ts';
import type { Json } from './json.ts';
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
  is(shown: Shown<View>): boolean;
}

/** So many answers, a moment at which this verb can be chosen, one at which a menu leads to a form, or the end of the game. */
export type SceneGoal =
  | { readonly answers: number }
  | { readonly verb: string }
  | { readonly hasForm: true }
  | { readonly isOver: true };

/** A moment to which a table is brought before its people do what nobody should. */
export interface SceneSample {
  readonly name: string;
  /** Two or three. */
  readonly roles: readonly string[];
  readonly to: SceneGoal;
}

export interface BenchSample extends SampleTable {
  /** The wanted number of random games a second; `-` where there is no target. */
  readonly gamesTarget: string;
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
  readonly book: Book;
}
