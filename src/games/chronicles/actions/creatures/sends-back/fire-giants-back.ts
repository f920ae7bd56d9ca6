/** Fire Giants leave Surt's ladder. */

import type { CreatureRule } from '../../../box/creature-effect.ts';
import { sendFireGiantsBack } from '../../../changes/ladders.ts';

export const fireGiantsBack: CreatureRule<'fire-giants-back'> = (game, { fireGiants }) => {
  if (game.fireGiants === 0) return false;
  sendFireGiantsBack(game, fireGiants);
  return true;
};
