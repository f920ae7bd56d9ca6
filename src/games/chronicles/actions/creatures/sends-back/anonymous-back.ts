/** Anonymous leave Hel's ladder. */

import type { CreatureRule } from '../../../box/creature-effect.ts';
import { sendAnonymousBack } from '../../../changes/ladders.ts';

export const anonymousBack: CreatureRule<'anonymous-back'> = (game, { anonymous }) => {
  if (game.anonymous === 0) return false;
  sendAnonymousBack(game, anonymous);
  return true;
};
