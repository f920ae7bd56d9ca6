/** A card leaves the Wheel. */
import { ask } from '../../../../../core/requests/asking.ts';
import type { CreatureRule } from '../../../box/creature-effect.ts';
import { cardsToTakeBack } from '../../../enemies/wheel.ts';

export const cardBack: CreatureRule<'card-back'> = (game) => {
  if (cardsToTakeBack(game).length === 0) return false;
  ask(game, { about: 'card-back' });
  return true;
};
