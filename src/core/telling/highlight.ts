/** An event that people will remember, and that the channel gets a picture of. */
import type { Saying, Translate } from './saying.ts';

export interface Highlight {
  /** The event in one line. A game tells highlights with the same words once. */
  readonly saying: Saying;
  /** The picture in words. */
  readonly altText: Saying;
  /** An SVG document. */
  picture(translate: Translate): string;
}
