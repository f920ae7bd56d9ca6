/** An event that people will remember, and that the channel gets a picture of. */
import type { Phrase, Translate } from './phrase.ts';

export interface Highlight {
  /** The event in one line. Highlights of a game with the same words are shown once. */
  readonly phrase: Phrase;
  /** The picture in words. */
  readonly altText: Phrase;
  /** An SVG document. */
  picture(translate: Translate): string;
}
