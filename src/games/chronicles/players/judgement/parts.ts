/** Counts the good parts of a position by name, in familiar units. More of a part is always better. */
import type { Parts } from '../../../../core/thinking/judgement.ts';
import { LEVELS, type Place } from '../../box/components.ts';
import { levelOf } from '../../box/tree.ts';
import { pawnsLeft } from '../../facts/iotunns.ts';
import { pageOf, stepsInAll, stepsLeft } from '../../facts/page.ts';
import { isTaskDone, taskFights } from '../../facts/task.ts';
import { markersLeft } from '../../facts/tree.ts';
import type { ChroniclesView } from '../../state/view.ts';

/** The names of the parts. */
export const PARTS = [
  'life',
  'weakest',
  'elves',
  'vanir-dice',
  'heroes',
  'artifacts',
  'hel',
  'surt',
  'islands',
  'fenrir',
  'loki',
  'anonymous',
  'fire-giants',
  'iotunns',
  'markers',
  'saga',
  'task',
  'tracks',
] as const;
export type Part = (typeof PARTS)[number];

export function partsOf(view: ChroniclesView): Readonly<Record<Part, number>> & Parts {
  const { box, seats, supports, places } = view;
  const lives = seats.map(({ life }) => life);
  return {
    life: sum(lives) + sum(supports.map(({ life }) => life)),
    weakest: Math.min(...lives),
    elves: sum(seats.map(({ elves }) => elves)),
    'vanir-dice': sum(seats.map(({ vanirDice }) => vanirDice)),
    heroes: view.valhalla,
    artifacts: sum(seats.map(({ artifacts }) => artifacts.length)),
    hel: climbsLeft(places.hel),
    surt: climbsLeft(places.surt),
    islands: box.islands.length - 1 - view.island,
    fenrir: places.fenrir === 'cage' ? 1 : 0,
    loki: places.loki === 'cage' ? 1 : 0,
    anonymous: box.anonymous - view.anonymous,
    'fire-giants': box.fireGiants - view.fireGiants,
    iotunns: pawnsLeft(view),
    markers: markersLeft(view),
    saga: stepsToVictory(view),
    task: taskDone(view),
    tracks: sum(pageOf(view).tracks.map(({ foe, length }) => length - view.tracks[foe])),
  };
}

/**
 * The number of steps that Nidhogg has made towards the Tree. Steps on a page with an open task don't count: they lead to the
 * Dead Tree. [C-003]
 */
function stepsToVictory(view: ChroniclesView): number {
  const towardsDeadTree = isTaskDone(view) ? 0 : view.nidhogg;
  return stepsInAll(view) - stepsLeft(view) - towardsDeadTree;
}

/** The number of deeds and Fights done for the tasks of all pages up to this one. Earlier tasks must have been done. */
function taskDone(view: ChroniclesView): number {
  const turned = view.box.saga.pages
    .slice(0, view.page)
    .map(({ task: { deeds, fights } }) => deeds + sum(Object.values(fights)));
  const deeds = Math.min(view.deedsDone.length, pageOf(view).task.deeds);
  return sum(turned) + deeds + sum(taskFights(view).map(({ done }) => done));
}

/** The number of levels above the enemy. */
function climbsLeft(place: Place): number {
  return place === 'cage' ? LEVELS.length : LEVELS.indexOf(levelOf(place));
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((all, each) => all + each, 0);
}
