/** One god, wherever it is, regains Life. */
import { ask } from '../../../../../core/requests/asking.ts';
import type { CreatureRule } from '../../../box/creature-effect.ts';
import { mostLife } from '../../../changes/life.ts';

export const godRegains: CreatureRule<'god-regains'> = (game, { life }) => {
  if (game.seats.every((seat) => seat.life === mostLife(game))) return false;
  ask(game, { about: 'god-regains', life });
  return true;
};
