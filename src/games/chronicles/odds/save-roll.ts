/** Computes the exact chances of a save roll, from the faces of the dice and the rules that count them. [C-601 to C-606] */

import type { DieFace } from '../box/components.ts';
import { isTaken } from '../facts/iotunns.ts';
import { diceKept, godDieOf, rerollsGodDie } from '../facts/powers.ts';
import { isLost, isSuccess } from '../facts/risks.ts';
import type { OpenBoard } from '../state/state.ts';

/** The current god's help against the Risks. */
export interface Save {
  /** The Risks that no power prevents. */
  readonly risks: number;
  readonly heroes: number;
  readonly dice: number;
  /** The available Elves, of which only those that help are spent. */
  readonly elves: number;
}

/** The chance of losing each number of Life points, starting with none. The chances add up to 1. */
export type Losses = readonly number[];

/** The chances of the losses. If the Heroes prevent every Risk, nothing is rolled. */
export function lossesFrom(board: OpenBoard, { risks, heroes, dice, elves }: Save): Losses {
  const left = Math.max(0, risks - heroes);
  const helping = isTaken(board, 'elves') ? 0 : elves;
  const losses = Array.from({ length: left + 1 }, () => 0);
  for (const [successes, chance] of successesOf(board, dice).entries()) {
    const failures = rolledDice(board, dice) - successes;
    const lost = Math.max(0, left - successes - Math.min(helping, failures));
    losses[lost] = (losses[lost] ?? 0) + chance;
  }
  return losses;
}

export function chanceUnhurt([unhurt = 0]: Losses): number {
  return unhurt;
}

export function chanceToLose(losses: Losses, life: number): number {
  return losses.slice(life).reduce((sum, chance) => sum + chance, 0);
}

export function expectedLoss(losses: Losses): number {
  return losses.reduce((sum, chance, life) => sum + chance * life, 0);
}

/** The average number of Vanir dice that a roll of `dice` dice loses. [C-605] */
export function expectedDiceLost(board: OpenBoard, dice: number): number {
  const { vanirDie } = board.box;
  const share = vanirDie.filter(isLost).length / vanirDie.length;
  const kept = diceKept(board);
  const chances = together(Array.from({ length: dice }, () => share));
  return chances.reduce((sum, chance, lost) => sum + chance * Math.max(0, lost - kept), 0);
}

function rolledDice(board: OpenBoard, dice: number): number {
  return isTaken(board, 'god-die') ? dice : dice + 1;
}

/** The chance of each number of successes. */
function successesOf(board: OpenBoard, dice: number): readonly number[] {
  const { vanirDie } = board.box;
  const rolled = Array.from({ length: dice }, () => shareOfSuccesses(vanirDie));
  if (isTaken(board, 'god-die')) return together(rolled);
  const once = shareOfSuccesses(godDieOf(board));
  return together([...rolled, rerollsGodDie(board) ? 1 - (1 - once) ** 2 : once]);
}

function shareOfSuccesses(faces: readonly DieFace[]): number {
  return faces.filter(isSuccess).length / faces.length;
}

/** The chance of each number of successes for dice that each have their own chance to succeed. */
function together(dice: readonly number[]): readonly number[] {
  return dice.reduce<readonly number[]>(
    (sofar, chance) =>
      Array.from(
        { length: sofar.length + 1 },
        (_, successes) => (sofar[successes] ?? 0) * (1 - chance) + (sofar[successes - 1] ?? 0) * chance,
      ),
    [1],
  );
}
