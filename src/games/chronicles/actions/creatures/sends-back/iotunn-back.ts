/** An Iotunn goes back to Loki's ladder without a Fight. */
import { ask } from '../../../../../core/requests/asking.ts';
import type { CreatureRule } from '../../../box/creature-effect.ts';

export const iotunnBack: CreatureRule<'iotunn-back'> = (game) => {
  if (game.iotunns.length === 0) return false;
  ask(game, { about: 'iotunn-back' });
  return true;
};
