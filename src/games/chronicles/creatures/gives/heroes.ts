/** Heroes come to Valhalla. */
import { callHeroes, heroesInReserve } from '../../gods/stocks.ts';
import type { CreatureRule } from '../effect.ts';

export const heroes: CreatureRule<'heroes'> = (game, effect) => {
  if (heroesInReserve(game) === 0) return false;
  callHeroes(game, effect.heroes);
  return true;
};
