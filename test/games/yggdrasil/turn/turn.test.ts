/** The course of a turn, defeat and victory. */
import { describe, expect, test } from 'vitest';
import { WORLDS } from '../../../../src/games/yggdrasil/box/components.ts';
import { yggdrasil } from '../../../../src/games/yggdrasil/game.ts';
import { GOD_ACTIONS } from '../../../../src/games/yggdrasil/state/state.ts';
import type { Moment } from '../moment.ts';
import { cardComes, type Table, table, tableOf } from '../table.ts';

describe('the turn', () => {
  test('goes from seat to seat and round again [Y-201]', () => {
    const game = table('thor', 'heimdall', 'frey').with({ next: ['loki', 'loki', 'loki'] });
    const order = [game.activeGod];
    for (let turn = 0; turn < 3; turn += 1) order.push(game.done().activeGod);
    expect(order).toEqual(['thor', 'heimdall', 'frey', 'thor']);
  });

  test('in 2010 goes through the seats too, in the agreed order [Y-218]', () => {
    const game = tableOf('2010', 'thor', 'heimdall', 'frey').with({ next: ['loki', 'loki', 'loki'] });
    const order = [game.activeGod];
    for (let turn = 0; turn < 3; turn += 1) order.push(game.done().activeGod);
    expect(order).toEqual(['thor', 'heimdall', 'frey', 'thor']);
  });

  test('is a card, then actions, then the check [Y-202, Y-203, Y-205]', () => {
    const game = table('thor', 'heimdall')
      .with({ next: ['loki', 'surt'] })
      .done();
    expect(game.events.map(({ type }) => type)).toEqual([
      'turn-ended',
      'turn-began',
      'card-drawn',
      'enemy-advanced',
      'giants-appeared',
    ]);
    expect(game.state).toMatchObject({ enemies: { loki: 2 }, drawn: [] });
    expect(game.state.discard.at(-1)).toBe('loki');
    expect(game.about).toBe('turn');
    expect(game.state.turn).toMatchObject({ number: 2, seat: 1, spent: [] });
  });

  test('is shown with the number of cards left [Y-951]', () => {
    const game = table('thor', 'heimdall')
      .with({ deck: ['loki', 'surt', 'hel'] })
      .done();
    expect(game.told('turn-began')).toEqual([
      { type: 'turn-began', turn: 2, seat: 1, god: 'heimdall', cardsLeft: 3 },
    ]);
  });

  test('has three actions, all different; then it only waits to be ended [Y-211, Y-212, Y-935]', () => {
    const game = table('odin')
      .with({ next: ['loki'] })
      .plays('alfheim');
    expect(game.about).toBe('turn');
    expect(game.refuses('alfheim')).toEqual({ code: 'already-done', action: 'alfheim' });
    game.plays('vanaheim:advance');
    expect(game.ways()).toContain('done');
    game.plays('nidavellir', { artifact: 'hel' });
    expect(game.about).toBe('turn-end');
    const { request } = game;
    expect(request.defaultAnswer).toEqual({
      action: { request: request.key, choice: 'done', values: {} },
      when: 'after-a-pause',
    });
  });

  test('does not end automatically if its end loses the game [Y-801]', () => {
    const game = table('odin')
      .with({ enemies: { hel: 8 } })
      .plays('alfheim')
      .plays('enter-trance')
      .plays('midgard', { island: 'white' });
    expect(game.about).toBe('turn-end');
    expect(game.request.defaultAnswer).toBeUndefined();
  });

  test('offers ten actions: nine worlds and trance [Y-213]', () => {
    const game = table('odin', 'thor').with({ vikings: 1, enemies: { hel: 2 } });
    const verbs = new Set(game.request.alternatives.map(({ verb }) => verb));
    expect(verbs).toEqual(new Set([...WORLDS, 'enter-trance', 'done']));
    expect(verbs.size - 1).toBe(10);
    expect(GOD_ACTIONS.filter((deed) => !(WORLDS as readonly string[]).includes(deed))).toEqual([
      'enter-trance',
      'leave-trance',
      'calm',
    ]);
  });

  test('may be ended before all actions are used; the rest are lost [Y-214]', () => {
    const game = table('thor', 'heimdall')
      .with({ next: ['loki'] })
      .plays('alfheim')
      .done();
    expect(game.told('turn-ended')).toEqual([{ type: 'turn-ended', seat: 0, actionsUnused: 2 }]);
    expect(game.activeGod).toBe('heimdall');
  });

  test('may not be ended while Fenrir is angry and an attempt is left [Y-215]', () => {
    const game = cardComes('fenrir');
    expect(game.ways()).not.toContain('done');
  });

  test('belongs to the current god, and no other god may act', () => {
    const game = table('odin', 'thor');
    expect(game.request.seats).toEqual([0]);
  });
});

