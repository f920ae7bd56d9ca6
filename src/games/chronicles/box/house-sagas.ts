/**
 * Our versions of the six sagas and the free one. Only their names, their order and some of their vocabulary are printed in any
 * source. A box file replaces them for a server. [C-021 to C-027, C-036 to C-038]
 */

import type { SagaName } from './box.ts';
import { type SagaFoe, type TreeEnemy, WORLDS } from './components.ts';
import {
  BLANK,
  pageWith,
  type Saga,
  type SagaEffectOf,
  type SagaLosers,
  type SagaLoss,
  type SagaSpace,
  type SagaTrack,
  sagaWith,
  TREE,
  TURN_PAGE,
  TURN_TREE,
} from './saga.ts';

function calls(called: Partial<Omit<SagaEffectOf<'calls'>, 'kind'>>): SagaEffectOf<'calls'> {
  return { kind: 'calls', anonymous: 0, fireGiants: 0, iotunns: 0, ...called };
}

function wakes(enemy: TreeEnemy): SagaEffectOf<'wakes'> {
  return { kind: 'wakes', enemy };
}

function takes(what: SagaLoss, amount: number, from: SagaLosers = 'each'): SagaEffectOf<'takes'> {
  return { kind: 'takes', what, amount, from };
}

function runs(foe: SagaFoe): SagaEffectOf<'runs'> {
  return { kind: 'runs', foe, spaces: 1 };
}

function space(...effects: SagaSpace): SagaSpace {
  return effects;
}

/** The effects that the third winter has only in games with three or more gods. */
const THIRD_WINTER: SagaSpace = [calls({ anonymous: 1, fireGiants: 1 }), takes('vanir-dice', 1)];

/** The bridge to Asgard has fallen, so gods who are alone in a World lose Life. */
const LONELY: SagaSpace = [...TURN_TREE, takes('life', 1, 'alone')];

const WOLF = { length: 6, strength: 1, perSpace: 1, back: 3, runsWith: [] } as const;

/**
 * The tracks of the wolves. The board shows where Skoll runs towards the sun and Hati towards the moon; the lengths of the tracks
 * and the moments when the wolves run are ours.
 */
const WOLVES: readonly SagaTrack[] = [
  { ...WOLF, foe: 'skoll', world: 'alfheim', rotation: 1 },
  { ...WOLF, foe: 'hati', world: 'vanaheim', rotation: 2 },
];

function hrym(world: SagaTrack['world']): readonly SagaTrack[] {
  return [
    {
      foe: 'hrym',
      world,
      length: 8,
      strength: 1,
      perSpace: 0.5,
      back: 2,
      runsWith: ['hel', 'jormungand'],
      rotation: null,
    },
  ];
}

export const SAGA_VALUES: Readonly<Record<SagaName, Saga>> = {
  baldr: sagaWith([
    pageWith([BLANK, TURN_PAGE], {
      deed: { name: 'oath', worlds: WORLDS },
      task: { deeds: 5, fights: {} },
    }),
    pageWith([TURN_TREE, TREE], {
      entry: [calls({ anonymous: 1 })],
      task: { deeds: 0, fights: { hel: 1, loki: 1 } },
    }),
  ]),
  fimbulvetr: sagaWith([
    pageWith([TURN_PAGE]),
    pageWith([space(takes('elves', 1)), TURN_PAGE], {
      spacesForFew: { upTo: 1, spaces: [TURN_PAGE] },
      taken: { malus: 1, normal: 1, bonus: 2 },
    }),
    pageWith([space(takes('life', 1, 'alone'), ...THIRD_WINTER), TREE], {
      spacesForFew: { upTo: 2, spaces: [space(takes('life', 1, 'alone')), TREE] },
      taken: { malus: 1, normal: 1, bonus: 1 },
    }),
  ]),
  managarms: sagaWith([
    pageWith([BLANK, space(runs('skoll')), TURN_PAGE], {
      spacesForFew: { upTo: 1, spaces: [space(runs('skoll')), TURN_PAGE] },
      tracks: WOLVES,
    }),
    pageWith([space(runs('skoll'), runs('hati')), TREE], {
      tracks: WOLVES,
      task: { deeds: 0, fights: { skoll: 1, hati: 1 } },
    }),
  ]),
  naglfar: sagaWith([
    pageWith([BLANK, space(calls({ anonymous: 1 })), TURN_PAGE], {
      spacesForFew: { upTo: 2, spaces: [space(calls({ anonymous: 1 })), TURN_PAGE] },
      tracks: hrym('niflheim'),
    }),
    pageWith([space(calls({ iotunns: 1 })), space(takes('heroes', 2)), TREE], {
      spacesForFew: {
        upTo: 3,
        spaces: [space(calls({ anonymous: 1, fireGiants: 1, iotunns: 1 })), space(takes('heroes', 2)), TREE],
      },
      entry: [runs('hrym')],
      tracks: hrym('midgard'),
      task: { deeds: 0, fights: { hrym: 2 } },
    }),
  ]),
  bifrost: sagaWith([
    pageWith([space(...TURN_TREE, calls({ fireGiants: 1 })), TURN_PAGE], {
      spacesForFew: { upTo: 2, spaces: [TURN_PAGE] },
      powers: [{ kind: 'links', worlds: ['asgard', 'midgard'] }],
    }),
    pageWith([LONELY, space(calls({ fireGiants: 2 }), wakes('jormungand')), TREE], {
      spacesForFew: { upTo: 3, spaces: [LONELY, space(calls({ anonymous: 1, fireGiants: 2 })), TREE] },
      entry: [calls({ fireGiants: 1 })],
      task: { deeds: 0, fights: { surt: 2 } },
      toll: 1,
    }),
  ]),
  vigrid: sagaWith(
    [
      pageWith([BLANK, space(takes('vanir-dice', 1)), TURN_PAGE], {
        spacesForFew: { upTo: 1, spaces: [space(takes('vanir-dice', 1)), TURN_PAGE] },
      }),
      pageWith([space(calls({ anonymous: 1, fireGiants: 1, iotunns: 1 })), TURN_TREE, TREE], {
        spacesForFew: { upTo: 2, spaces: [space(calls({ iotunns: 1 })), TURN_TREE, TREE] },
        entry: [wakes('fenrir')],
        task: { deeds: 0, fights: { hel: 1, surt: 1, loki: 1, jormungand: 1, fenrir: 1 } },
        fated: { fenrir: 'odin', jormungand: 'thor', surt: 'freyr', loki: 'heimdall', hel: 'tyr' },
      }),
    ],
    { anonymous: 1, fireGiants: 1, iotunns: 1 },
  ),
  fenrir: sagaWith(
    [
      pageWith([TURN_PAGE], { stronger: { fenrir: 1 }, task: { deeds: 0, fights: { fenrir: 1 } } }),
      pageWith([TURN_TREE, TURN_PAGE], {
        entry: [wakes('fenrir')],
        stronger: { fenrir: 1 },
        task: { deeds: 0, fights: { fenrir: 1 } },
      }),
      pageWith([BLANK, TREE], {
        spacesForFew: { upTo: 2, spaces: [TREE] },
        entry: [wakes('fenrir')],
        deed: { name: 'ingredient', worlds: WORLDS },
        stronger: { fenrir: 1 },
        task: { deeds: 6, fights: { fenrir: 1 } },
      }),
    ],
    { places: { fenrir: 'asgard' } },
  ),
};
