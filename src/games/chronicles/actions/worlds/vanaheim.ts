/** Vanaheim: take Vanir dice. [C-332] */

import { amount } from '../../../../core/requests/values.ts';
import type { Tier } from '../../box/components.ts';
import { takeVanirDice } from '../../changes/stocks.ts';
import { takenBy } from '../../facts/page.ts';
import { moreTaken } from '../../facts/powers.ts';
import type { OpenBoard } from '../../state/state.ts';
import { upTo, type WorldAction } from './action.ts';

/** At most, and no more than there are. */
export function vanirDiceToTake(game: OpenBoard, tier: Tier): number {
  return Math.min(takenBy(game, tier) + moreTaken(game, 'vanaheim'), game.vanaheim);
}

export const vanaheim: WorldAction = {
  fields: (game, tier) => upTo('dice', vanirDiceToTake(game, tier)),
  risks: null,
  whyNot: () => ({ why: 'no-vanir-dice-left' }),
  perform: (game, _tier, values) => takeVanirDice(game, amount(values, 'dice')),
};