describe('defeat', () => {
  const WALL = 'five-beyond-the-wall';
  const DOOR = 'three-beyond-the-door';
  const RESIDENCE = 'one-in-the-residence';

  test.each([
    { what: 'five just beyond the wall', spaces: [4, 4, 4, 4, 4, 1], why: [WALL] },
    { what: 'six beyond the wall', spaces: [4, 4, 5, 5, 6, 4], why: [WALL] },
    { what: 'three just beyond the door', spaces: [6, 6, 6, 1, 1, 1], why: [DOOR] },
    { what: 'one in the Residence', spaces: [8, 1, 1, 1, 1, 1], why: [RESIDENCE] },
    { what: 'all three at once', spaces: [8, 6, 7, 4, 5, 1], why: [WALL, DOOR, RESIDENCE] },
  ])('comes with $what [Y-802, Y-803, Y-804, Y-806, Y-814]', ({ spaces, why }) => {
    const [hel = 1, surt = 1, jormungand = 1, loki = 1, nidhogg = 1, fenrir = 1] = spaces;
    const game = table('thor').with({ enemies: { hel, surt, jormungand, loki, nidhogg, fenrir } }).done();
    expect(game.told('gods-lost')).toEqual([{ type: 'gods-lost', why }]);
    expect(yggdrasil.outcome(game.state)).toEqual({ kind: 'lost', why });
    expect(yggdrasil.requests(game.state)).toEqual([]);
  });

  test.each([
    { what: 'four beyond the wall', spaces: [4, 4, 5, 5, 3, 3] },
    { what: 'two beyond the door', spaces: [6, 7, 5, 5, 3, 3] },
    { what: 'one before the Residence', spaces: [7, 1, 1, 1, 1, 1] },
  ])('does not come with $what [Y-802, Y-803, Y-804]', ({ spaces }) => {
    const [hel = 1, surt = 1, jormungand = 1, loki = 1, nidhogg = 1, fenrir = 1] = spaces;
    const enemies = { hel, surt, jormungand, loki, nidhogg, fenrir };
    const game = table('thor').with({ daeg: 1, enemies }).done();
    expect(yggdrasil.outcome(game.state)).toEqual({ kind: 'ongoing' });
  });

  test('waits for the end of the turn: the god still has all actions [Y-801]', () => {
    const game = cardComes('surt', { enemies: { surt: 7 } });
    expect(game.state).toMatchObject({ end: null, enemies: { surt: 8 } });
    game.plays('alfheim').plays('vanaheim:advance').done();
    expect(game.state.end).toEqual({ kind: 'lost', why: [RESIDENCE] });
  });

  test('does not come if the enemy is thrown out of the Residence in time [Y-805, Y-433]', () => {
    const game = cardComes('surt', { enemies: { surt: 7 }, gods: { heimdall: { vikings: 8 } } });
    game.plays('asgard', { enemy: 'surt', vikings: 8 }).with({ daeg: 1 }).done();
    expect(game.state).toMatchObject({ end: null, enemies: { surt: 7 } });
  });

  test('ends the game for everyone: nothing more can be done [Y-814]', () => {
    const game = table('thor').with({ enemies: { hel: 8 } });
    const { request, state } = game;
    const over = game.done().state;
    const action = { request: request.key, choice: 'alfheim', values: {} };
    expect(yggdrasil.apply(over, state.turn.seat, action)).toEqual({
      ok: false,
      refusal: { code: 'game-is-over' },
    });
  });
});

