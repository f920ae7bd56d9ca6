/** How the end of a game is shown: a picture of what became of everything, and what it says. */
import type { Saying } from './presenter.ts';

export interface Ending {
  readonly light: 'won' | 'lost';
  /** In a few words. */
  readonly title: Saying;
  /** By what, or by whom. */
  readonly why: Saying;
  /** What the scene shows. */
  readonly altText: Saying;
  /** A piece of SVG without words, with the measures of a scene. */
  readonly scene: string;
}
