/** The god on turn fights at once, with fewer Risks. */
import { ask } from '../../../../core/requests/asking.ts';
import type { CreatureRule } from '../../box/creature-effect.ts';
import { foesInReach } from '../fighting.ts';

export const fights: CreatureRule<'fights'> = (game, { prevents }) => {
  if (foesInReach(game).length === 0) return false;
  ask(game, { about: 'fight', prevented: prevents });
  return true;
};