describe('victory', () => {
  test('comes at the end of the turn in which the last card was drawn; its god still acts [Y-811, Y-814]', () => {
    const game = table('thor', 'heimdall')
      .with({ deck: ['loki'] })
      .done();
    expect(game.state.deck).toEqual([]);
    expect(yggdrasil.outcome(game.state)).toEqual({ kind: 'ongoing' });
    game.plays('alfheim').done();
    expect(game.told('gods-won')).toHaveLength(1);
    expect(yggdrasil.outcome(game.state)).toEqual({ kind: 'won', why: ['deck-empty'] });
    expect(yggdrasil.requests(game.state)).toEqual([]);
  });

  test('does not come while a card is left [Y-811]', () => {
    const game = table('thor', 'heimdall')
      .with({ deck: ['loki', 'loki'] })
      .done()
      .done();
    expect(game.state.deck).toEqual([]);
    expect(game.state.end).toBeNull();
  });

  test('does not come if the last card loses the game [Y-812]', () => {
    const game = table('thor', 'heimdall')
      .with({ deck: ['surt'], enemies: { surt: 7 } })
      .done()
      .done();
    expect(yggdrasil.outcome(game.state)).toMatchObject({ kind: 'lost' });
  });

  test('comes even if Fenrir is still angry [Y-813]', () => {
    const game = table('thor')
      .with({ deck: ['fenrir'] })
      .done()
      .rolling('black', 'black', 'black');
    game.plays('calm').plays('calm').plays('calm').done();
    expect(game.state.fenrirIsAngry).toBe(true);
    expect(yggdrasil.outcome(game.state)).toMatchObject({ kind: 'won' });
  });

  test('may come after more than 42 turns, since Daeg adds three without a card [Y-951, Y-956]', () => {
    const game = table('thor', 'heimdall')
      .with({ deck: ['loki'], daeg: 3 })
      .done()
      .done()
      .done();
    expect(game.state.deck).toEqual(['loki']);
    expect(game.state.end).toBeNull();
    expect(game.done().state.deck).toEqual([]);
  });
});

describe('victory in 2010', () => {
  function theLastCardComes(moment: Moment = {}): Table {
    return tableOf('2010', 'thor', 'heimdall')
      .with({ deck: ['loki'], ...moment })
      .done();
  }

  test("comes right after the last card's effect, before its god acts [Y-815]", () => {
    const game = theLastCardComes();
    expect(game.told('giants-appeared')).toHaveLength(1);
    expect(game.state.end).toEqual({ kind: 'won' });
    expect(yggdrasil.outcome(game.state)).toEqual({ kind: 'won', why: ['deck-empty'] });
    expect(yggdrasil.requests(game.state)).toEqual([]);
  });

  test('is not declared as soon as the board is in a losing state: the god still acts, and the end of the turn decides [Y-812, Y-815, Y-816]', () => {
    const lost = theLastCardComes({ deck: ['surt'], enemies: { surt: 7 } });
    expect(lost.state.end).toBeNull();
    expect(lost.done().state.end).toMatchObject({ kind: 'lost' });
    const saved = theLastCardComes({
      deck: ['surt'],
      enemies: { surt: 7 },
      gods: { heimdall: { vikings: 8 } },
    });
    saved.plays('asgard', { enemy: 'surt', vikings: 8 });
    expect(saved.state.end).toBeNull();
    expect(saved.done().state.end).toEqual({ kind: 'won' });
  });

  test('comes even if that card made Fenrir angry [Y-813, Y-815]', () => {
    expect(theLastCardComes({ deck: ['fenrir'] }).state).toMatchObject({
      fenrirIsAngry: true,
      end: { kind: 'won' },
    });
  });

  test('does not come while a card is left, or in a turn without one [Y-815]', () => {
    expect(theLastCardComes({ deck: ['loki', 'hel'] }).state.end).toBeNull();
    expect(theLastCardComes({ daeg: 2 }).state.end).toBeNull();
  });

  test('waits for the choice that the last card requires [Y-815]', () => {
    const game = theLastCardComes({ deck: ['nidhogg'], enemies: { nidhogg: 3 } });
    expect(game.state.end).toBeNull();
    expect(game.about).toBe('nidhogg-drag');
    expect(game.answers({ enemy: 'hel' }).state.end).toEqual({ kind: 'won' });
  });
});
