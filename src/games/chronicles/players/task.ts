/**
 * Judges the value of a page's task for a computer player: its deeds and Fights become more urgent the nearer Nidhogg is to the
 * last space.
 */
import { type Foe, isIotunn, isWalker, type World } from '../box/components.ts';
import { REFUGES } from '../box/tree.ts';
import { pageOf } from '../facts/page.ts';
import { canDoDeedIn, deedsLeft, isFightLeft, isTaskDone } from '../facts/task.ts';
import type { ChroniclesView } from '../state/view.ts';
import type { Weights } from './weights.ts';

/**
 * Looks up the value for the number of moves that Nidhogg needs to reach the page's last space. The list begins with the value
 * for one move; its last value also applies to more moves.
 */
function byStepsLeft(view: ChroniclesView, utilities: readonly number[]): number {
  const left = pageOf(view).spaces.length - view.nidhogg;
  return utilities[Math.min(left, utilities.length) - 1] ?? 0;
}

/** Whether Nidhogg's next move would find the Dead Tree. */
export function isDeadTreeNext(view: ChroniclesView): boolean {
  return pageOf(view).spaces.length - view.nidhogg === 1 && !isTaskDone(view);
}

/**
 * The value of a Fight for the tasks: positive if this page's task still needs it, negative if it would cage an enemy that the
 * next page's task needs, otherwise 0.
 */
export function utilityForTask(view: ChroniclesView, weights: Weights, foe: Foe): number {
  if (isIotunn(foe)) return 0;
  if (isFightLeft(view, foe)) return byStepsLeft(view, weights.taskFight);
  return isWantedNext(view, foe) ? -weights.wantedNext : 0;
}

/**
 * Whether the next page's task needs the foe outside the Cage. An enemy that flees into the Cage can't be fought there, unless
 * turning to the page wakes it.
 */
function isWantedNext({ box, page }: ChroniclesView, foe: Foe): boolean {
  const next = box.saga.pages[page + 1];
  if (next === undefined || !isWalker(foe) || REFUGES[foe] !== 'cage') return false;
  const comes = next.entry.some((effect) => effect.kind === 'wakes' && effect.enemy === foe);
  return (next.task.fights[foe] ?? 0) > 0 && !comes;
}

/** The value of a deed in that World; null if none can be done. */
export function utilityOfDeed(view: ChroniclesView, weights: Weights, world: World): number | null {
  if (deedsLeft(view) === 0 || !canDoDeedIn(view, world)) return null;
  return byStepsLeft(view, weights.taskDeed);
}
