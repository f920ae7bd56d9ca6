/** Rounds and turns: the cards, the Wheel, the order, and the parts of a turn. */
import { describe, expect, test } from 'vitest';
import { seatIndex } from '../../../../src/core/seat.ts';
import { ENEMIES, type Enemy, type GodName } from '../../../../src/games/chronicles/box/components.ts';
import { chronicles } from '../../../../src/games/chronicles/game.ts';
import { opened, supportedBy, type Table, table, turnOf } from '../table.ts';

/** Each god takes a turn with the given card, and does nothing in it. */
function goesRound(game: Table, cards: Partial<Record<GodName, Enemy>>): Table {
  const gods = Object.keys(cards) as GodName[];
  game.with({ gods: Object.fromEntries(gods.map((god) => [god, { card: cards[god] as Enemy }])) });
  for (const god of gods) {
    if (game.about === 'order') game.begins(god);
    game.done();
  }
  return game;
}

describe('a round', () => {
  test('starts with the top card of every deck face down, unseen [C-201]', () => {
    const { state } = opened(['odin', 'thor', 'tyr'], 'laid');
    const { seats } = chronicles.observe(state);
    expect(state.round).toBe(1);
    expect(seats.map(({ faceDown }) => faceDown)).toEqual(seats.map(() => ({ laid: true, card: null })));
    expect(seats.map(({ deck }) => deck.length)).toEqual([5, 5, 5]);
    expect(state.turn).toMatchObject({ seat: null, hasMoved: false, hasActed: false, used: [] });
  });

  test('lays no card from an empty deck, and then reveals none [C-202]', () => {
    const game = table('odin', 'thor', 'tyr').with({
      wheel: { hel: 'tyr', surt: 'tyr', loki: 'tyr', jormungand: 'tyr', fenrir: 'tyr', nidhogg: 'tyr' },
    });
    expect(game.god('tyr')).toMatchObject({ faceDown: null, deck: [] });
    game.begins('tyr');
    expect(game.told('nothing-to-reveal')).toEqual([{ type: 'nothing-to-reveal', god: 'tyr' }]);
    expect(game.about).toBe('turn');
    expect(game.revealed).toBe(false);
  });

  test('skips a god with an empty deck, and lays cards for the others [C-202]', () => {
    const game = table('odin', 'thor', 'tyr').with({
      wheel: { hel: 'tyr', surt: 'tyr', loki: 'tyr', jormungand: 'tyr', fenrir: 'tyr' },
    });
    goesRound(game, { odin: 'nidhogg', thor: 'nidhogg', tyr: 'nidhogg' });
    expect(game.state.round).toBe(2);
    expect(chronicles.observe(game.state).seats.map(({ faceDown }) => faceDown.laid)).toEqual([
      true,
      true,
      false,
    ]);
    game.begins('tyr');
    expect(game.told('nothing-to-reveal')).toEqual([{ type: 'nothing-to-reveal', god: 'tyr' }]);
    expect(game.ways()).toEqual(['move', 'done']);
    expect(game.state.wheel.nidhogg).toEqual({ enemy: 'nidhogg', pack: 'tyr' });
  });

  test('gives every god one turn, in an order they choose along the way [C-204]', () => {
    const game = table('odin', 'thor', 'tyr').with({
      gods: { thor: { card: 'hel' }, tyr: { card: 'surt' } },
    });
    expect(game.about).toBe('order');
    expect(game.ways()).toEqual(['begin:odin', 'begin:thor', 'begin:tyr']);
    game.begins('tyr').done();
    expect(game.ways()).toEqual(['begin:odin', 'begin:thor']);
    game.begins('thor').done();
    expect(game.state.turn.seat).toBe(0);
    game.done();
    expect(game.state.round).toBe(2);
    expect(game.ways()).toEqual(['begin:odin', 'begin:thor', 'begin:tyr']);
  });

  test('asks all who have not gone; the first answer counts, and the last one is not asked [C-912]', () => {
    const game = table('odin', 'thor', 'tyr').with({
      gods: { thor: { card: 'hel' }, tyr: { card: 'surt' } },
    });
    expect(game.request.seats).toEqual([0, 1, 2]);
    expect(game.request.turn).toBe(1);
    game.begins('thor');
    expect(game.request).toMatchObject({ seats: [1], turn: 1 });
    game.done();
    expect(game.request).toMatchObject({ about: 'order', seats: [0, 2], turn: 2 });
    expect(game.refuses('begin:thor')).toEqual({ code: 'already-gone', god: 'thor' });
    expect(game.refuses('begin:tyr', {}, seatIndex(1))).toEqual({ code: 'already-gone', god: 'thor' });
    game.begins('tyr').done();
    expect(game.told('answer-forced')).toEqual([{ type: 'answer-forced', about: 'order' }]);
  });

  test("lets players start only their own gods' turns, so that no absent player is pinged [C-912]", () => {
    const game = table('odin', 'thor', 'tyr');
    expect(game.refuses('begin:thor', {}, seatIndex(2))).toEqual({ code: 'not-your-god', god: 'thor' });
    game.begins('tyr');
    expect(game.state.turn.seat).toBe(2);
    expect(game.refuses('done', {}, seatIndex(0))).toEqual({ code: 'not-your-turn', seat: 2 });
  });

  test('goes in seat order if everyone waits too long to start [C-912]', () => {
    const game = table('odin', 'thor', 'tyr').with({ gods: { thor: { card: 'hel' } } });
    const overdue = (choice: string) => ({
      when: 'when-overdue',
      action: { request: game.request.key, choice, values: {} },
    });
    expect(game.request.defaultAnswer).toEqual(overdue('begin:odin'));
    game.begins('odin').done();
    expect(game.request.defaultAnswer).toEqual(overdue('begin:thor'));
  });

  test('then starts with the god whose card is least likely to lose the game [C-912]', () => {
    const nextOf = (layer: GodName) =>
      table('odin', 'thor', 'tyr').with({ wheel: { hel: layer }, places: { hel: 'asgard' } }).request
        .defaultAnswer;
    expect(nextOf('odin')?.action.choice).toBe('begin:odin');
    expect(nextOf('tyr')?.action.choice).toBe('begin:tyr');
  });

  test('then starts with the first of several gods with the same chance [C-912]', () => {
    const game = table('odin', 'thor', 'tyr').with({
      wheel: { hel: 'thor', surt: 'tyr' },
      places: { hel: 'asgard', surt: 'alfheim' },
    });
    expect(game.request.defaultAnswer?.action.choice).toBe('begin:thor');
  });

  test('lays the next cards by itself [C-914]', () => {
    const game = goesRound(table('odin', 'thor'), { odin: 'nidhogg', thor: 'hel' });
    expect(game.told('round-began')).toMatchObject([{ round: 2 }]);
    expect(game.state.seats.every(({ faceDown }) => faceDown !== null)).toBe(true);
  });
});

