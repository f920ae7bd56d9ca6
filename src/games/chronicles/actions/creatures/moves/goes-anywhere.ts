/** The god on turn goes to any World. */
import { ask } from '../../../../../core/requests/asking.ts';
import type { CreatureRule } from '../../../box/creature-effect.ts';
import { active } from '../../../facts/gods.ts';

export const goesAnywhere: CreatureRule<'goes-anywhere'> = (game) => {
  ask(game, { about: 'place-god', god: active(game).god });
  return true;
};
