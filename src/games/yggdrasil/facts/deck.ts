/** Knows what is public about the enemy deck, and how set-up spread it. [Y-115] */
import type { YggdrasilState } from '../state/state.ts';

/**
 * Whether everyone knows the top card. They know which cards the deck contains: if all other cards are known, so is the top one.
 */
export function isTopCardKnown({ deck, knownTop, knownBottom }: YggdrasilState): boolean {
  return knownTop > 0 || knownBottom >= deck.length - 1;
}

/**
 * The size of each pile at set-up, which deals the plain cards into one pile per special card and adds a special card to each.
 */
export function pileSizes(plain: number, specials: number): readonly number[] {
  return Array.from({ length: specials }, (_, at) => 1 + Math.ceil((plain - at) / specials));
}
