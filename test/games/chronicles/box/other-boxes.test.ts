/** Rules in a box whose owner's corrections are as far from our values as possible. */
import { describe, expect, test } from 'vitest';
import type { IotunnCard } from '../../../../src/games/chronicles/box/box.ts';
import type { Iotunn } from '../../../../src/games/chronicles/box/components.ts';
import { type Corrections, corrected } from '../../../../src/games/chronicles/box/corrections.ts';
import type { CreatureEffect } from '../../../../src/games/chronicles/box/creature-effect.ts';
import { houseBox } from '../../../../src/games/chronicles/box/house-box.ts';
import type { Power } from '../../../../src/games/chronicles/box/power.ts';
import { TREE } from '../../../../src/games/chronicles/box/saga.ts';
import type { Moment } from '../moment.ts';
import { type Company, odinIn, wakes } from '../scenes.ts';
import { type Table, turnOf } from '../table.ts';

const read = (corrections: Corrections): Moment => ({ box: corrected(houseBox('easy'), corrections) });

/** Odin has Gram, which has another effect in this box. */
const gramThat = (power: Power): Moment => ({
  artifacts: ['gram'],
  ...read({ artifacts: { gram: { level: 1, power } } }),
});

/** Odin, in Svartalfheim, lets Mimir help, who has another effect in this box. */
const mimirThat = (effect: CreatureEffect, moment: Moment = {}, company: Company = 'alone'): Table =>
  odinIn('svartalfheim', company, {
    creatures: ['mimir', 'norns'],
    ...read({ creatures: { mimir: effect } }),
    ...moment,
  })
    .plays('svartalfheim')
    .answers({ creature: 'mimir' });

describe('if Fenrir bites only when he is already out of the Cage', () => {
  const other = read({ rulings: { fenrirAlwaysBites: false } });

  test('the god he breaks out for can act, and both cards go to the bottom of the decks [C-415]', () => {
    const game = wakes('fenrir', other);
    expect(game.state.places.fenrir).toBe('asgard');
    expect(game.told('fenrir-bit')).toEqual([]);
    expect(game.told('card-returned').map(({ where }) => where)).toEqual(['under', 'under']);
    expect(game.god('odin').deck.at(-1)).toEqual({ enemy: 'fenrir', pack: 'odin', seen: true });
    expect(game.ways()).toEqual(['move', 'fight:fenrir', 'done']);
    expect(game.god('odin').life).toBe(7);
  });

  test('his bite takes Life, shuffles the card in and allows only a move [C-415]', () => {
    const game = wakes('fenrir', { ...other, places: { fenrir: 'asgard' } });
    expect(game.told('fenrir-bit')).toEqual([{ type: 'fenrir-bit', god: 'odin' }]);
    expect(game.told('card-returned').map(({ where }) => where)).toEqual(['shuffled', 'under']);
    expect(game.ways()).toEqual(['move', 'done']);
    expect(game.god('odin').life).toBe(4);
  });
});

describe('a track in another box ends', () => {
  test("at Jörmungand's second swim if there is one island beyond the rainbow [C-805]", () => {
    const one = read({ islands: [0, 3] });
    const game = wakes('jormungand', one);
    expect(game.state).toMatchObject({ island: 1, anonymous: 3, end: null });
    expect(wakes('jormungand', { ...one, island: 1 }).state.end).toMatchObject({ kind: 'lost' });
  });

  test('later with six islands, so Jörmungand swims past the third [C-805]', () => {
    const six = read({ islands: [0, 1, 1, 1, 1, 1, 1] });
    const game = wakes('jormungand', { ...six, island: 3 });
    expect(game.state).toMatchObject({ island: 4, anonymous: 1, end: null });
    expect(wakes('jormungand', { ...six, island: 6 }).state.end).toMatchObject({ kind: 'lost' });
  });

  test("at Nidhögg's first step if nothing is before the Tree [C-418]", () => {
    expect(wakes('nidhogg', read({ sagaPages: { easy: [TREE] } })).state.end).toEqual({ kind: 'won' });
  });
});

test('a horn calls another god as far as its card allows [C-711]', () => {
  const called = (steps: number) =>
    turnOf('odin', 'thor', 'tyr')
      .with(gramThat({ kind: 'moves-another-god', steps }))
      .choices('world', 'call:thor');
  expect([1, 2].map((steps) => called(steps).length)).toEqual([3, 6]);
});

