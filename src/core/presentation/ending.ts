/** The end of a game, as a picture with text. */
import type { Phrase } from './phrase.ts';

export interface Ending {
  readonly light: 'won' | 'lost';
  /** The ending in a few words. */
  readonly title: Phrase;
  /** The card, enemy or player that ended the game. */
  readonly reason: Phrase;
  readonly altText: Phrase;
  /** The scene as a piece of SVG without text, in the size of a scene. */
  readonly scene: string;
}

/** A part of the board that is reused in a picture of the whole game. */
export interface Centrepiece {
  readonly height: number;
  /** A piece of SVG as wide as the parts of a turn board, with its upper left corner at 0, 0. */
  readonly svg: string;
}
