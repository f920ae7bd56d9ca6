/** The bar across the top of a turn board: how close the game is to its end. */
import type { Svg } from '../scene.ts';

export interface TopBar {
  /** The bar, as wide as the sheet and `TOP_HEIGHT` high, with its upper left corner at 0, 0. */
  readonly svg: Svg;
  /** Whether one more step loses the game. The whole board then gets a red frame. */
  readonly isLastStep: boolean;
}

export const TOP_HEIGHT = 118;