describe('excessive powers', () => {
  test("prevent no more of a Fight's Risks than there are [C-601]", () => {
    const game = turnOf('odin', 'thor', 'tyr').with({
      world: 'midgard',
      heroes: 2,
      dice: 2,
      ...gramThat({ kind: 'prevents-in-fights', risks: 9, against: ['jormungand'] }),
    });
    expect([game.most('heroes', 'fight:jormungand'), game.most('dice', 'fight:jormungand')]).toEqual([
      null,
      null,
    ]);
    game.plays('fight:jormungand');
    expect(game.told('risks-taken')).toEqual([{ type: 'risks-taken', risks: 3, heroes: 0, byPowers: 3 }]);
    expect(game.told('dice-rolled')).toEqual([]);
    expect(game.god('odin')).toMatchObject({ life: 7, vanirDice: 2 });
  });

  test.each([
    ['asgard', { world: 'alfheim' }, { ravaged: ['alfheim'] }],
    ['niflheim', { anonymous: 1 }, { anonymous: 1 }],
    ['muspellheim', { 'fire-giants': 1 }, { fireGiants: 1 }],
  ] as const)('prevent no more of the Risks of %s than there are [C-607]', (world, values, moment) => {
    const game = odinIn(world, 'threatened', {
      heroes: 2,
      ...moment,
      ...gramThat({ kind: 'prevents-in-actions', risks: 9 }),
    });
    expect(game.most('heroes', world)).toBeNull();
    game.plays(world, values);
    expect(game.told('dice-rolled')).toEqual([]);
    expect(game.god('odin').life).toBe(7);
  });

  test('keep no more Vanir dice than were sent [C-605]', () => {
    const game = turnOf('odin', 'thor', 'tyr')
      .with({ world: 'midgard', dice: 2, ...gramThat({ kind: 'keeps-dice', dice: 9 }) })
      .rolling('success', 'success-lost', 'failure-lost');
    game.plays('fight:jormungand', { dice: 2 });
    expect(game.told('risks-settled')).toMatchObject([{ diceLost: 0 }]);
    expect(game.god('odin').vanirDice).toBe(2);
    expect(game.state.vanaheim).toBe(7);
  });

  test('take no more than is available [C-331, C-332]', () => {
    for (const [world, field, stock] of [
      ['alfheim', 'elves', { alfheim: 4 }],
      ['vanaheim', 'dice', { vanaheim: 4 }],
    ] as const) {
      const moment = gramThat({ kind: 'takes-more', world, more: 9 });
      expect(odinIn(world, 'alone', moment).most(field, world)).toBe(9);
      expect(odinIn(world, 'alone', { ...moment, ...stock }).most(field, world)).toBe(4);
    }
  });

  test('take a god to any World but its own [C-212]', () => {
    const worlds = turnOf('odin', 'thor', 'tyr')
      .with(gramThat({ kind: 'moves', steps: 5 }))
      .choices('world', 'move');
    expect(new Set(worlds).size).toBe(8);
    expect(worlds).toHaveLength(8);
    expect(worlds).not.toContain('asgard');
  });

  test('restore only lost Life [C-610]', () => {
    const apples = gramThat({ kind: 'regains-at-the-end', world: 'asgard', life: 9 });
    const game = turnOf('odin', 'thor', 'tyr').with({ life: 5, ...apples });
    expect(game.done().told('life-regained')).toMatchObject([{ god: 'odin', life: 2, left: 7 }]);
  });
});

