/** The course of a turn: the Realm's yield, the order of effects, and the end of the turn. */
import { describe, expect, test } from 'vitest';
import { REALMS, type Realm } from '../../../../src/games/micromidgard/box/components.ts';
import { UNCOVERED } from '../moment.ts';
import { changesBy, type Reckoning, SEATS, spending, table } from '../table.ts';

test("players take turns with a move, the Realm's yield, and a check for Ragnarok [M-210]", () => {
  const game = table({ wolves: { sun: 3 } });
  expect(game.about).toBe('move');
  game.moves('dain', 'midgard');
  expect(game.me).toMatchObject({ gold: 1, mead: 1 });
  expect(game.about).toBe('turn-end');
  game.done();
  expect(game.activeSeat).toBe(SEATS[1]);
  game.moves('dvalin', 'niflheim').done();
  expect(game.activeSeat).toBe(SEATS[0]);
  expect(game.state.turn.number).toBe(3);
});

describe('what a Realm gives', () => {
  const NORMAL: readonly (readonly [Realm, Reckoning])[] = [
    ['midgard', { gold: 1, mead: 1 }],
    ['asgard', { gold: 1, sun: 1, 'sun-wolf': 1 }],
    ['vanaheim', { gold: 3 }],
    ['alfheim', { gold: 1, craft: 1 }],
    ['muspellheim', { mead: 1, sun: 1, 'sun-wolf': 1 }],
    ['helheim', { mead: 1, moon: 1, 'moon-wolf': 1 }],
    ['niflheim', { mead: 3 }],
    ['svartalfheim', { mead: 1, craft: 1 }],
    ['jotunheim', { gold: 1, moon: 1, 'moon-wolf': 1 }],
  ];
  const DESTROYED: readonly (readonly [Realm, Reckoning])[] = [
    ['asgard', { sun: 1, 'sun-wolf': 1 }],
    ['vanaheim', { gold: 2 }],
    ['alfheim', { craft: 1 }],
    ['muspellheim', { sun: 1, 'sun-wolf': 1 }],
    ['helheim', { moon: 1, 'moon-wolf': 1 }],
    ['niflheim', { mead: 2 }],
    ['svartalfheim', { craft: 1 }],
    ['jotunheim', { moon: 1, 'moon-wolf': 1 }],
  ];

  /** Dain comes to the Realm from the previous one on the ring, or from Asgard. */
  function comingTo(realm: Realm, ragnaroks: number) {
    const { ring } = table().state.box;
    const from = realm === 'midgard' ? 'asgard' : ring.at(ring.indexOf(realm) - 1);
    const others = ring.filter((each) => each !== realm && each !== from);
    return table({
      doom: realm === 'midgard' ? ring.slice(0, 4) : [realm, ...others.slice(0, 3)],
      ragnaroks,
      meeples: {
        dain: from ?? 'midgard',
        dvalin: others[3],
        duneyr: others[4],
        durathror: others[5],
      } as never,
    });
  }

  test.each(NORMAL)('is gained in the amount shown: %s [M-213]', (realm, changes) => {
    const game = comingTo(realm, 0);
    expect(changesBy(game, () => game.moves('dain', realm))).toEqual(changes);
  });

  test.each(DESTROYED)('is less when it is destroyed: %s [M-215]', (realm, changes) => {
    const game = comingTo(realm, 1);
    expect(changesBy(game, () => game.moves('dain', realm))).toEqual(changes);
  });

  test('describes every Realm, and Midgard is never destroyed [M-215]', () => {
    expect(NORMAL.map(([realm]) => realm)).toEqual(REALMS);
    expect(DESTROYED.map(([realm]) => realm)).toEqual(REALMS.filter((realm) => realm !== 'midgard'));
  });

  test('must be taken: a wolf action waits for the player until its wolf has run [M-211]', () => {
    const wolf = table({
      relics: ['sun 2a'],
      gold: 2,
      meeples: { duneyr: 'svartalfheim', dvalin: 'alfheim' },
    }).moves('duneyr', 'jotunheim');
    expect(wolf.ways()).toEqual(['run', 'use:2a']);
    expect(wolf.refuses('done')).toEqual({ code: 'wolf-action-waits', wolf: 'moon' });
    wolf.runs('moon');
    expect(wolf.ways()).toContain('done');
  });
});

describe('Gold and Mead', () => {
  test('are 7 at most [M-206]', () => {
    const game = table({ gold: 7, mead: 6 }).moves('dain', 'midgard');
    expect(game.me).toMatchObject({ gold: 7, mead: 7 });
  });

  test('beyond 7 are lost [M-214]', () => {
    const game = table({ gold: 5, meeples: { durathror: 'midgard' } }).moves('durathror', 'vanaheim');
    expect(game.me.gold).toBe(7);
    expect(game.told('resource-gained')).toMatchObject([{ resource: 'gold', amount: 2 }]);
    expect(game.told('resource-lost')).toMatchObject([{ resource: 'gold', amount: 1 }]);
    const square = spending({ hand: { moon: 1 }, gold: 6, levels: { moon: 2 } }).plays('activate:moon:2');
    expect(square.me.gold).toBe(7);
    expect(square.told('resource-lost')).toMatchObject([{ resource: 'gold', amount: 2 }]);
  });
});

