/** Muspellheim: draw five counters from a bag, keep the Fire Giants out of it, put the Vikings back. [Y-561, Y-562] */

import { named } from '../../../../core/requests/values.ts';
import { tell } from '../../../../core/telling/telling.ts';
import { ISLANDS, type Island } from '../../box/components.ts';
import { drawFromBag } from '../../changes/chance.ts';
import type { YggdrasilState } from '../../state/state.ts';
import { type DeedRule, onlyWay } from './world.ts';

const COUNTERS_DRAWN = 5;

/** Where no Fire Giant lies nothing could change; with closed bags the table cannot see where that is. [Y-217, Y-943] */
function bagsWithFireGiants(game: YggdrasilState): readonly Island[] {
  return ISLANDS.filter((island) => !game.bagsAreOpen || game.bags[island].fireGiants > 0);
}

export const muspellheim: DeedRule = {
  alternatives(game) {
    const of = bagsWithFireGiants(game);
    return of.length === 0 ? [] : onlyWay('muspellheim', { island: { kind: 'one', of } });
  },
  whyNot: () => ({ why: 'no-fire-giants-in-bags' }),
  perform(game, _choice, values) {
    const island = named<Island>(values, 'island');
    const { vikings, fireGiants } = drawFromBag(game, island, COUNTERS_DRAWN);
    game.bags[island].vikings += vikings;
    game.muspellheim += fireGiants;
    tell(game, { type: 'fires-put-out', island, fireGiants, vikings });
  },
};
