/** Counts the actions that the current player hasn't spent. */
import type { Turn } from '../state/state.ts';

/** The number of actions in the player's hand and of wolf actions that still have to be resolved. */
export function actionsLeft({ hand, wolfActions }: Pick<Turn, 'hand' | 'wolfActions'>): number {
  return hand.sun + hand.moon + hand.craft + wolfActions.sun + wolfActions.moon;
}
