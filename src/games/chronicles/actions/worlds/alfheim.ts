/** Alfheim: take Elves. [C-331] */

import { amount } from '../../../../core/requests/values.ts';
import type { Tier } from '../../box/components.ts';
import { takeElves } from '../../changes/stocks.ts';
import { takenBy } from '../../facts/page.ts';
import { moreTaken } from '../../facts/powers.ts';
import type { OpenBoard } from '../../state/state.ts';
import { upTo, type WorldAction } from './action.ts';

/** At most, and no more than there are. */
export function elvesToTake(game: OpenBoard, tier: Tier): number {
  return Math.min(takenBy(game, tier) + moreTaken(game, 'alfheim'), game.alfheim);
}

export const alfheim: WorldAction = {
  fields: (game, tier) => upTo('elves', elvesToTake(game, tier)),
  risks: null,
  whyNot: () => ({ why: 'no-elves-left' }),
  perform: (game, _tier, values) => takeElves(game, amount(values, 'elves')),
};
