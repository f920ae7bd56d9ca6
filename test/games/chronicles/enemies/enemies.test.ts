/** The six enemies when they wake, and the ways to lose by them. */
import { describe, expect, test } from 'vitest';
import { seatIndex } from '../../../../src/core/seat.ts';
import type { Enemy } from '../../../../src/games/chronicles/box/components.ts';
import { chronicles } from '../../../../src/games/chronicles/game.ts';
import type { ChroniclesEventType } from '../../../../src/games/chronicles/state/events.ts';
import { wakes } from '../scenes.ts';
import { opened, supportedBy, table, tableOf, turnOf } from '../table.ts';

test.each<readonly [Enemy, readonly ChroniclesEventType[]]>([
  ['hel', ['enemy-moved', 'tree-turned', 'life-lost']],
  ['surt', ['enemy-moved', 'tree-turned', 'fire-giants-came']],
  ['loki', ['enemy-moved', 'tree-turned', 'iotunn-came']],
  ['jormungand', ['jormungand-moved', 'anonymous-came']],
])('%s moves first, and then has its effect [C-401]', (enemy, course) => {
  const types = wakes(enemy).events.map(({ type }) => type);
  expect(types.filter((type) => course.includes(type))).toEqual(course);
});

describe('Hel', () => {
  test('climbs to the World straight above [C-402]', () => {
    expect(wakes('hel').state.places.hel).toBe('svartalfheim');
    expect(wakes('hel', { rotation: 1 }).state.places.hel).toBe('nidavellir');
  });

  test('turns the middle level and takes 1 Life point [C-403]', () => {
    const game = wakes('hel');
    expect(game.state.rotation).toBe(1);
    expect(game.god('odin').life).toBe(6);
  });

  test('on the top level loses the game [C-803]', () => {
    const game = wakes('hel', { places: { hel: 'alfheim' } });
    expect(game.state.end).toEqual({ kind: 'lost', why: 'hel-above-the-tree' });
    expect(game.god('odin').life).toBe(7);
  });
});

describe('Surt', () => {
  test('climbs to the World straight above and turns the middle level [C-404]', () => {
    const game = wakes('surt');
    expect(game.state.places.surt).toBe('nidavellir');
    expect(game.state.rotation).toBe(1);
  });

  test('calls 2 Fire Giants [C-405]', () => {
    expect(wakes('surt', { fireGiants: 3 }).state.fireGiants).toBe(5);
  });

  test('on the top level loses the game [C-804]', () => {
    expect(wakes('surt', { places: { surt: 'vanaheim', loki: 'cage' } }).state.end).toEqual({
      kind: 'lost',
      why: 'surt-above-the-tree',
    });
  });

  test('without 2 Fire Giants in reserve loses the game [C-808]', () => {
    expect(wakes('surt', { fireGiants: 6 }).state.end).toBeNull();
    expect(wakes('surt', { fireGiants: 7 }).state.end).toEqual({ kind: 'lost', why: 'too-few-fire-giants' });
  });
});

describe('Loki', () => {
  test('goes to the current god and turns the middle level [C-406]', () => {
    const game = wakes('loki', { world: 'alfheim' });
    expect(game.state.places.loki).toBe('alfheim');
    expect(game.state.rotation).toBe(1);
    expect(wakes('loki', { places: { loki: 'cage' } }).state.places.loki).toBe('asgard');
    const there = wakes('loki', { places: { loki: 'asgard' } });
    expect(there.state).toMatchObject({ places: { loki: 'asgard' }, rotation: 1 });
    expect(there.told('enemy-moved')).toEqual([]);
  });

  test('calls an Iotunn, whose pawn leaves his ladder [C-407]', () => {
    const game = wakes('loki', { nextIotunn: 'thiazi' });
    expect(game.state.iotunns).toEqual(['thiazi']);
    expect(game.told('iotunn-came')).toMatchObject([{ iotunn: 'thiazi', pawnsLeft: 6 }]);
  });

  test("has the Iotunn's card discarded, which does not end the Iotunn's effect [C-408]", () => {
    const game = wakes('loki', { nextIotunn: 'vafthrudnir' });
    expect(game.state.iotunnDeck).not.toContain('vafthrudnir');
    expect(game.ways()).toContain('fight:vafthrudnir');
  });

  test('without a pawn on his ladder loses the game [C-807]', () => {
    const iotunns = ['thiazi', 'gymir', 'hymir', 'billing', 'geirrod', 'bergelmir', 'eggther'] as const;
    expect(wakes('loki', { iotunns: iotunns.slice(1) }).state.end).toBeNull();
    expect(wakes('loki', { iotunns }).state.end).toEqual({ kind: 'lost', why: 'no-iotunn-pawn' });
  });
});

