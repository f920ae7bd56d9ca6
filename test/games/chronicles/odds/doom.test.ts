/** The prediction for an enemy matches what happens when it wakes. */
import { describe, expect, test } from 'vitest';
import { playersChance } from '../../../../src/core/playing.ts';
import type { Pick } from '../../../../src/core/requests/answer.ts';
import { ENEMIES, type Enemy, WORLDS } from '../../../../src/games/chronicles/box/components.ts';
import {
  pageWith,
  type SagaEffect,
  type SagaPage,
  type SagaTrack,
  sagaWith,
  TREE,
  TURN_PAGE,
} from '../../../../src/games/chronicles/box/saga.ts';
import { defeatIfWoken } from '../../../../src/games/chronicles/odds/doom.ts';
import type { Defeat } from '../../../../src/games/chronicles/state/state.ts';
import type { Moment } from '../moment.ts';
import { opened, type Table, table, tableOf } from '../table.ts';

const SEVEN = WORLDS.filter((world) => world !== 'asgard' && world !== 'iotunheim');
const ALL_PAWNS = ['suttung', 'skrymir', 'thrym', 'hrungnir', 'utgard-loki', 'gymir', 'hymir'] as const;

/** Odin is about to reveal the second card of that enemy. */
function before(enemy: Enemy, moment: Moment): Table {
  return table('odin', 'thor').with({ ...moment, card: enemy, wheel: { [enemy]: 'thor' } });
}

test.each<readonly [Enemy, Defeat, Moment]>([
  ['hel', 'hel-above-the-tree', { places: { hel: 'alfheim' } }],
  ['hel', 'no-ravaged-marker', { ravaged: SEVEN, places: { hel: 'midgard', loki: 'asgard' } }],
  ['surt', 'surt-above-the-tree', { places: { surt: 'asgard' } }],
  ['surt', 'too-few-fire-giants', { fireGiants: 7 }],
  ['loki', 'no-iotunn-pawn', { iotunns: ALL_PAWNS }],
  ['jormungand', 'jormungand-past-the-last-island', { island: 3 }],
  ['jormungand', 'too-few-anonymous', { island: 2, anonymous: 6 }],
  ['fenrir', 'no-ravaged-marker', { ravaged: SEVEN, places: { loki: 'asgard' } }],
])('%s brings the same defeat to any god that wakes it: %s', (enemy, defeat, moment) => {
  const game = before(enemy, moment);
  expect(defeatIfWoken(game.state, enemy)).toBe(defeat);
  expect(game.begins('odin').state.end).toEqual({ kind: 'lost', why: defeat });
});

test.each<readonly [Enemy, Defeat, Moment]>([
  ['hel', 'god-without-life', { life: 1, support: { world: 'alfheim' } }],
  ['fenrir', 'god-without-life', { life: 3, places: { fenrir: 'iotunheim' }, support: { world: 'alfheim' } }],
  ['loki', 'no-ravaged-marker', { ravaged: SEVEN, places: { fenrir: 'asgard' } }],
])('%s brings defeat only to the god that wakes it: %s', (enemy, defeat, moment) => {
  const game = before(enemy, moment);
  const odin = game.god('odin');
  expect(defeatIfWoken(game.state, enemy)).toBe(null);
  expect(defeatIfWoken(game.state, enemy, odin)).toBe(defeat);
  expect(game.begins('odin').state.end).toEqual({ kind: 'lost', why: defeat });
});

test("Loki ravages no World if he's already there alone with the god who wakes him [C-406, C-421]", () => {
  const game = before('loki', { world: 'asgard', ravaged: SEVEN, places: { loki: 'asgard' } });
  expect(defeatIfWoken(game.state, 'loki', game.god('odin'))).toBe(null);
  expect(game.begins('odin').state.end).toBe(null);
});

test.each(ENEMIES)('no defeat is predicted for %s at the start', (enemy) => {
  const game = before(enemy, {});
  expect(defeatIfWoken(game.state, enemy, game.god('odin'))).toBe(null);
  expect(game.begins('odin').state.end).toBe(null);
});

