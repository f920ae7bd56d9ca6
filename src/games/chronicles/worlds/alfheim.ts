/** Alfheim: take Elves. [C-331] */

import { takeElves } from '../gods/stocks.ts';
import { moreTaken } from '../powers/powers.ts';
import { amount } from '../questions/values.ts';
import { takenBy } from '../saga/page.ts';
import { upTo, type WorldAction } from './action.ts';

export const alfheim: WorldAction = {
  fields: (game, tier) =>
    upTo('elves', Math.min(takenBy(game, tier) + moreTaken(game, 'alfheim'), game.alfheim)),
  risks: null,
  whyNot: () => ({ why: 'no-elves-left' }),
  perform: (game, _tier, values) => takeElves(game, amount(values, 'elves')),
};