/** Alfheim gives 1 Gold and a Craft action. */
describe("the Realm's yield is taken when the player loses least by it [M-212]", () => {
  const rich = { gold: 7, levels: { red: 2 }, covers: UNCOVERED, meeples: { dain: 'muspellheim' } } as const;

  test('so it waits while there is no room, and comes once there is [M-212]', () => {
    const game = table(rich).moves('dain', 'alfheim');
    expect(game.me.gold).toBe(7);
    expect(game.state.turn.waiting).toEqual({ gold: 1, mead: 0 });
    expect(game.told('resource-waits')).toMatchObject([{ resource: 'gold', amount: 1 }]);
    game.plays('activate:red:2');
    expect(game.me.gold).toBe(5);
    expect(game.state.turn.waiting.gold).toBe(0);
  });

  test('so it also waits for a payment with a Relic, even if a wolf action waits too [M-212]', () => {
    const meeples = { duneyr: 'svartalfheim', dvalin: 'alfheim' } as const;
    const game = table({ gold: 7, relics: ['sun 2a'], meeples }).moves('duneyr', 'jotunheim');
    expect(game.told('resource-waits')).toMatchObject([{ resource: 'gold', amount: 1 }]);
    expect(game.plays('use:2a').me.gold).toBe(6);
  });

  test('and the log mentions only what is gained, waits or is paid [M-212, M-214]', () => {
    const full = table({ gold: 7, mead: 6 }).moves('dain', 'midgard');
    expect(full.told('resource-gained')).toMatchObject([{ resource: 'mead', amount: 1 }]);
    const roomy = table({ meeples: { dain: 'muspellheim' } }).moves('dain', 'alfheim');
    expect(roomy.told('resource-gained')).toMatchObject([{ resource: 'gold', amount: 1 }]);
    expect(roomy.told('resource-waits')).toEqual([]);
    const waiting = table(rich).moves('dain', 'alfheim');
    expect(waiting.told('resource-gained')).toEqual([]);
    const paid = spending({ relics: ['sun 3a'], gold: 2, mead: 5 }).plays('use:3a', { gold: 0 });
    expect(paid.told('resource-paid')).toMatchObject([{ resource: 'mead', amount: 4 }]);
  });

  test('so a payment that is possible without the yield takes none of it [M-212]', () => {
    const game = table({ ...rich, gold: 3 })
      .moves('dain', 'alfheim')
      .plays('activate:red:2');
    expect(game.me.gold).toBe(1);
    expect(game.state.turn.loose.gold).toBe(1);
  });

  test("so the player loses only as much as doesn't fit [M-212]", () => {
    const { realms } = table().state.box;
    const alfheim = [
      { what: 'gold', amount: 3 } as const,
      ...realms.alfheim.filter(({ what }) => what === 'action'),
    ];
    const game = table({ ...rich, gold: 3, box: { realms: { ...realms, alfheim } }, levels: { moon: 2 } });
    game.moves('dain', 'alfheim').with({ hand: { moon: 1, craft: 1 } });
    expect(game.state.turn.loose.gold).toBe(3);
    game.plays('activate:moon:2');
    expect(game.me.gold).toBe(7);
    expect(game.state.turn).toMatchObject({ loose: { gold: 1 }, waiting: { gold: 2 } });
  });

  test('and is lost if it still waits at the end of the turn [M-212]', () => {
    const game = table(rich).moves('dain', 'alfheim').done();
    expect(game.me.gold).toBe(7);
    expect(game.told('resource-lost')).toMatchObject([{ resource: 'gold', amount: 1 }]);
  });

  test("even if less would be better for the next Prophecy: the player can't choose that order [M-212]", () => {
    const game = table({ ...rich, next: { moon: 'least-resources' }, opponent: { gold: 4 } })
      .moves('dain', 'alfheim')
      .plays('activate:red:2');
    expect(game.me.gold).toBe(5);
    expect(game.told('resource-lost')).toEqual([]);
  });

  test("and a square's yield comes first [M-212]", () => {
    const game = table({ ...rich, gold: 6, levels: { red: 2, moon: 1 } }).moves('dain', 'alfheim');
    expect(game.state.turn.loose.gold).toBe(1);
    game.with({ hand: { moon: 1, craft: 1 } }).plays('activate:moon:1');
    expect(game.me.gold).toBe(7);
    expect(game.told('resource-lost')).toEqual([]);
    expect(game.state.turn.waiting.gold).toBe(1);
    game.plays('activate:red:2');
    expect(game.me.gold).toBe(5);
  });

  test('and stays taken once something was paid with it [M-212]', () => {
    const game = table({ ...rich, gold: 2 })
      .moves('dain', 'alfheim')
      .plays('activate:red:2');
    expect(game.me.gold).toBe(0);
    expect(game.state.turn.loose.gold).toBe(0);
    game.with({ gold: 7, hand: { moon: 1 } }).plays('activate:moon:1');
    expect(game.told('resource-lost')).toMatchObject([{ resource: 'gold', amount: 1 }]);
  });

  test('so the part that still waits is lost if a payment needs the other part [M-212]', () => {
    const box = {
      realms: {
        ...table().state.box.realms,
        alfheim: [
          { what: 'gold', amount: 4 },
          { what: 'action', action: 'craft', amount: 1 },
        ],
      },
    } as const;
    const game = table({ ...rich, gold: 4, levels: { red: 1 }, box }).moves('dain', 'alfheim');
    expect(game.state.turn).toMatchObject({ waiting: { gold: 1 }, loose: { gold: 3 } });
    game.with({ blessings: ['surtr'] }).plays('activate:red:1');
    expect(game.me).toMatchObject({ gold: 2, points: 1 });
  });
});