const { box } = opened(['freyr'], 'a box', 'vigrid').state;
const CALLED = { kind: 'calls', anonymous: 0, fireGiants: 0, iotunns: 0 } as const;
const TAKES = { kind: 'takes', what: 'life', amount: 1, from: 'each' } as const;
const SIX_PAWNS = ALL_PAWNS.slice(0, 6);

/** Freyr is about to wake Nidhögg, who finds this space on the first of these pages. */
function beforeSpace(
  effects: readonly SagaEffect[],
  moment: Moment = {},
  ...pages: readonly SagaPage[]
): Table {
  const saga = sagaWith([pageWith([effects, pages.length > 0 ? TURN_PAGE : TREE]), ...pages]);
  return tableOf('fimbulvetr', 'freyr', 'thor', 'tyr')
    .with({ card: 'nidhogg', wheel: { nidhogg: 'tyr' } })
    .with({ ...moment, box: { ...box, saga, ...moment.box } });
}

/** The defeat that follows, or null; Support gods take as many losses as they may. */
function endOf(before: Table): Defeat | null {
  const game = before.begins('freyr');
  while (game.about === 'support-life') game.answers({ life: game.most('life') ?? 0 });
  return game.state.end?.kind === 'lost' ? game.state.end.why : null;
}

describe('a space of the Saga book with several effects, each on the board that the previous one left', () => {
  test.each<readonly [string, Defeat, readonly SagaEffect[], Moment]>([
    ['takes 1 Life twice', 'god-without-life', [TAKES, TAKES], { life: 2 }],
    ['takes Life, then wakes Hel', 'god-without-life', [TAKES, { kind: 'wakes', enemy: 'hel' }], { life: 2 }],
    ['wakes Hel, then takes Life', 'god-without-life', [{ kind: 'wakes', enemy: 'hel' }, TAKES], { life: 2 }],
    [
      'wakes Loki, calls an Iotunn',
      'no-iotunn-pawn',
      [
        { kind: 'wakes', enemy: 'loki' },
        { ...CALLED, iotunns: 1 },
      ],
      { iotunns: SIX_PAWNS },
    ],
    [
      'calls an Iotunn twice',
      'no-iotunn-pawn',
      [
        { ...CALLED, iotunns: 1 },
        { ...CALLED, iotunns: 1 },
      ],
      { iotunns: SIX_PAWNS },
    ],
    [
      'wakes Jörmungand twice',
      'jormungand-past-the-last-island',
      [
        { kind: 'wakes', enemy: 'jormungand' },
        { kind: 'wakes', enemy: 'jormungand' },
      ],
      { island: 2 },
    ],
    [
      'wakes Jörmungand, calls Anonymous',
      'too-few-anonymous',
      [
        { kind: 'wakes', enemy: 'jormungand' },
        { ...CALLED, anonymous: 8 },
      ],
      { island: 0 },
    ],
    [
      'wakes Surt, calls a Fire Giant',
      'too-few-fire-giants',
      [
        { kind: 'wakes', enemy: 'surt' },
        { ...CALLED, fireGiants: 1 },
      ],
      { fireGiants: 6 },
    ],
    [
      'wakes Fenrir twice',
      'god-without-life',
      [
        { kind: 'wakes', enemy: 'fenrir' },
        { kind: 'wakes', enemy: 'fenrir' },
      ],
      { life: 3, places: { fenrir: 'cage' } },
    ],
    [
      'wakes Surt until he is above the Tree',
      'surt-above-the-tree',
      [
        { kind: 'wakes', enemy: 'surt' },
        { kind: 'wakes', enemy: 'surt' },
      ],
      { places: { surt: 'nidavellir' } },
    ],
  ])('%s: %s is predicted [C-031, C-032, C-033, C-034]', (_what, code, effects, moment) => {
    const game = beforeSpace(effects, moment);
    expect(defeatIfWoken(game.state, 'nidhogg', game.god('freyr'))).toBe(code);
    expect(endOf(game)).toBe(code);
  });

  test.each([
    ['a Support god can take all the losses', 'asgard', 5, null],
    ['a Support god can take one of the losses', 'asgard', 1, 'god-without-life'],
    ['a Support god is elsewhere', 'midgard', 5, 'god-without-life'],
  ] as const)('wakes Fenrir, then takes Life: %s [C-032, C-033, C-608]', (_what, world, life, code) => {
    const saga = sagaWith([pageWith([[{ kind: 'wakes', enemy: 'fenrir' }, TAKES], TREE])]);
    const game = opened(['freyr', 'thor'], 'bites', 'hard')
      .with({ box: { ...box, saga }, life: 3, world: 'asgard', support: { world, life } })
      .with({ places: { fenrir: 'iotunheim' }, card: 'nidhogg', wheel: { nidhogg: 'thor' } });
    expect(game.state.supports).toHaveLength(1);
    expect(defeatIfWoken(game.state, 'nidhogg', game.god('freyr'))).toBe(code);
    expect(endOf(game)).toBe(code);
  });

  test('the first of two defeats is predicted [C-034]', () => {
    const both = [TAKES, { ...CALLED, anonymous: 9 }];
    for (const [effects, code] of [
      [both, 'god-without-life'],
      [both.toReversed(), 'too-few-anonymous'],
    ] as const) {
      const game = beforeSpace(effects, { life: 1 });
      expect(defeatIfWoken(game.state, 'nidhogg')).toBe(code);
      expect(endOf(game)).toBe(code);
    }
  });
});