/** Odin, playing alone, turns up the second card of that enemy: a Support god's, or his own if the Support god's came first. */
function alone(enemy: Enemy, isSupportFirst: boolean): { game: Table; wheel: GodName; own: GodName } {
  for (let number = 0; number < 100; number += 1) {
    const game = opened(['odin'], `alone ${number}`);
    const [support] = game.state.supports.map(({ god }) => god);
    if (support === undefined) throw new Error('nobody supports');
    if (game.state.wheel[enemy] !== null) continue;
    const wheel = isSupportFirst ? support : 'odin';
    game.with({ wheel: { [enemy]: wheel } });
    const own = game.god('odin').deck.find((card) => card.enemy === enemy)?.pack;
    if (own === undefined) continue;
    game.with({ top: enemy }).done();
    expect(game.told('enemy-awoke')).toMatchObject([{ enemy }]);
    return { game, wheel, own };
  }
  throw new Error(`${enemy} never wakes`);
}

describe('the card', () => {
  test("stays on the Wheel if it's the first of its enemy [C-203]", () => {
    const game = table('odin', 'thor').with({ card: 'hel' }).begins('odin');
    expect(game.state.wheel.hel).toEqual({ enemy: 'hel', pack: 'odin' });
    expect(game.told('card-placed')).toHaveLength(1);
    expect(game.state.places.hel).toBe('niflheim');
    expect(game.revealed).toBe(true);
  });

  test("wakes the enemy if it's the second, and both go to the bottom of their owners' decks [C-205]", () => {
    const game = table('odin', 'thor')
      .with({ card: 'surt', wheel: { surt: 'thor' } })
      .begins('odin');
    expect(game.told('enemy-awoke')).toMatchObject([{ enemy: 'surt', god: 'odin' }]);
    expect(game.state.wheel.surt).toBeNull();
    for (const god of ['odin', 'thor'] as const)
      expect(game.god(god).deck.at(-1)).toEqual({ enemy: 'surt', pack: god, seen: true });
  });

  test('stays on the Wheel in the next round [C-206]', () => {
    const game = table('odin', 'thor', 'tyr').with({
      wheel: { loki: 'odin', jormungand: 'thor', fenrir: 'tyr' },
    });
    goesRound(game, { odin: 'nidhogg', thor: 'hel', tyr: 'surt' });
    expect(game.state.round).toBe(2);
    expect(ENEMIES.map((enemy) => game.state.wheel[enemy]?.pack)).toEqual([
      'thor',
      'tyr',
      'odin',
      'thor',
      'tyr',
      'odin',
    ]);
  });

  test('is remembered if it went to the bottom of a deck [C-207]', () => {
    const game = table('odin', 'thor')
      .with({ card: 'surt', wheel: { surt: 'thor' } })
      .begins('odin');
    const [odin] = chronicles.observe(game.state).seats;
    expect(odin?.deck.at(-1)).toEqual({ enemy: 'surt', pack: 'odin' });
    expect(odin?.deck.slice(0, -1).every((card) => card === null)).toBe(true);
  });
});

