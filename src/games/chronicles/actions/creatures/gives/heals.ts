/** A ravaged World is healed without Risks. */
import { ask } from '../../../../../core/requests/asking.ts';
import type { CreatureRule } from '../../../box/creature-effect.ts';

export const heals: CreatureRule<'heals'> = (game) => {
  if (game.ravaged.length === 0) return false;
  ask(game, { about: 'heal' });
  return true;
};
