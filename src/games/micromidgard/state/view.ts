/** Builds the view of a game, which shows everything: nothing is hidden, and after set-up nothing is random. [M-115] */
import type { MicromidgardState } from './state.ts';

export type MicromidgardView = MicromidgardState;

export function viewOf(game: MicromidgardState): MicromidgardView {
  return game;
}
