/** An event that people will remember, and that the channel gets a picture of. */
import type { Phrase, Translate } from './phrase.ts';

export interface Highlight {
  /** The event in one line. A game tells highlights with the same words once. */
  readonly phrase: Phrase;
  /** The picture in words. */
  readonly altText: Phrase;
  /** An SVG document. */
  picture(translate: Translate): string;
}