describe("a Support god's card", () => {
  /** A game for two whose first deck has the Support god's card of Surt. */
  test('goes to the player who does not own the other card [C-208]', () => {
    const { game, support } = supportedBy('surt');
    game.with({ wheel: { surt: support }, card: 'surt' }).begins('odin');
    expect(game.god('thor').deck.at(-1)).toMatchObject({ enemy: 'surt', pack: support });
    expect(game.god('odin').deck.at(-1)).toMatchObject({ enemy: 'surt', pack: 'odin' });
  });

  test('lets the player put that god anywhere if it wakes the enemy [C-210]', () => {
    const { game, support } = supportedBy('surt');
    game
      .with({ wheel: { surt: 'odin' } })
      .with({ card: 'surt' })
      .begins('odin');
    expect(game.state.question).toEqual({ about: 'place-god', god: support });
    expect(game.choices('world')).toHaveLength(9);
    game.answers({ world: 'niflheim' });
    expect(game.state.supports[0]?.world).toBe('niflheim');
    expect(game.told('god-moved')).toHaveLength(1);
    const stays = supportedBy('surt')
      .game.with({ wheel: { surt: 'odin' } })
      .with({ card: 'surt' });
    expect(stays.begins('odin').answers({ world: 'asgard' }).told('god-moved')).toEqual([]);
    expect(game.about).toBe('turn');
    const first = supportedBy('surt');
    first.game.with({ wheel: { surt: first.support }, card: 'surt' }).begins('odin');
    expect(first.game.told('enemy-awoke')).toHaveLength(1);
    expect(first.game.about).toBe('turn');
  });

  test("goes to the bottom of a lone player's deck, after the card from the Wheel [C-209]", () => {
    for (const isFirst of [true, false]) {
      const { game, wheel, own } = alone('jormungand', isFirst);
      expect(game.told('card-returned')).toMatchObject([{ where: 'under' }, { where: 'under' }]);
      expect(game.god('odin').deck.slice(-2)).toEqual([
        { enemy: 'jormungand', pack: wheel, seen: true },
        { enemy: 'jormungand', pack: own, seen: true },
      ]);
    }
  });

  test("is shuffled in if it was just revealed and Fenrir bites, and the Wheel's card goes to the bottom [C-209]", () => {
    const { game, wheel, own } = alone('fenrir', true);
    expect(game.told('card-returned')).toMatchObject([{ where: 'shuffled' }, { where: 'under' }]);
    const { deck } = game.god('odin');
    expect(deck.at(-1)).toEqual({ enemy: 'fenrir', pack: wheel, seen: true });
    expect(deck.slice(0, -1).filter(({ enemy, pack }) => enemy === 'fenrir' && pack === own)).toHaveLength(1);
    expect(deck.slice(0, -1).some(({ seen }) => seen)).toBe(false);
  });
});

