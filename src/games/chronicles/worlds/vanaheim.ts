/** Vanaheim: take Vanir dice. [C-332] */

import { takeVanirDice } from '../gods/stocks.ts';
import { moreTaken } from '../powers/powers.ts';
import { amount } from '../questions/values.ts';
import { takenBy } from '../saga/page.ts';
import { upTo, type WorldAction } from './action.ts';

export const vanaheim: WorldAction = {
  fields: (game, tier) =>
    upTo('dice', Math.min(takenBy(game, tier) + moreTaken(game, 'vanaheim'), game.vanaheim)),
  risks: null,
  whyNot: () => ({ why: 'no-vanir-dice-left' }),
  perform: (game, _tier, values) => takeVanirDice(game, amount(values, 'dice')),
};