describe('the last space of a page', () => {
  const RUNS_TWO = { kind: 'runs', foe: 'hrym', spaces: 2 } as const;
  const TRACK: SagaTrack = {
    foe: 'hrym',
    world: 'niflheim',
    length: 4,
    strength: 1,
    perSpace: 1,
    back: 1,
    runsWith: [],
    rotation: null,
  };
  const TASK: Partial<SagaPage> = {
    task: { deeds: 1, fights: {} },
    deed: { name: 'oath', worlds: ['midgard'] },
  };

  test.each<readonly [string, Defeat, readonly SagaPage[], Moment]>([
    ['the Dead Tree, with the task not done', 'nidhogg-at-the-dead-tree', [pageWith([TREE], TASK)], {}],
    [
      'another page, with the task not done',
      'nidhogg-at-the-dead-tree',
      [pageWith([TURN_PAGE], TASK), pageWith([TREE])],
      {},
    ],
    [
      'a foe that runs two spaces to the end of its track',
      'naglfar-at-sea',
      [pageWith([[RUNS_TWO], TREE], { tracks: [TRACK] })],
      { tracks: { hrym: 2 } },
    ],
    [
      'two Iotunns, with one pawn left',
      'no-iotunn-pawn',
      [pageWith([[{ ...CALLED, iotunns: 2 }], TREE])],
      { iotunns: SIX_PAWNS },
    ],
    [
      'a page that takes the last Life when it is turned to',
      'god-without-life',
      [pageWith([TURN_PAGE]), pageWith([TREE], { entry: [TAKES] })],
      { life: 1 },
    ],
    [
      'a page with a shorter track',
      'naglfar-at-sea',
      [pageWith([TURN_PAGE], { tracks: [TRACK] }), pageWith([TREE], { tracks: [{ ...TRACK, length: 3 }] })],
      { tracks: { hrym: 3 } },
    ],
  ])('%s is predicted [C-812, C-031, C-034, C-043]', (_what, code, pages, moment) => {
    const saga = sagaWith(pages);
    const game = beforeSpace([], { ...moment, box: { saga } });
    expect(defeatIfWoken(game.state, 'nidhogg', game.god('freyr'))).toBe(code);
    expect(endOf(game)).toBe(code);
  });

  test.each<readonly [string, readonly SagaPage[], Moment]>([
    ['the Dead Tree, with the task done', [pageWith([TREE], TASK)], { deedsDone: ['midgard'] }],
    [
      'a foe that runs two spaces and has one left',
      [pageWith([[RUNS_TWO], TREE], { tracks: [TRACK] })],
      { tracks: { hrym: 1 } },
    ],
    [
      'two Iotunns, with two pawns left',
      [pageWith([[{ ...CALLED, iotunns: 2 }], TREE])],
      { iotunns: SIX_PAWNS.slice(1) },
    ],
  ])('no defeat is predicted for %s', (_what, pages, moment) => {
    const game = beforeSpace([], { ...moment, box: { saga: sagaWith(pages) } });
    expect(defeatIfWoken(game.state, 'nidhogg', game.god('freyr'))).toBe(null);
    expect(endOf(game)).toBe(null);
  });
});

