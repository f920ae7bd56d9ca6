/** Describes the state of the saga: its page, the rest of its task, the page's changes, and the foes on their tracks. */
import type { Phrase } from '../../../core/presentation/phrase.ts';
import { strengthOf } from '../actions/fighting.ts';
import { SAGA_FOES, TREE_ENEMIES } from '../box/components.ts';
import type { SagaEffect, SagaTrack } from '../box/saga.ts';
import { worldUnder } from '../box/tree.ts';
import { pageOf } from '../facts/page.ts';
import { deedsLeft, fightsLeft, hasTask, isTaskDone, worldsForDeed } from '../facts/task.ts';
import type { ChroniclesView } from '../state/view.ts';
import { powerWords } from './cards.ts';
import {
  anonymous,
  elves,
  enemyName,
  fireGiants,
  foeName,
  godName,
  heroes,
  iotunnPawns,
  lifePoints,
  vanirDice,
  worldName,
} from './names.ts';
import { pageWords } from './page-name.ts';

/** The lines about the saga; empty in a standalone game, whose only page has no name. */
export function sagaLines(view: ChroniclesView): readonly Phrase[] {
  return [...pageLine(view), ...taskLine(view), ...deedLine(view), ...changesLine(view), ...trackLines(view)];
}

function pageLine(view: ChroniclesView): readonly Phrase[] {
  const { pages } = view.box.saga;
  if (pages.length === 1) return [];
  const ahead = pageOf(view).spaces.slice(view.nidhogg).map(spacePhrase);
  const key = ahead.length === 0 ? 'chronicles.saga.page-over' : 'chronicles.saga.page';
  return [{ key, with: { page: pageWords(view), ahead } }];
}

/** The name and the task of a page before anything has been done on it. Pages count from 0. */
export function pageOpening(view: ChroniclesView, page: number): Phrase {
  const untouched = { ...view, page, deedsDone: [], fightsDone: [] };
  const left = taskLeft(untouched);
  return { key: 'chronicles.saga.opening', with: { page: pageWords(untouched), left, count: left.length } };
}

/** The rest of the task, or that it is done. */
export function taskLine(view: ChroniclesView): readonly Phrase[] {
  if (!hasTask(view)) return [];
  return isTaskDone(view)
    ? [{ key: 'chronicles.saga.task-done' }]
    : [{ key: 'chronicles.saga.task', with: { left: taskLeft(view) } }];
}

/** The rest of the task: first deeds, then foes to fight once, then foes to fight more often. */
export function taskLeft(view: ChroniclesView): readonly Phrase[] {
  const { deed } = pageOf(view);
  const deeds = deedsLeft(view);
  const fights = fightsLeft(view).map(({ foe, done, of }) => ({ foe: foeName(foe), count: of - done }));
  const once = fights.filter(({ count }) => count === 1).map(({ foe }) => foe);
  return [
    ...(deeds === 0 || deed === null
      ? []
      : [{ key: `chronicles.saga.deeds.${deed.name}`, with: { count: deeds } }]),
    ...(once.length === 0 ? [] : [{ key: 'chronicles.saga.fight', with: { foe: once, count: 1 } }]),
    ...fights.flatMap(({ foe, count }) =>
      count === 1 ? [] : [{ key: 'chronicles.saga.fight', with: { foe, count } }],
    ),
  ];
}

/** The Worlds in which the deed still has to be done. */
function deedLine(view: ChroniclesView): readonly Phrase[] {
  const { deed } = pageOf(view);
  const worlds = worldsForDeed(view);
  return deed === null || worlds.length === 0
    ? []
    : [{ key: `chronicles.saga.deed-in.${deed.name}`, with: { worlds: worlds.map(worldName) } }];
}

/** The page's changes to the rules. */
function changesLine(view: ChroniclesView): readonly Phrase[] {
  const { taken, powers, stronger, fated, toll } = pageOf(view);
  const foes = [...TREE_ENEMIES, ...SAGA_FOES];
  const changes: readonly Phrase[] = [
    ...(taken === null ? [] : [{ key: 'chronicles.saga.taken', with: { ...taken } }]),
    ...powers.map((power) => ({ key: 'chronicles.saga.power', with: { power: powerWords(power) } })),
    ...foes.flatMap((foe) => {
      const more = stronger[foe] ?? 0;
      return more === 0 ? [] : [{ key: 'chronicles.saga.stronger', with: { foe: foeName(foe), more } }];
    }),
    ...foes.flatMap((foe) => {
      const god = fated[foe];
      return god === undefined
        ? []
        : [{ key: 'chronicles.saga.fated', with: { foe: foeName(foe), god: godName(god) } }];
    }),
    ...(toll === 0 ? [] : [{ key: 'chronicles.saga.toll', with: { life: lifePoints(toll) } }]),
  ];
  return changes.length === 0 ? [] : [{ key: 'chronicles.saga.changes', with: { changes } }];
}

function trackLines(view: ChroniclesView): readonly Phrase[] {
  return pageOf(view).tracks.map((each) => ({
    key: 'chronicles.saga.track-with-rule',
    with: { track: trackLine(view, each), rule: trackRule(each) },
  }));
}

function trackLine(view: ChroniclesView, { foe, world, length }: SagaTrack): Phrase {
  return {
    key: view.tracks[foe] === 0 ? 'chronicles.saga.track-start' : 'chronicles.saga.track',
    with: {
      foe: foeName(foe),
      at: view.tracks[foe],
      length,
      world: worldName(world),
      strength: strengthOf(view, foe),
    },
  };
}

/** Says when a saga foe runs, and how far a Fight drives it back. */
export function trackRule({ runsWith, rotation, back }: SagaTrack): Phrase {
  return rotation === null
    ? {
        key: 'chronicles.page.track.runs-with',
        with: { enemies: { either: runsWith.map(enemyName) }, back },
      }
    : {
        key: 'chronicles.page.track.runs-by-tree',
        with: { world: worldName(worldUnder('asgard', rotation)), back },
      };
}

/** The things that Nidhogg finds on his next space. */
export function nextSpace(view: ChroniclesView): Phrase {
  return spacePhrase(pageOf(view).spaces[view.nidhogg] ?? []);
}

function spacePhrase(effects: readonly SagaEffect[]): Phrase {
  const [only, other] = effects;
  if (only === undefined) return { key: 'chronicles.space.blank' };
  return other === undefined
    ? effectPhrase(only)
    : { key: 'chronicles.space.several', with: { effects: effects.map(effectPhrase) } };
}

function effectPhrase(effect: SagaEffect): Phrase {
  const key = `chronicles.space.${effect.kind}`;
  switch (effect.kind) {
    case 'calls': {
      const called = [
        ...(effect.anonymous > 0 ? [anonymous(effect.anonymous)] : []),
        ...(effect.fireGiants > 0 ? [fireGiants(effect.fireGiants)] : []),
        ...(effect.iotunns > 0 ? [iotunnPawns(effect.iotunns)] : []),
      ];
      return { key, with: { called } };
    }
    case 'wakes':
      return { key, with: { enemy: enemyName(effect.enemy) } };
    case 'takes':
      return {
        key: `chronicles.space.takes.${effect.what === 'heroes' ? 'heroes' : effect.from}`,
        with: { what: COUNTED[effect.what](effect.amount) },
      };
    case 'runs':
      return { key, with: { foe: foeName(effect.foe), spaces: effect.spaces } };
    default:
      return { key };
  }
}

const COUNTED = { life: lifePoints, elves, 'vanir-dice': vanirDice, heroes } as const;
