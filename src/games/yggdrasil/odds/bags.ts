/** Fills closed bags as people imagine them who don't count along: from the printed beginning and the counters that lie open. */
import { draw, shuffle } from '../../../core/random.ts';
import { boxOf } from '../box/box.ts';
import { ISLANDS, type Island } from '../box/components.ts';
import type { Draft } from '../state/draft.ts';
import type { Bag } from '../state/state.ts';

/** The view tells how many counters lie in all four bags together, since all others lie open. */
export function fillClosedBags(game: Draft): void {
  const vikings = islandsOf(game, 'vikings');
  const fireGiants = islandsOf(game, 'fireGiants');
  for (const island of ISLANDS) {
    const isHere = (each: Island) => each === island;
    game.bags[island] = {
      vikings: vikings.filter(isHere).length,
      fireGiants: fireGiants.filter(isHere).length,
    };
  }
}

/** An island for each counter. Those that left came from any bag alike, and those that were added went to any. */
function islandsOf(game: Draft, kind: keyof Bag): readonly Island[] {
  const { bags } = boxOf(game);
  const now = ISLANDS.reduce((sum, island) => sum + game.bags[island][kind], 0);
  const printed = ISLANDS.flatMap((island) => Array.from({ length: bags[island][kind] }, () => island));
  const stayed = printed.length > now ? shuffle(game, 'setup', printed).slice(0, now) : printed;
  const added = Array.from({ length: now - stayed.length }, () => draw(game, 'setup', ISLANDS));
  return [...stayed, ...added];
}
