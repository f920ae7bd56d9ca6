/** Reads the task of a page: the deeds and Fights without which Nidhogg finds the Dead Tree. [C-003, C-041, C-042] */
import { SAGA_FOES, TREE_ENEMIES, type World } from '../box/components.ts';
import type { TaskFoe } from '../box/saga.ts';
import type { OpenBoard } from '../state/state.ts';
import { blockerOf } from './iotunns.ts';
import { pageOf } from './page.ts';
import { isRavaged } from './tree.ts';

/** The number of Fights against a foe of the task on this page, and the number that the task requires. */
export interface TaskFight {
  readonly foe: TaskFoe;
  readonly done: number;
  readonly of: number;
}

const TASK_FOES: readonly TaskFoe[] = [...TREE_ENEMIES, ...SAGA_FOES];

export function taskFights(game: OpenBoard): readonly TaskFight[] {
  const { fights } = pageOf(game).task;
  const found: TaskFight[] = [];
  for (const foe of TASK_FOES) {
    const of = fights[foe] ?? 0;
    if (of > 0) found.push({ foe, done: fightsDoneAgainst(game, foe), of });
  }
  return found;
}

/** Whether the task still needs a Fight against the foe. */
export function isFightLeft(game: OpenBoard, foe: TaskFoe): boolean {
  const of = pageOf(game).task.fights[foe] ?? 0;
  return of > 0 && fightsDoneAgainst(game, foe) < of;
}

function fightsDoneAgainst({ fightsDone }: OpenBoard, foe: TaskFoe): number {
  return fightsDone.filter((each) => each === foe).length;
}

/** The number of deeds that the task still needs; 0 if it has none, or if all are done. */
export function deedsLeft(game: OpenBoard): number {
  return Math.max(0, pageOf(game).task.deeds - game.deedsDone.length);
}

/** The Fights that the task still needs. */
export function fightsLeft(game: OpenBoard): readonly TaskFight[] {
  return taskFights(game).filter(({ done, of }) => done < of);
}

export function isTaskDone(game: OpenBoard): boolean {
  return deedsLeft(game) === 0 && fightsLeft(game).length === 0;
}

export function hasTask(game: OpenBoard): boolean {
  const { deeds } = pageOf(game).task;
  return deeds > 0 || taskFights(game).length > 0;
}

/** The Worlds in which the deed of the page is still to be done. */
export function worldsForDeed(game: OpenBoard): readonly World[] {
  const { deed } = pageOf(game);
  return deed === null ? [] : deed.worlds.filter((world) => !game.deedsDone.includes(world));
}

/** Whether the deed can be done in a World. Enemies don't prevent it; a ravaged World or an Iotunn does. [C-041] */
export function canDoDeedIn(game: OpenBoard, world: World): boolean {
  return (
    worldsForDeed(game).includes(world) && !isRavaged(game, world) && blockerOf(game, world) === undefined
  );
}
