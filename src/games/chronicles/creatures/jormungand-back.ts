/** Jormungand swims one island back. */
import { FIGHTABLE_RULES } from '../enemies/enemies.ts';
import type { CreatureRule } from './effect.ts';

export const jormungandBack: CreatureRule<'jormungand-back'> = (game) => {
  if (game.island === 0) return false;
  FIGHTABLE_RULES.jormungand.retreat(game);
  return true;
};