describe('Jörmungand', () => {
  test('swims one island to the right [C-409]', () => {
    expect(wakes('jormungand', { island: 1 }).state.island).toBe(2);
  });

  test("calls the island's number of Anonymous to Hel's ladder [C-410]", () => {
    expect(wakes('jormungand', { island: 1 }).state.anonymous).toBe(2);
    expect(wakes('jormungand', { island: 2, anonymous: 1 }).state.anonymous).toBe(4);
    const quiet = wakes('jormungand', { box: { islands: [0, 0, 1] } });
    expect(quiet.state).toMatchObject({ island: 1, anonymous: 0 });
    expect(quiet.told('anonymous-came')).toEqual([]);
  });

  test('starts at the leftmost island [C-411]', () => {
    const game = wakes('jormungand');
    expect(game.told('jormungand-moved')).toEqual([{ type: 'jormungand-moved', from: 0, to: 1 }]);
    expect(game.state.anonymous).toBe(1);
  });

  test('counts as an enemy in Midgard, wherever it swims [C-412]', () => {
    const game = table('odin', 'thor', 'tyr')
      .with({ card: 'hel', wheel: { hel: 'tyr' }, rotation: 2 })
      .begins('odin');
    expect(game.state.places.hel).toBe('midgard');
    expect(game.state.ravaged).toEqual(['midgard']);
  });

  test('stays at the rainbow island when it is fought there [C-413]', () => {
    const game = turnOf('odin', 'thor', 'tyr').with({ world: 'midgard', heroes: 3 });
    expect(game.plays('fight:jormungand', { heroes: 3 }).state.island).toBe(0);
  });

  test('past the last island loses the game [C-805]', () => {
    expect(wakes('jormungand', { island: 3 }).state.end).toEqual({
      kind: 'lost',
      why: 'jormungand-past-the-last-island',
    });
  });

  test('with too few Anonymous in reserve loses the game [C-806]', () => {
    expect(wakes('jormungand', { island: 1, anonymous: 6 }).state.end).toBeNull();
    expect(wakes('jormungand', { island: 1, anonymous: 7 }).state.end).toEqual({
      kind: 'lost',
      why: 'too-few-anonymous',
    });
  });
});

