/** Heroes come to Valhalla. */

import type { CreatureRule } from '../../../box/creature-effect.ts';
import { callHeroes, heroesInReserve } from '../../../changes/stocks.ts';

export const heroes: CreatureRule<'heroes'> = (game, effect) => {
  if (heroesInReserve(game) === 0) return false;
  callHeroes(game, effect.heroes);
  return true;
};
