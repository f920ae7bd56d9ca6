/** The visible part of a game: everything, since nothing is hidden and set-up leaves nothing to chance. [M-115] */
import type { MicromidgardState } from './state.ts';

export type MicromidgardView = MicromidgardState;

export function viewOf(game: MicromidgardState): MicromidgardView {
  return game;
}
