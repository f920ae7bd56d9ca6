/** Describes the tasks, tracks and spaces of the saga's remaining pages as numbers between about 0 and 1. */

import { whereToFight } from '../../actions/fighting.ts';
import { SAGA_FOES, type SagaFoe } from '../../box/components.ts';
import type { SagaEffect, SagaPage, TaskFoe } from '../../box/saga.ts';
import { pageOf } from '../../facts/page.ts';
import { canDoDeedIn, deedsLeft, fightsLeft, worldsForDeed } from '../../facts/task.ts';
import type { ChroniclesView } from '../../state/view.ts';
import type { Waking } from '../outlook.ts';
import { isDeadTreeNext } from '../task.ts';

/** The features of the saga. `nidhogg` contains the chances that Nidhogg moves in this round and in the next one. */
export function sagaFeatures(view: ChroniclesView, nidhogg: Waking): readonly number[] {
  const pages = view.box.saga.pages.slice(view.page);
  return [
    ...task(view, pages),
    isDeadTreeNext(view) ? nidhogg.now : 0,
    isDeadTreeNext(view) ? nidhogg.next : 0,
    ...SAGA_FOES.flatMap((foe) => track(view, foe)),
    ...ahead(view, pages),
  ];
}

/** The demands of this page and of the pages that Nidhogg hasn't reached yet. */
function task(view: ChroniclesView, pages: readonly SagaPage[]): readonly number[] {
  const left = pageOf(view).spaces.length - view.nidhogg;
  const fights = fightsLeft(view);
  const fightsToDo = sum(fights.map(({ done, of }) => of - done));
  const outOfReach = fights.filter(({ foe }) => !isInReach(view, foe)).length;
  const deeds = deedsLeft(view);
  const later = pages.slice(1);
  return [
    later.length / 2,
    left / 3,
    1 / left,
    fightsToDo / 3,
    fightsToDo / left / 3,
    outOfReach / 3,
    outOfReach / left / 3,
    deeds / 6,
    deeds / left / 6,
    isDeadTreeNext(view) ? 1 : 0,
    isDeadTreeNext(view) && fightsToDo + deeds > 1 ? 1 : 0,
    worldsForDeed(view).filter((world) => !canDoDeedIn(view, world)).length / 3,
    sum(later.flatMap(({ task: { fights } }) => Object.values(fights))) / 5,
    sum(later.map(({ task: { deeds } }) => deeds)) / 6,
  ];
}

function isInReach(view: ChroniclesView, foe: TaskFoe): boolean {
  const place = whereToFight(view, foe);
  return place !== null && place !== 'cage';
}

function track(view: ChroniclesView, foe: SagaFoe): readonly number[] {
  const own = pageOf(view).tracks.find((each) => each.foe === foe);
  if (own === undefined) return [0, 0, 0];
  const run = view.tracks[foe];
  return [1, run / own.length, 1 / Math.max(1, own.length - run)];
}

/** The features of the spaces and pages ahead: their effects, and the pages' changes to the rules. */
function ahead({ box, nidhogg, seats }: ChroniclesView, pages: readonly SagaPage[]): readonly number[] {
  const effects = pages.flatMap(({ spaces, entry }, place) =>
    place === 0 ? spaces.slice(nidhogg).flat() : [...entry, ...spaces.flat()],
  );
  const gods = seats.map(({ god }) => god);
  const [page] = pages;
  return [
    ...['turn-tree', 'wakes', 'runs'].map((kind) => effects.filter((each) => each.kind === kind).length / 3),
    sum(effects.map((each) => (each.kind === 'calls' ? each.anonymous : 0))) / 2,
    sum(effects.map((each) => (each.kind === 'calls' ? each.fireGiants : 0))) / 3,
    sum(effects.map((each) => (each.kind === 'calls' ? each.iotunns : 0))) / 2,
    sum(effects.map((each) => taken(each, 'life'))) / 2,
    sum(effects.map((each) => taken(each, 'elves') + taken(each, 'vanir-dice'))) / 2,
    sum(effects.map((each) => taken(each, 'heroes'))) / 2,
    (page?.powers.length ?? 0) / 2,
    page === undefined ? 0 : lessTaken(page, box.taken.normal),
    sum(pages.map((each) => lessTaken(each, box.taken.normal))),
    sum(pages.map(({ toll }) => toll)),
    sum(pages.flatMap(({ stronger }) => Object.values(stronger))) / 3,
    sum(pages.map(({ fated }) => Object.values(fated).filter((god) => gods.includes(god)).length)) / 5,
  ];
}

function taken(effect: SagaEffect, what: 'life' | 'elves' | 'vanir-dice' | 'heroes'): number {
  return effect.kind === 'takes' && effect.what === what ? effect.amount : 0;
}

function lessTaken({ taken }: SagaPage, usual: number): number {
  return taken === null ? 0 : usual - taken.normal;
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((all, each) => all + each, 0);
}