describe('a space with random effects, on a board near its end', () => {
  const SPACES = 400;

  function randomEffect(pick: Pick): SagaEffect {
    const amount = 1 + pick(2);
    const among = <Item>(items: readonly [Item, ...Item[]]): Item => items[pick(items.length)] ?? items[0];
    switch (pick(5)) {
      case 0:
        return { kind: 'turn-tree' };
      case 1:
        return { ...CALLED, [among(['anonymous', 'fireGiants', 'iotunns'])]: amount };
      case 2:
        return { ...TAKES, amount, from: among(['each', 'alone']) };
      case 3:
        return { kind: 'runs', foe: among(['skoll', 'hati', 'hrym']), spaces: amount };
      default:
        return { kind: 'wakes', enemy: among(['hel', 'surt', 'jormungand', 'loki', 'fenrir']) };
    }
  }

  function randomMoment(pick: Pick): Moment {
    const among = <Item>(items: readonly Item[]) => items[pick(items.length)];
    const world = () => among(WORLDS) ?? 'asgard';
    const wolf = (foe: 'skoll' | 'hati', rotation: 1 | 2): SagaTrack => ({
      foe,
      world: 'alfheim',
      length: 4,
      strength: 1,
      perSpace: 1,
      back: 1,
      runsWith: [],
      rotation,
    });
    const hrym: SagaTrack = {
      ...wolf('skoll', 1),
      foe: 'hrym',
      rotation: null,
      runsWith: ['hel', 'jormungand'],
    };
    const effects = Array.from({ length: 2 + pick(3) }, () => randomEffect(pick));
    const tracks = [wolf('skoll', 1), wolf('hati', 2), hrym];
    return {
      life: 2 + pick(4),
      world: world(),
      gods: { thor: { life: 2 + pick(3), world: world() } },
      support: { world: world(), life: pick(4) },
      places: {
        hel: 'niflheim',
        surt: 'muspellheim',
        loki: among(['cage', 'alfheim']) ?? 'cage',
        fenrir: among(['cage', 'iotunheim']) ?? 'cage',
      },
      ravaged: SEVEN.slice(0, 5 + pick(3)),
      island: pick(3),
      anonymous: 4 + pick(4),
      fireGiants: 4 + pick(3),
      iotunns: ALL_PAWNS.slice(0, 4 + pick(3)),
      tracks: { skoll: pick(4), hati: pick(4), hrym: pick(4) },
      box: { saga: sagaWith([pageWith([effects, TREE], { tracks })]) },
    };
  }

  test(`is predicted to lose the game exactly if it does, in ${SPACES} cases [C-031, C-032, C-033, C-034]`, () => {
    const pick = playersChance('spaces at random');
    const ends = new Set<Defeat | null>();
    for (let number = 0; number < SPACES; number += 1) {
      const game = tableOf('fimbulvetr', 'freyr', 'thor').with({
        card: 'nidhogg',
        wheel: { nidhogg: 'thor' },
      });
      const before = game.with(randomMoment(pick));
      const foretold = defeatIfWoken(before.state, 'nidhogg', before.god('freyr'));
      const anyway = defeatIfWoken(before.state, 'nidhogg');
      const end = endOf(before);
      expect({ number, foretold }).toEqual({ number, foretold: end });
      if (anyway !== null) expect(end).not.toBe(null);
      ends.add(end);
    }
    expect(ends.size).toBeGreaterThan(8);
  });
});
