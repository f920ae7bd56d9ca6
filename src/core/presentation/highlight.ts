/** A memorable event: the channel gets a picture of it. */
import type { Phrase, Translate } from './phrase.ts';

export interface Highlight {
  /** The event in one line. If a game has several highlights with the same line, only the first is shown. */
  readonly phrase: Phrase;
  readonly altText: Phrase;
  /** Draws the picture as an SVG document. */
  picture(translate: Translate): string;
}
