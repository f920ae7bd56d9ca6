/** Jormungand swims one island back. */
import { TREE_ENEMY_RULES } from '../../enemies/enemies.ts';
import type { CreatureRule } from '../effect.ts';

export const jormungandBack: CreatureRule<'jormungand-back'> = (game) => {
  if (game.island === 0) return false;
  TREE_ENEMY_RULES.jormungand.retreat(game);
  return true;
};
