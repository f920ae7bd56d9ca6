/** Vanaheim: take Vanir dice. [C-332] */

import { amount } from '../../../../core/requests/values.ts';
import { takeVanirDice } from '../../changes/stocks.ts';
import { takenBy } from '../../facts/page.ts';
import { moreTaken } from '../../facts/powers.ts';
import { upTo, type WorldAction } from './action.ts';

export const vanaheim: WorldAction = {
  fields: (game, tier) =>
    upTo('dice', Math.min(takenBy(game, tier) + moreTaken(game, 'vanaheim'), game.vanaheim)),
  risks: null,
  whyNot: () => ({ why: 'no-vanir-dice-left' }),
  perform: (game, _tier, values) => takeVanirDice(game, amount(values, 'dice')),
};
