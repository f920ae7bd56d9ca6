/** A card leaves the Wheel. */
import { ask } from '../../../../core/requests/asking.ts';
import { cardsToTakeBack } from '../../wheel/wheel.ts';
import type { CreatureRule } from '../effect.ts';

export const cardBack: CreatureRule<'card-back'> = (game) => {
  if (cardsToTakeBack(game).length === 0) return false;
  ask(game, { about: 'card-back' });
  return true;
};
