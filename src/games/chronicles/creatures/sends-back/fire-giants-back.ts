/** Fire Giants leave Surt's ladder. */
import { sendFireGiantsBack } from '../../wheel/ladders.ts';
import type { CreatureRule } from '../effect.ts';

export const fireGiantsBack: CreatureRule<'fire-giants-back'> = (game, { fireGiants }) => {
  if (game.fireGiants === 0) return false;
  sendFireGiantsBack(game, fireGiants);
  return true;
};