describe('excessive creature effects', () => {
  test('move each god once [C-722]', () => {
    const game = mimirThat({ kind: 'moves-gods', gods: 5, steps: 5 });
    for (const god of ['thor', 'odin', 'tyr']) {
      expect(game.choices('world', `move:${god}`)).toHaveLength(8);
      game.plays(`move:${god}`, { world: 'iotunheim' });
    }
    expect(game.about).toBe('turn-end');
    expect(game.state.seats.map(({ world }) => world)).toEqual(['iotunheim', 'iotunheim', 'iotunheim']);
  });

  test('bring and send away only what is available [C-107, C-111]', () => {
    const takes = mimirThat({ kind: 'takes', elves: 9, vanirDice: 9 }, { alfheim: 3, vanaheim: 2 });
    expect(takes.god('odin')).toMatchObject({ elves: 3, vanirDice: 2 });
    expect(mimirThat({ kind: 'heroes', heroes: 9 }, { heroes: 5 }).state.valhalla).toBe(8);
    const back = mimirThat({ kind: 'anonymous-back', anonymous: 9 }, { anonymous: 5 });
    expect(back.told('anonymous-left')).toMatchObject([{ anonymous: 5, ladder: 0 }]);
    const giants = mimirThat({ kind: 'fire-giants-back', fireGiants: 9 }, { fireGiants: 5 });
    expect(giants.told('fire-giants-left')).toMatchObject([{ fireGiants: 5, ladder: 0 }]);
  });

  test('restore only lost Life [C-610]', () => {
    const game = mimirThat({ kind: 'god-regains', life: 9 }, { life: 6, gods: { thor: { life: 1 } } });
    expect(game.answers({ god: 'thor' }).god('thor').life).toBe(7);
    const here = mimirThat({ kind: 'gods-here-regain', life: 9 }, { life: 6, gods: { thor: { life: 1 } } });
    expect(here.state.seats.map(({ life }) => life)).toEqual([7, 1, 7]);
  });

  test('that let a god fight need not prevent any Risk [C-733]', () => {
    const game = mimirThat({ kind: 'fights', prevents: 0 }, {}, 'with a friend and an enemy');
    game.plays('fight:loki');
    expect(game.told('risks-taken')).toMatchObject([{ risks: 1, byPowers: 0 }]);
  });

  test('give the front Artifact of the dispenser that they name [C-736]', () => {
    const game = mimirThat({ kind: 'artifact', level: 3 }, { fronts: ['mjolnir', 'gram'] });
    expect(game.god('odin').artifacts).toEqual(['mjolnir']);
    expect(game.state.dispensers[1][0]).toBe('gram');
  });
});

describe('if several Iotunns have the same effect', () => {
  const likewise = (card: IotunnCard): Moment => {
    const [one, other]: readonly [Iotunn, Iotunn] = ['thiazi', 'gymir'];
    return { iotunns: [one, other], heroes: 4, ...read({ iotunns: { [one]: card, [other]: card } }) };
  };

  test.each(['thiazi', 'gymir'] as const)('beating %s does not yet free the World [C-502]', (beaten) => {
    const game = turnOf('odin', 'thor', 'tyr').with({
      world: 'alfheim',
      ...likewise({ kind: 'world', world: 'alfheim' }),
    });
    game.plays(`fight:${beaten}`, { heroes: 2 }).done();
    game.with({ gods: { thor: { world: 'alfheim', card: 'hel' } } }).begins('thor');
    expect(game.ways()).not.toContain('alfheim');
    expect(game.ways('fight')).toEqual([beaten === 'thiazi' ? 'fight:gymir' : 'fight:thiazi']);
  });

  test.each(['thiazi', 'gymir'] as const)('beating %s does not yet expose the enemy [C-503]', (beaten) => {
    const game = turnOf('odin', 'thor', 'tyr').with({
      places: { loki: 'asgard' },
      ...likewise({ kind: 'enemy', enemy: 'loki' }),
    });
    expect(game.ways('fight')).toEqual(['fight:thiazi', 'fight:gymir']);
    game.plays(`fight:${beaten}`, { heroes: 2 }).done();
    game.with({ gods: { thor: { card: 'hel' } } }).begins('thor');
    expect(game.ways('fight')).toEqual([beaten === 'thiazi' ? 'fight:gymir' : 'fight:thiazi']);
  });
});

test('dice that always fail, or save and are lost, do so each time [C-605]', () => {
  const dice = read({ godDie: ['failure'], vanirDie: ['success-lost'] });
  const game = turnOf('odin', 'thor', 'tyr').with({ world: 'midgard', dice: 2, ...dice });
  game.plays('fight:jormungand', { dice: 2 });
  expect(game.told('risks-settled')).toMatchObject([{ unprevented: 1, diceLost: 2 }]);
  expect(game.god('odin')).toMatchObject({ life: 6, vanirDice: 0 });
});

test('stones thrown by a rune are used first, and earlier ones wait [C-341, C-345]', () => {
  const stones = read({
    runeStones: { white: ['world-action', 'turn-tree'], green: ['regain-life', 'regain-life'] },
  });
  const game = odinIn('iotunheim', 'alone', { life: 5, ...stones });
  game.throwing({ white: 'world-action', green: 'regain-life' }).plays('iotunheim');
  game.throwing({ white: 'turn-tree', green: 'regain-life' }).plays('world-action', { world: 'iotunheim' });
  expect(game.ways()).toEqual(['turn-tree', 'regain-life', 'none']);
  game.plays('regain-life').plays('none');
  expect(game.ways()).toEqual(['regain-life', 'none']);
  expect(game.plays('regain-life').god('odin').life).toBe(7);
  expect(game.about).toBe('turn-end');
});