describe('a turn', () => {
  test('consists of a card, a move and an action, of which the last two are optional [C-211]', () => {
    const game = turnOf('odin', 'thor');
    expect(game.ways()).toEqual(['move', 'done']);
    expect(game.request.defaultAnswer).toBeUndefined();
    game.moves('midgard');
    expect(game.ways('move')).toEqual([]);
    expect(game.ways()).toContain('midgard');
    game.plays('midgard', { heroes: 1 });
    expect(game.about).toBe('turn-end');
    expect(game.request.defaultAnswer).toMatchObject({ when: 'after-a-pause', action: { choice: 'done' } });
  });

  test('has one step on the level, or straight up or down [C-212]', () => {
    const game = turnOf('odin', 'thor').with({ world: 'midgard' });
    expect(game.choices('world', 'move').toSorted()).toEqual([
      'asgard',
      'iotunheim',
      'nidavellir',
      'svartalfheim',
    ]);
    expect(game.refuses('move', { world: 'niflheim' })).toEqual({
      code: 'not-adjacent',
      world: 'niflheim',
      from: 'midgard',
    });
  });

  test('has a Fight or an action, never both [C-213]', () => {
    const game = turnOf('odin', 'thor').with({ world: 'midgard' });
    expect(game.ways()).toEqual(expect.arrayContaining(['fight:jormungand', 'midgard']));
    game.plays('midgard', { heroes: 1 });
    expect(game.refuses('fight:jormungand')).toEqual({ code: 'already-acted' });
    const fought = turnOf('odin', 'thor').with({ world: 'midgard', heroes: 3 });
    fought.plays('fight:jormungand', { heroes: 3 });
    expect(fought.ways()).toEqual(['done']);
    expect(fought.refuses('midgard', { heroes: 1 })).toEqual({ code: 'already-acted' });
  });

  test('has no move after the action [C-214]', () => {
    const game = turnOf('odin', 'thor').with({ world: 'midgard' }).plays('midgard', { heroes: 1 });
    expect(game.refuses('move', { world: 'asgard' })).toEqual({ code: 'moves-come-first' });
    const moved = turnOf('odin', 'thor').moves('midgard');
    expect(moved.refuses('move', { world: 'asgard' })).toEqual({ code: 'already-moved' });
  });

  test('ends with a question even if that question has only one answer, unlike other questions [C-913]', () => {
    const game = turnOf('odin', 'thor', 'tyr').with({
      world: 'svartalfheim',
      places: { loki: 'svartalfheim' },
      creatures: ['mimir'],
    });
    game.plays('svartalfheim');
    expect(game.told('answer-forced')).toEqual([{ type: 'answer-forced', about: 'creature' }]);
    expect(game.about).toBe('turn-end');
  });
});
