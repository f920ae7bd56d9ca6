/** The god on turn, and every god in the same World, regains Life. */

import type { CreatureRule } from '../../../box/creature-effect.ts';
import { mostLife, regainLife } from '../../../changes/life.ts';
import { active } from '../../../facts/gods.ts';

export const godsHereRegain: CreatureRule<'gods-here-regain'> = (game, { life }) => {
  const { world } = active(game);
  const hurt = game.seats.filter((seat) => seat.world === world && seat.life < mostLife(game));
  for (const seat of hurt) regainLife(game, seat, life);
  return hurt.length > 0;
};
