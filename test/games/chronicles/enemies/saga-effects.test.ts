/** The effects of the Saga book's spaces, and of turning to a page. */
import { describe, expect, test } from 'vitest';
import { pageWith, type SagaEffect, sagaWith, TREE } from '../../../../src/games/chronicles/box/saga.ts';
import type { Moment } from '../moment.ts';
import { wakesIn } from '../scenes.ts';
import { opened } from '../table.ts';

const { box } = opened(['freyr'], 'a box', 'vigrid').state;

/** Nidhögg reaches a space with this effect. */
function finds(effects: readonly SagaEffect[], moment: Moment = {}) {
  const saga = sagaWith([pageWith([effects, TREE])]);
  return wakesIn('fimbulvetr', 'nidhogg', { ...moment, box: { ...box, saga } });
}

const called = { kind: 'calls', anonymous: 0, fireGiants: 0, iotunns: 0 } as const;

describe('a space that calls', () => {
  test('calls Anonymous, Fire Giants and Iotunns as Jörmungand, Surt and Loki do [C-031]', () => {
    const { state } = finds([{ ...called, anonymous: 2, fireGiants: 1, iotunns: 1 }]);
    expect([state.anonymous, state.fireGiants, state.iotunns.length]).toEqual([2, 1, 1]);
  });

  test('calls two of each if it says two [C-031]', () => {
    const { state } = finds([{ ...called, anonymous: 2, fireGiants: 2, iotunns: 2 }]);
    expect([state.anonymous, state.fireGiants, state.iotunns.length]).toEqual([2, 2, 2]);
    const pawns = ['suttung', 'skrymir', 'thrym', 'hrungnir', 'gymir', 'hymir'] as const;
    const lost = finds([{ ...called, iotunns: 2 }], { iotunns: pawns }).state;
    expect([lost.iotunns.length, lost.end]).toEqual([7, { kind: 'lost', why: 'no-iotunn-pawn' }]);
  });

  test('brings Anonymous before Fire Giants before Iotunns, so that the first defeat counts [C-031]', () => {
    const all = { ...called, anonymous: 2, fireGiants: 2, iotunns: 1 };
    const order = finds([all]).events.map(({ type }) => type);
    expect(order.filter((type) => type.endsWith('-came'))).toEqual([
      'anonymous-came',
      'fire-giants-came',
      'iotunn-came',
    ]);
    const full = finds([all], { anonymous: 7, fireGiants: 7 });
    expect(full.state.end).toEqual({ kind: 'lost', why: 'too-few-anonymous' });
  });

  test.each([
    ['too-few-anonymous', { anonymous: 1 }, { anonymous: 8 }],
    ['too-few-fire-giants', { fireGiants: 1 }, { fireGiants: 8 }],
    [
      'no-iotunn-pawn',
      { iotunns: 1 },
      { iotunns: ['suttung', 'skrymir', 'thrym', 'hrungnir', 'gymir', 'hymir', 'billing'] },
    ],
  ] as const)('loses the game if there are too few: %s [C-031]', (code, more, moment) => {
    expect(finds([{ ...called, ...more }], moment).state.end).toEqual({ kind: 'lost', why: code });
  });
});

describe('a space that wakes an enemy', () => {
  test('lets the enemy move and act for the current god, and returns no card [C-032]', () => {
    const game = finds([{ kind: 'wakes', enemy: 'hel' }], {
      life: 4,
      wheel: { hel: 'thor', nidhogg: 'tyr' },
    });
    expect(game.told('enemy-roused')).toEqual([{ type: 'enemy-roused', god: 'freyr', enemy: 'hel' }]);
    expect(game.god('freyr').life).toBe(3);
    expect(game.state.places.hel).not.toBe('niflheim');
    expect(game.state.wheel.hel).not.toBeNull();
    expect(game.told('card-returned').map(({ enemy, where }) => [enemy, where])).toEqual([
      ['nidhogg', 'under'],
      ['nidhogg', 'under'],
    ]);
  });

  test("has Nidhögg's cards put at the bottom as usual even if Fenrir bites [C-032]", () => {
    const game = finds([{ kind: 'wakes', enemy: 'fenrir' }], { places: { fenrir: 'iotunheim' }, life: 5 });
    expect(game.told('fenrir-bit')).toHaveLength(1);
    expect(game.god('freyr').life).toBe(2);
    expect(game.told('card-returned').map(({ where }) => where)).toEqual(['under', 'under']);
    expect(game.ways('fight')).toEqual([]);
  });

  test('can lose the game like a card [C-032]', () => {
    const game = finds([{ kind: 'wakes', enemy: 'surt' }], { places: { surt: 'alfheim' } });
    expect(game.state.end).toEqual({ kind: 'lost', why: 'surt-above-the-tree' });
  });
});

