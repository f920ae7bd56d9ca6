/** A memorable event, for which the channel gets a picture. */
import type { Phrase, Translate } from './phrase.ts';

export interface Highlight {
  /** The event in one line. Highlights of a game with the same text are shown only once. */
  readonly phrase: Phrase;
  /** The picture's alternative text. */
  readonly altText: Phrase;
  /** An SVG document. */
  picture(translate: Translate): string;
}
