/** The middle level turns, or does not. */
import { ask } from '../../../../../core/requests/asking.ts';
import type { CreatureRule } from '../../../box/creature-effect.ts';

export const turnsTree: CreatureRule<'turns-tree'> = (game) => {
  ask(game, { about: 'turn-tree' });
  return true;
};
