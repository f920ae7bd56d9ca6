/** The god on turn goes to any World. */
import { ask } from '../../../../core/requests/asking.ts';
import { active } from '../../gods/gods.ts';
import type { CreatureRule } from '../effect.ts';

export const goesAnywhere: CreatureRule<'goes-anywhere'> = (game) => {
  ask(game, { about: 'place-god', god: active(game).god });
  return true;
};