describe('Fenrir', () => {
  test('breaks out of the Cage, and bites if he is already out [C-414]', () => {
    const out = wakes('fenrir');
    expect(out.state.places.fenrir).toBe('asgard');
    expect(out.god('odin').life).toBe(7);
    expect(wakes('fenrir', { world: 'alfheim' }).state.places.fenrir).toBe('asgard');
    const bites = wakes('fenrir', { places: { fenrir: 'niflheim', hel: 'alfheim' } });
    expect(bites.god('odin').life).toBe(4);
    expect(bites.state.places.fenrir).toBe('niflheim');
  });

  test('keeps the current god from acting, but not from moving [C-415]', () => {
    const game = wakes('fenrir');
    expect(game.ways()).toEqual(['move', 'done']);
    expect(game.refuses('fight:fenrir')).toEqual({ code: 'bitten-by-fenrir' });
    expect(game.moves('midgard').about).toBe('turn-end');
    game
      .done()
      .with({ gods: { thor: { world: 'alfheim', card: 'hel' } } })
      .begins('thor');
    expect(game.ways()).toEqual(['move', 'alfheim', 'done']);
  });

  test('blocks only the action: Artifacts and abilities used alongside still work [C-419]', () => {
    const game = wakes('fenrir', { artifacts: ['hlidskjalf', 'gjallarhorn', 'iduns-apples'], life: 4 });
    expect(game.ways()).toEqual(['move', 'call:thor', 'call:tyr', 'look', 'done']);
    game.plays('call:thor', { world: 'midgard' }).plays('look');
    expect(game.god('thor').world).toBe('midgard');
    expect(game.told('decks-seen')).toHaveLength(1);
    expect(game.done().god('odin').life).toBe(5);
    const frigg = tableOf('hard', 'frigg', 'thor', 'tyr')
      .with({ card: 'fenrir', wheel: { fenrir: 'tyr' }, gods: { thor: { life: 1 } } })
      .begins('frigg');
    expect(frigg.told('fenrir-bit')).toEqual([{ type: 'fenrir-bit', god: 'frigg' }]);
    frigg.moves('midgard').plays('give-life:thor', { life: 2 });
    expect([frigg.god('frigg').life, frigg.god('thor').life]).toEqual([5, 3]);
    expect(frigg.ways()).toEqual(['done']);
  });

  test("has the bitten god's card shuffled in, and the other one put at the bottom [C-416]", () => {
    const game = wakes('fenrir');
    const { deck } = game.god('odin');
    expect(deck).toHaveLength(6);
    expect(deck.every(({ seen }) => !seen)).toBe(true);
    expect(game.god('tyr').deck.at(-1)).toEqual({ enemy: 'fenrir', pack: 'tyr', seen: true });
  });

  test("hides only the positions of bitten gods' cards, even if everyone had seen them [C-416]", () => {
    const { state } = table('odin', 'thor', 'tyr').with({ card: 'fenrir', wheel: { fenrir: 'tyr' } });
    const seats = state.seats.map((seat) => ({
      ...seat,
      deck: seat.deck.map((card) => ({ ...card, seen: true })),
    }));
    const [request] = chronicles.requests({ ...state, seats });
    const begun = { request: request?.key ?? '', choice: 'begin:odin', values: {} };
    const applied = chronicles.apply({ ...state, seats }, seatIndex(0), begun);
    if (!applied.ok) throw new Error(applied.refusal.code);
    const [odin, thor, tyr] = chronicles.observe(applied.state).seats;
    expect(odin?.deck).toEqual([null, null, null, null, null, null]);
    expect(odin?.unseen).toHaveLength(6);
    expect([thor, tyr].map((seat) => seat?.deck.includes(null))).toEqual([false, false]);
  });

  test("has a bitten god shuffle in their own card, even if a Support god's card woke him [C-416]", () => {
    const { game, support } = supportedBy('fenrir');
    game.with({ wheel: { fenrir: 'odin' }, card: 'fenrir' }).begins('odin');
    expect(game.told('card-returned')).toMatchObject([
      { seat: 0, where: 'shuffled' },
      { seat: 1, where: 'under' },
    ]);
    expect(game.god('thor').deck.at(-1)).toEqual({ enemy: 'fenrir', pack: support, seen: true });
  });

  test("leaves the Wheel's card at the bottom of a lone player's deck [C-416]", () => {
    const game = opened(['odin'], 'alone');
    const [support] = game.state.supports.map(({ god }) => god);
    if (support === undefined) throw new Error('nobody supports');
    game.with({ wheel: { fenrir: support }, top: 'fenrir' }).done();
    expect(game.told('enemy-awoke')).toMatchObject([{ enemy: 'fenrir' }]);
    expect(game.god('odin').deck.at(-1)).toEqual({ enemy: 'fenrir', pack: support, seen: true });
    expect(game.god('odin').deck.filter(({ seen }) => seen)).toHaveLength(1);
  });
});

describe('Nidhögg', () => {
  test('advances in the Saga book, out of reach of any Fight [C-417]', () => {
    const game = wakes('nidhogg', { nidhogg: 1 });
    expect(game.state.nidhogg).toBe(2);
    expect(game.told('nidhogg-moved')).toMatchObject([{ space: 2, of: 4, finds: [] }]);
    expect(game.ways('fight')).toEqual([]);
  });

  test('at the Tree makes the gods win [C-418, C-801]', () => {
    const game = wakes('nidhogg', { nidhogg: 3 });
    expect(game.state.end).toEqual({ kind: 'won' });
    expect(game.about).toBeNull();
  });

  test('has four spaces ahead, or six with two that turn the Tree [C-905]', () => {
    const hard = (nidhogg: number) =>
      tableOf('hard', 'thor', 'tyr', 'freyr')
        .with({ card: 'nidhogg', wheel: { nidhogg: 'tyr' }, nidhogg })
        .begins('thor').state;
    expect([1, 2, 3, 4, 5].map((space) => hard(space - 1).rotation)).toEqual([0, 0, 1, 0, 1]);
    expect(hard(4).end).toBeNull();
    expect(hard(5).end).toEqual({ kind: 'won' });
  });
});

test('the islands call 1, 2 and 3 Anonymous [C-901]', () => {
  expect(table('odin', 'thor').state.box.islands).toEqual([0, 1, 2, 3]);
});

test('the game is lost as soon as a god has no Life left [C-802]', () => {
  const game = wakes('hel', { life: 1 });
  expect(game.state.end).toEqual({ kind: 'lost', why: 'god-without-life' });
  expect(game.about).toBeNull();
});
