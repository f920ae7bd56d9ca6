/** Computes exact chances from the rules themselves, over every face of the die, or every pair if a god rolls twice. */

import { boxOf } from '../box/box.ts';
import { defeats } from '../facts/defeat.ts';
import { calmingColours } from '../facts/enemies.ts';
import { bonusAgainst, forceOf } from '../facts/fights.ts';
import { isDieForbidden } from '../facts/giants.ts';
import { rollsTwice } from '../facts/powers.ts';
import type { Foe, OpenBoard } from '../state/state.ts';

/** The equally likely rolls: one face, or two if the current god rolls twice. */
function rolls<Face>(board: OpenBoard, faces: readonly Face[]): readonly (readonly Face[])[] {
  if (!rollsTwice(board)) return faces.map((face) => [face]);
  return faces.flatMap((one) => faces.map((other) => [one, other]));
}

function shareOf<Item>(items: readonly Item[], holds: (item: Item) => boolean): number {
  return items.filter(holds).length / items.length;
}

/**
 * The chance, 0 to 1, that the current god beats the foe with these total numbers of Vikings and Elves. It doesn't matter when
 * they are given: all are assumed to be given if needed.
 */
export function chanceToBeat(board: OpenBoard, foe: Foe, vikings: number, elves: number): number {
  return chancesToRoll(board)(strengthNeeded(board, foe) - vikings - elves);
}

/** The total force that the current god needs from the die, Vikings and Elves to beat the foe. */
export function strengthNeeded(board: OpenBoard, foe: Foe): number {
  return forceOf(board, foe) - bonusAgainst(board, foe);
}

/**
 * The chances to roll at least some number of hammers in a fight. The better of two rolls counts, and there are no hammers while
 * a giant forbids the die. [Y-631]
 */
export function chancesToRoll(board: OpenBoard): (needed: number) => number {
  if (isDieForbidden(board)) return (needed) => (needed <= 0 ? 1 : 0);
  const faces = boxOf(board).die.hammers;
  const dice = rollsTwice(board) ? 2 : 1;
  return (needed) => {
    let misses = 0;
    for (const hammers of faces) if (hammers < needed) misses += 1;
    return (faces.length ** dice - misses ** dice) / faces.length ** dice;
  };
}

/** The fewest Vikings that win with at least this chance; 0 stands for any chance. Undefined if the god has too few. */
export function fewestVikings(
  board: OpenBoard,
  foe: Foe,
  have: { readonly vikings: number; readonly elves: number },
  wanted: number,
): number | undefined {
  for (let vikings = 0; vikings <= have.vikings; vikings += 1) {
    const chance = chanceToBeat(board, foe, vikings, have.elves);
    if (chance > 0 && chance >= wanted) return vikings;
  }
  return undefined;
}

/** The chance that one try calms Fenrir on his current space. [Y-353] */
export function chanceToCalm(board: OpenBoard): number {
  const calming = calmingColours(board);
  return shareOf(rolls(board, boxOf(board).die.colours), (rolled) =>
    rolled.some((island) => calming.includes(island)),
  );
}

/** The chance that one of several tries calms Fenrir. */
export function chanceToCalmWithin(board: OpenBoard, tries: number): number {
  return 1 - (1 - chanceToCalm(board)) ** tries;
}

/** Whether the game is lost when this turn ends with the board as it is. [Y-801] */
export function wouldLoseNow(board: OpenBoard): boolean {
  return defeats(board).length > 0;
}
