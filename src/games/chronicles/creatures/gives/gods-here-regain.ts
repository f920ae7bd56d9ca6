/** The god on turn, and every god in the same World, regains Life. */
import { active } from '../../gods/gods.ts';
import { mostLife, regainLife } from '../../gods/life.ts';
import type { CreatureRule } from '../effect.ts';

export const godsHereRegain: CreatureRule<'gods-here-regain'> = (game, { life }) => {
  const { world } = active(game);
  const hurt = game.seats.filter((seat) => seat.world === world && seat.life < mostLife(game));
  for (const seat of hurt) regainLife(game, seat, life);
  return hurt.length > 0;
};
