/** The god on turn gets Elves, Vanir dice, or both, as many as there are. */

import type { CreatureRule } from '../../../box/creature-effect.ts';
import { takeElves, takeVanirDice } from '../../../changes/stocks.ts';

export const takes: CreatureRule<'takes'> = (game, { elves, vanirDice }) => {
  if (Math.min(elves, game.alfheim) + Math.min(vanirDice, game.vanaheim) === 0) return false;
  takeElves(game, elves);
  takeVanirDice(game, vanirDice);
  return true;
};