describe('a space that takes', () => {
  const takes = { kind: 'takes', amount: 2, from: 'each' } as const;

  test('takes belongings from each god and returns them to where they came from [C-033]', () => {
    const stocks = { elves: 3, gods: { thor: { elves: 1, dice: 2 } } };
    const elves = finds([{ ...takes, what: 'elves' }], stocks);
    expect([elves.god('freyr').elves, elves.god('thor').elves, elves.state.alfheim]).toEqual([1, 0, 8]);
    const dice = finds([{ ...takes, what: 'vanir-dice' }], stocks);
    expect([dice.god('thor').vanirDice, dice.state.vanaheim]).toEqual([0, 9]);
    const heroesLeft = (heroes: number) => finds([{ ...takes, what: 'heroes' }], { heroes }).state.valhalla;
    expect([heroesLeft(3), heroesLeft(1)]).toEqual([1, 0]);
  });

  test('takes Life only from gods alone in their World; a Support god there counts as company [C-033]', () => {
    const alone = { kind: 'takes', what: 'life', amount: 1, from: 'alone' } as const;
    const game = finds([alone], {
      world: 'niflheim',
      life: 4,
      gods: { thor: { life: 4 }, tyr: { life: 4 } },
    });
    expect(['freyr', 'thor', 'tyr'].map((god) => game.god(god as 'thor').life)).toEqual([3, 4, 4]);
    const saga = sagaWith([pageWith([[alone], TREE])]);
    const supported = opened(['freyr', 'thor'], 'company', 'hard')
      .with({ box: { ...box, saga }, world: 'niflheim', support: { world: 'niflheim' } })
      .with({ card: 'nidhogg', wheel: { nidhogg: 'thor' } })
      .begins('freyr');
    expect(supported.told('life-lost').map(({ god }) => god)).toEqual(['thor']);
  });

  test('may take the last Life, which loses the game before later effects [C-033]', () => {
    const game = finds([{ ...takes, what: 'life' }, { kind: 'turn-tree' }], { gods: { thor: { life: 2 } } });
    expect(game.state.end).toEqual({ kind: 'lost', why: 'god-without-life' });
    expect(game.told('tree-turned')).toEqual([]);
  });
});

test('several effects on a space happen in order, each with its losses before the next effect [C-032, C-033, C-034]', () => {
  const game = finds([{ kind: 'wakes', enemy: 'hel' }, { kind: 'turn-tree' }], { life: 4 });
  const order = game.events.map(({ type }) => type).filter((type) => /tree-turned|life-lost/.test(type));
  expect(order).toEqual(['tree-turned', 'life-lost', 'tree-turned']);
});

test('the first of two defeats on a space counts [C-034]', () => {
  const dies = { kind: 'takes', what: 'life', amount: 9, from: 'each' } as const;
  const overflows = { ...called, anonymous: 9 };
  const ends = [
    [dies, overflows],
    [overflows, dies],
  ].map((effects) => finds(effects).state.end);
  expect(ends).toEqual([
    { kind: 'lost', why: 'god-without-life' },
    { kind: 'lost', why: 'too-few-anonymous' },
  ]);
});

test('turning to a page triggers its entry effect immediately, for the current god [C-002, C-032]', () => {
  const game = wakesIn('vigrid', 'nidhogg', { nidhogg: 2, places: { fenrir: 'cage' } });
  expect(game.told('page-turned')).toHaveLength(1);
  expect(game.told('fenrir-bit')).toEqual([{ type: 'fenrir-bit', god: 'freyr' }]);
  expect(game.state).toMatchObject({ page: 1, nidhogg: 0 });
});
