/** Anonymous leave Hel's ladder. */
import { sendAnonymousBack } from '../../wheel/ladders.ts';
import type { CreatureRule } from '../effect.ts';

export const anonymousBack: CreatureRule<'anonymous-back'> = (game, { anonymous }) => {
  if (game.anonymous === 0) return false;
  sendAnonymousBack(game, anonymous);
  return true;
};
