/** Finds the Worlds that would be ravaged by the next move of an enemy or a god. [C-421 to C-427] */
import { type Foe, isWalker, type World } from '../box/components.ts';
import { REFUGES } from '../box/tree.ts';
import { enemiesIn, isRavaged, markersLeft } from '../facts/tree.ts';
import type { OpenBoard } from '../state/state.ts';

/** The World that a foe would ravage by retreating to it; null if it ravages none. [C-421, C-425] */
export function ravagedByRetreat(board: OpenBoard, foe: Foe): World | null {
  if (!isWalker(foe)) return null;
  const to = REFUGES[foe];
  return to !== 'cage' && wouldRavage(board, foe, to) ? to : null;
}

/** Whether the enemy would meet another one in that World. */
export function wouldRavage(board: OpenBoard, enemy: Foe, world: World): boolean {
  return !isRavaged(board, world) && enemiesIn(board, world).some((other) => other !== enemy);
}

export function isLastMarkerOut(board: OpenBoard): boolean {
  return markersLeft(board) === 0;
}

/** Whether the World holds two enemies, so that healing it would be useless. [C-427] */
export function isRavagedAgainAtOnce(board: OpenBoard, world: World): boolean {
  return enemiesIn(board, world).length > 1;
}
