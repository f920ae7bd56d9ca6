/** What people will remember of a game, and the channel gets a picture of. */
import type { Saying, Translate } from './saying.ts';

export interface Highlight {
  /** What happened, in one line. A game tells highlights with the same words once. */
  readonly saying: Saying;
  /** What the picture shows. */
  readonly altText: Saying;
  /** An SVG document. */
  picture(translate: Translate): string;
}
