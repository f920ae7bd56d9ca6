/** How the end of a game is shown: a picture of what became of everything, and what it says. */
import type { Saying } from './saying.ts';

export interface Ending {
  readonly light: 'won' | 'lost';
  /** In a few words. */
  readonly title: Saying;
  /** The card, the enemy or the player that caused it. */
  readonly why: Saying;
  /** The scene in words. */
  readonly altText: Saying;
  /** A piece of SVG without words, with the measures of a scene. */
  readonly scene: string;
}

/** A part of a board, for a picture of the whole game. */
export interface Centrepiece {
  readonly height: number;
  /** A piece of SVG as wide as the parts of a turn board, its upper left corner at 0, 0. */
  readonly svg: string;
}
