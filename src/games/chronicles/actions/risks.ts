/** Resolves Risks, and everything that can prevent them: powers, Heroes, a save roll, Elves. [C-601 to C-605] */

import { emit, reveal } from '../../../core/logs/event-record.ts';
import { draw } from '../../../core/random.ts';
import { ask } from '../../../core/requests/asking.ts';
import type { Values } from '../../../core/requests/request.ts';
import { amountOrZero } from '../../../core/requests/values.ts';
import { loseLife } from '../changes/gods.ts';
import { active } from '../facts/gods.ts';
import { isTaken } from '../facts/iotunns.ts';
import { diceKept, godDieOf, rerollsGodDie } from '../facts/powers.ts';
import { elvesThatHelp, isLost, isSuccess } from '../facts/risks.ts';
import type { Draft } from '../state/draft.ts';
import type { SaveRoll } from '../state/state.ts';

/** Takes Risks, of which the current god's powers prevent `byPowers`. `values` fill the fields of `bracing`. */
export function takeRisks(game: Draft, risks: number, byPowers: number, values: Values): void {
  const heroes = amountOrZero(values, 'heroes');
  const left = Math.max(0, risks - byPowers - heroes);
  game.valhalla -= heroes;
  emit(game, { type: 'risks-taken', risks, heroes, byPowers: Math.min(risks, byPowers) });
  if (left === 0) return;
  const roll = saveRoll(game, left, amountOrZero(values, 'dice'));
  if (elvesThatHelp(game, roll) > 0) ask(game, { about: 'elves', roll });
  else settle(game, roll, 0);
}

/**
 * Settles a save roll: the Elves used go back to Alfheim and lost dice to Vanaheim, and each Risk still left costs Life.
 * [C-604 to C-606]
 */
export function settle(game: Draft, { risks, lost }: SaveRoll, elves: number): void {
  const seat = active(game);
  const unprevented = risks - elves;
  seat.elves -= elves;
  game.alfheim += elves;
  seat.vanirDice -= lost;
  game.vanaheim += lost;
  emit(game, { type: 'risks-settled', elves, unprevented, diceLost: lost });
  loseLife(game, unprevented);
}

/** Rolls the dice against the Risks. Without any dice, nothing is rolled. */
function saveRoll(game: Draft, risks: number, dice: number): SaveRoll {
  if (dice === 0 && isTaken(game, 'god-die')) return { risks, failures: 0, lost: 0 };
  return rollToSave(game, risks, dice);
}

function rollToSave(game: Draft, risks: number, dice: number): SaveRoll {
  reveal(game);
  const { vanirDie } = game.box;
  const godDie = godDieOf(game);
  const first = isTaken(game, 'god-die') ? null : draw(game, 'dice', godDie);
  const vanirDice = Array.from({ length: dice }, () => draw(game, 'dice', vanirDie));
  const isReroll = first !== null && !isSuccess(first) && rerollsGodDie(game);
  const rerolled = isReroll ? draw(game, 'dice', godDie) : null;
  emit(game, { type: 'dice-rolled', godDie: first, rerolled, vanirDice });
  const shown = rerolled ?? first;
  const rolled = shown === null ? vanirDice : [shown, ...vanirDice];
  const successes = rolled.filter(isSuccess).length;
  return {
    risks: Math.max(0, risks - successes),
    failures: rolled.length - successes,
    lost: Math.max(0, vanirDice.filter(isLost).length - diceKept(game)),
  };
}
