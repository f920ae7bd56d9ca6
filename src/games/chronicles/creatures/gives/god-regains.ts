/** One god, wherever it is, regains Life. */
import { ask } from '../../../../core/requests/asking.ts';
import { mostLife } from '../../gods/life.ts';
import type { CreatureRule } from '../effect.ts';

export const godRegains: CreatureRule<'god-regains'> = (game, { life }) => {
  if (game.seats.every((seat) => seat.life === mostLife(game))) return false;
  ask(game, { about: 'god-regains', life });
  return true;
};
