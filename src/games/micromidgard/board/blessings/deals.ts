/** Draws a deal in signs: the price and the gain. */
import { otherLight } from '../../box/components.ts';
import type { Cost, Deal, Gain } from '../../box/deal.ts';
import { inOneRow, type Sign } from '../sign.ts';
import {
  actionSign,
  becomesSign,
  bothWaysSign,
  destroyedSign,
  eitherSign,
  pointSign,
  relicSign,
  resourceSign,
  wolfActionSign,
  wolfStepSign,
} from '../signs.ts';

export function dealSign({ cost, gain }: Deal): Sign {
  const paid = cost.flatMap(costSigns);
  const gained = gain.flatMap(gainSigns);
  return inOneRow(paid.length > 0 ? [...paid, becomesSign(), ...gained] : gained);
}

function costSigns(cost: Cost): readonly Sign[] {
  switch (cost.what) {
    case 'resources':
      return [eitherSign(cost.amount)];
    case 'relic':
      return [destroyedSign(cost.side)];
    default:
      return gainSigns(cost);
  }
}

export function gainSigns(gain: Gain): readonly Sign[] {
  switch (gain.what) {
    case 'gold':
    case 'mead':
      return [resourceSign(gain.what, gain.amount)];
    case 'action':
      return Array.from({ length: gain.amount }, () => actionSign(gain.action));
    case 'wolf-action':
      return [wolfActionSign(gain.wolf)];
    case 'point':
      return [pointSign()];
    case 'wolf-on':
      return [wolfStepSign(gain.wolf, 'on')];
    case 'wolf-back':
      return [wolfStepSign(gain.wolf, 'back')];
    case 'flip':
      return [relicSign(otherLight(gain.to)), becomesSign(), relicSign(gain.to)];
    case 'exchange':
      return [resourceSign('gold', null), bothWaysSign(), resourceSign('mead', null)];
  }
}
