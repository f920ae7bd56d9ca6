/** Jormungand swims one island back. */

import type { CreatureRule } from '../../../box/creature-effect.ts';
import { TREE_ENEMY_RULES } from '../../../enemies/enemies.ts';

export const jormungandBack: CreatureRule<'jormungand-back'> = (game) => {
  if (game.island === 0) return false;
  TREE_ENEMY_RULES.jormungand.retreat(game);
  return true;
};
