/** Alfheim: take Elves. [C-331] */

import { amount } from '../../../../core/requests/values.ts';
import { takeElves } from '../../changes/stocks.ts';
import { takenBy } from '../../facts/page.ts';
import { moreTaken } from '../../facts/powers.ts';
import { upTo, type WorldAction } from './action.ts';

export const alfheim: WorldAction = {
  fields: (game, tier) =>
    upTo('elves', Math.min(takenBy(game, tier) + moreTaken(game, 'alfheim'), game.alfheim)),
  risks: null,
  whyNot: () => ({ why: 'no-elves-left' }),
  perform: (game, _tier, values) => takeElves(game, amount(values, 'elves')),
};
