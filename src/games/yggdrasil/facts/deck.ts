/** The public knowledge of the enemy deck, and how set-up spread it. [Y-115] */
import type { YggdrasilState } from '../state/state.ts';

/** Everyone knows which cards the deck holds: if all other cards are known, so is the top one. */
export function isTopCardKnown({ deck, knownTop, knownBottom }: YggdrasilState): boolean {
  return knownTop > 0 || knownBottom >= deck.length - 1;
}

/** Set-up deals the plain cards into one pile per special card, and adds one to each: the size of each pile. */
export function pileSizes(plain: number, specials: number): readonly number[] {
  return Array.from({ length: specials }, (_, at) => 1 + Math.ceil((plain - at) / specials));
}
