/** Midgard: call Heroes to Valhalla. Jormungand is always there, so that three come only to the owner of Valshamr. [C-335, C-336] */

import { amount } from '../../../../core/requests/values.ts';
import type { Tier } from '../../box/components.ts';
import { callHeroes, heroesInReserve } from '../../changes/stocks.ts';
import { takenBy } from '../../facts/page.ts';
import type { OpenBoard } from '../../state/state.ts';
import { upTo, type WorldAction } from './action.ts';

/** At most, and no more than there are. */
export function heroesToCall(game: OpenBoard, tier: Tier): number {
  return Math.min(takenBy(game, tier), heroesInReserve(game));
}

export const midgard: WorldAction = {
  fields: (game, tier) => upTo('heroes', heroesToCall(game, tier)),
  risks: null,
  whyNot: () => ({ why: 'no-heroes-left' }),
  perform: (game, _tier, values) => callHeroes(game, amount(values, 'heroes')),
};
