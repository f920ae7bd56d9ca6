/** Computes the cost of an action to the current god: Risks, Life, and the chance that it loses the game. */
import type { Alternative, Values } from '../../../core/requests/request.ts';
import { amountOrZero } from '../../../core/requests/values.ts';
import { risksIn } from '../actions/acting.ts';
import { strengthOf } from '../actions/fighting.ts';
import { type Foe, WORLDS } from '../box/components.ts';
import { active } from '../facts/gods.ts';
import { preventedInFight } from '../facts/powers.ts';
import { tierHere } from '../facts/tiers.ts';
import type { OpenBoard, OpenSeat } from '../state/state.ts';
import { chanceToLose, type Losses, lossesFrom } from './save-roll.ts';
import { foeMeant } from './targets.ts';

/** The Risks of an action that no power prevents; 0 if it has none. */
export function risksOf(board: OpenBoard, alternative: Alternative): number {
  const foe = foeMeant(alternative);
  if (foe !== undefined) return risksOfFight(board, foe);
  const world = WORLDS.find((each) => each === alternative.id);
  if (world === undefined) return 0;
  return risksIn(board, world, board.question?.about === 'world-action' ? 'normal' : tierHere(board));
}

/** The Risks of a Fight, minus those prevented by powers or by the creature that lets the god fight. */
export function risksOfFight(board: OpenBoard, foe: Foe): number {
  const prevented = board.question?.about === 'fight' ? board.question.prevented : 0;
  return Math.max(0, strengthOf(board, foe) - prevented - preventedInFight(board, foe));
}

/** The chances of each loss of Life, given the help sent and the number of Elves (default: as many as help). */
export function lossesOf(
  board: OpenBoard,
  alternative: Alternative,
  values: Values,
  elves = active(board).elves,
): Losses {
  return lossesFrom(board, {
    risks: risksOf(board, alternative),
    heroes: amountOrZero(values, 'heroes'),
    dice: amountOrZero(values, 'dice'),
    elves,
  });
}

/**
 * The Life that a god can lose before the game is lost, including that of Support gods in the same World. [C-608, C-609, C-802]
 */
export function lifeAtHand(
  { supports }: OpenBoard,
  { world, life }: Pick<OpenSeat, 'world' | 'life'>,
): number {
  return supports.reduce((sum, support) => sum + (support.world === world ? support.life : 0), life);
}

/** The chance that the current god loses its last Life even if every Elf and every Support god helps as much as possible. */
export function chanceToDie(board: OpenBoard, alternative: Alternative, values: Values): number {
  return chanceToLose(lossesOf(board, alternative, values), lifeAtHand(board, active(board)));
}
