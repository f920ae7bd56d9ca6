/** Midgard: move the Valkyries by at most one island, then look for souls there. [Y-501] */

import { emit } from '../../../core/logs/event-record.ts';
import { named } from '../../../core/requests/values.ts';
import type { Island } from '../box/components.ts';
import { SEA } from '../box/components.ts';
import { drawFromBag } from '../changes/chance.ts';
import { moveValkyries } from '../changes/movement.ts';
import { destinations, searchableIsland } from '../facts/places.ts';
import { seatAt, soulsPerSearch } from '../facts/powers.ts';
import type { Draft } from '../state/draft.ts';
import { type GodActionRule, onlyWay } from './god-action.ts';

export const midgard: GodActionRule = {
  alternatives(game) {
    const of = destinations(game);
    return of.length === 0 ? [] : onlyWay('midgard', { island: { kind: 'one', of } });
  },
  refusalFor: () => ({ code: 'nowhere-to-search' }),
  perform(game, _choice, values) {
    moveValkyries(game, named(values, 'island', SEA));
    const island = searchableIsland(game, game.valkyries);
    if (island !== undefined) lookForSouls(game, island);
  },
};

function lookForSouls(game: Draft, island: Island): void {
  const found = drawFromBag(game, island, soulsPerSearch(game));
  seatAt(game, game.turn.seat).vikings += found.vikings;
  game.bags[island].fireGiants += found.fireGiants;
  emit(game, { type: 'souls-sought', island, ...found });
}
