/** The end of a game: a picture of the final position, with text. */
import type { Phrase } from './phrase.ts';

export interface Ending {
  readonly light: 'won' | 'lost';
  /** In a few words. */
  readonly title: Phrase;
  /** The card, the enemy or the player that caused it. */
  readonly reason: Phrase;
  /** The scene's alternative text. */
  readonly altText: Phrase;
  /** A piece of SVG without text, in the size of a scene. */
  readonly scene: string;
}

/** A part of a board, for a picture of the whole game. */
export interface Centrepiece {
  readonly height: number;
  /** A piece of SVG as wide as the parts of a turn board, with its upper left corner at 0, 0. */
  readonly svg: string;
}
