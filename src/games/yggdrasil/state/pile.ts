/** The giants that lie face down. [Y-108, Y-946] */
import { GIANTS, type Giant } from '../box/components.ts';
import type { YggdrasilState } from './state.ts';

/** The pile as people may know it: which giants, never in which order. */
export function giantsInPile(game: YggdrasilState): readonly Giant[] {
  return GIANTS.filter((giant) => game.pile.includes(giant));
}
