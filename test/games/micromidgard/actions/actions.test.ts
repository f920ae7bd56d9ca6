/** Spending actions: on markers, squares and Relics; and what happens to unspent ones. */
import { describe, expect, test } from 'vitest';
import { TRACKS } from '../../../../src/games/micromidgard/box/components.ts';
import { UNCOVERED } from '../moment.ts';
import { changesBy, spending, table } from '../table.ts';

describe('a Blessing track', () => {
  test('is one of four, with a marker of each player on levels 1 to 4 [M-301]', () => {
    const game = spending({ hand: { craft: 3 } });
    expect(TRACKS).toHaveLength(4);
    for (const level of [2, 3, 4]) {
      game.plays('raise', { track: 'red' });
      expect(game.me.levels).toEqual({ red: level, blue: 1, sun: 1, moon: 1 });
      expect(game.opponent.levels).toEqual({ red: 1, blue: 1, sun: 1, moon: 1 });
    }
  });

  test('is raised by one for an action of its kind [M-302]', () => {
    const game = spending({ hand: { craft: 1, sun: 1 } });
    expect(game.choices('track', 'raise')).toEqual(['red', 'blue', 'sun']);
    expect(game.refuses('raise', { track: 'moon' })).toEqual({ code: 'no-action', action: 'moon' });
    expect(changesBy(game, () => game.plays('raise', { track: 'sun' }))).toEqual({ sun: -1 });
    expect(game.me.levels.sun).toBe(2);
    expect(game.told('level-raised')).toEqual([{ type: 'level-raised', seat: 0, track: 'sun', level: 2 }]);
  });

  test('ends at level 4 [M-318]', () => {
    const game = spending({ levels: { red: 4, blue: 3 } });
    expect(game.choices('track', 'raise')).toEqual(['blue']);
    expect(game.refuses('raise', { track: 'red' })).toEqual({ code: 'top-level', track: 'red' });
  });

  test('uses Craft actions if it is red or blue, and Sun actions if it is the Sun track [M-315]', () => {
    expect(spending({ hand: { craft: 1 } }).choices('track', 'raise')).toEqual(['red', 'blue']);
    expect(spending({ hand: { sun: 1 } }).choices('track', 'raise')).toEqual(['sun']);
  });

  test('uses Moon actions if it is the track of Odin and Freya [M-906]', () => {
    expect(spending({ hand: { moon: 1 } }).choices('track', 'raise')).toEqual(['moon']);
    const { box } = table().state;
    const asPrinted = { box: { trackActions: { ...box.trackActions, moon: 'craft' } } } as const;
    expect(spending({ ...asPrinted, hand: { craft: 1 } }).choices('track', 'raise')).toContain('moon');
    expect(spending({ ...asPrinted, hand: { moon: 1 } }).ways()).toEqual(['done']);
  });
});

describe('a square', () => {
  test("can be activated at the marker's level or below [M-304]", () => {
    const game = spending({ hand: { moon: 1 }, levels: { moon: 3 } });
    expect(game.ways('activate')).toEqual(['activate:moon:1', 'activate:moon:2', 'activate:moon:3']);
    expect(game.refuses('activate:moon:4')).toEqual({
      code: 'above-your-level',
      track: 'moon',
      level: 4,
      yours: 3,
    });
    expect(game.plays('activate:moon:1').told('square-activated')).toEqual([
      { type: 'square-activated', seat: 0, track: 'moon', blessing: 'odin', level: 1 },
    ]);
  });

  test('sends the marker back to level 1 on that track only [M-305]', () => {
    const game = spending({ hand: { moon: 1 }, levels: { moon: 3, sun: 2 } }).plays('activate:moon:2');
    expect(game.me.levels).toEqual({ red: 1, blue: 1, sun: 2, moon: 1 });
  });

  test('costs an action of its track [M-304]', () => {
    const game = spending({ hand: { sun: 1 }, levels: { moon: 3 } });
    expect(game.refuses('activate:moon:2')).toEqual({ code: 'no-action', action: 'moon' });
  });
});

describe('a Relic on a square', () => {
  test('is taken instead of the square [M-303]', () => {
    const game = spending({ levels: { red: 3 }, gold: 7 });
    expect(game.ways('activate')).toEqual([]);
    expect(game.refuses('activate:red:2')).toEqual({ code: 'covered-by-relic', relic: '2a' });
    expect(game.choices('relic', 'claim')).toEqual(['1a', '2a', '3a', '1b']);
    const changes = changesBy(game, () => game.plays('claim', { relic: '2a' }));
    expect(changes).toEqual({ craft: -1, 'sun-relics': 1 });
    expect(game.me.relics).toEqual([{ relic: '2a', side: 'sun' }]);
    expect(game.state.covers.red).toEqual(['1a', null, '3a', '4a']);
  });

  test('shows its Moon side when it comes from the blue track [M-109]', () => {
    const game = spending({ levels: { blue: 2 } }).plays('claim', { relic: '2b' });
    expect(game.me.relics).toEqual([{ relic: '2b', side: 'moon' }]);
  });

  test('sends the marker back to level 1 as well [M-306]', () => {
    const game = spending({ levels: { red: 3, blue: 2 } }).plays('claim', { relic: '1a' });
    expect(game.me.levels).toMatchObject({ red: 1, blue: 2 });
  });

  test('is out of reach above the marker, or without the action', () => {
    const game = spending({ levels: { red: 2 } });
    expect(game.refuses('claim', { relic: '3a' })).toEqual({
      code: 'above-your-level',
      track: 'red',
      level: 3,
      yours: 2,
    });
    expect(game.refuses('claim', { relic: '4c' })).toEqual({ code: 'relic-not-on-track', relic: '4c' });
    expect(spending({ hand: { sun: 1 } }).refuses('claim', { relic: '1a' })).toEqual({
      code: 'no-action',
      action: 'craft',
    });
  });

  test('leaves behind a square that works for both players [M-307]', () => {
    const game = spending({ gold: 5, opponent: { gold: 5 } })
      .plays('claim', { relic: '1a' })
      .done()
      .moves('dain', 'alfheim');
    expect(game.activeSeat).toBe(1);
    expect(game.ways('activate')).toEqual(['activate:red:1']);
    const own = spending({ gold: 5, hand: { craft: 2 } }).plays('claim', { relic: '1a' });
    expect(own.ways('activate')).toEqual(['activate:red:1']);
  });
});

describe("a Relic of one's own", () => {
  test('can be used for the effect it shows [M-308]', () => {
    const game = spending({ relics: ['sun 2c', 'moon 3b'], mead: 3 });
    expect(game.ways('use')).toEqual(['use:2c', 'use:3b']);
    expect(game.plays('use:3b').me).toMatchObject({ mead: 0, points: 1 });
  });

  test('is not available to the opponent', () => {
    const game = spending({ opponent: { relics: ['sun 2c'] } });
    expect(game.refuses('use:2c')).toEqual({ code: 'relic-not-yours', relic: '2c' });
  });

  test('can be used once per turn, and again in the next [M-309]', () => {
    const game = spending({ relics: ['sun 2c'], hand: { craft: 2 } }).plays('use:2c');
    expect(game.ways('use')).toEqual([]);
    expect(game.refuses('use:2c')).toEqual({ code: 'relic-used', relic: '2c' });
    game.done().moves('dvalin', 'niflheim').done();
    expect(game.state.turn.used).toEqual([]);
    expect(game.with({ hand: { craft: 1 } }).ways('use')).toEqual(['use:2c']);
  });

  test('can be used in the turn in which it was taken [M-321]', () => {
    const game = spending({
      covers: { ...UNCOVERED, red: ['1a', null, null, null] },
      hand: { craft: 2 },
      gold: 1,
    });
    game.plays('claim', { relic: '1a' }).plays('use:1a');
    expect(game.state.turn.hand).toEqual({ sun: 1, moon: 0, craft: 0 });
  });

  test('stays used when it is flipped [M-312]', () => {
    const game = spending({ relics: ['moon 2c'], used: ['2c'], blessings: ['wayland'], covers: UNCOVERED })
      .with({ levels: { red: 2 }, hand: { craft: 2 } })
      .plays('activate:red:2', { relic: '2c' });
    expect(game.me.relics).toEqual([{ relic: '2c', side: 'sun' }]);
    expect(game.refuses('use:2c')).toEqual({ code: 'relic-used', relic: '2c' });
  });

  test("can be destroyed or flipped by its owner's squares; a destroyed one is gone for good [M-311]", () => {
    const game = spending({
      relics: ['sun 1c', 'sun 2c', 'moon 3c'],
      opponent: { relics: ['sun 4c'] },
      blessings: ['wayland'],
      covers: UNCOVERED,
      gold: 2,
    });
    expect(game.choices('relic', 'activate:red:1')).toEqual(['1c', '2c']);
    game.plays('activate:red:1', { relic: '2c' });
    expect(game.me.relics.map(({ relic }) => relic)).toEqual(['1c', '3c']);
    expect(game.state.outOfPlay).toContain('2c');
    expect(game.told('relic-destroyed')).toEqual([
      { type: 'relic-destroyed', seat: 0, relic: '2c', side: 'sun' },
    ]);
  });
});

test('the cost is paid in full, or nothing happens [M-310]', () => {
  const game = spending({ relics: ['sun 3c'], gold: 4, mead: 7 });
  expect(game.ways('use')).toEqual([]);
  expect(game.refuses('use:3c')).toEqual({ code: 'too-few', resource: 'gold', need: 5, have: 4 });
});

test("a square or Relic can't be used if its cost can't be paid, or if it would flip or exchange nothing [M-320]", () => {
  const game = spending({
    relics: ['sun 1c', 'sun 4a', 'sun 3a'],
    blessings: ['wayland'],
    covers: UNCOVERED,
    levels: { red: 2 },
  });
  expect(game.ways('activate')).toEqual([]);
  expect(game.ways('use')).toEqual([]);
  expect(game.refuses('activate:red:2', { relic: '1c' })).toEqual({ code: 'no-such-relic', side: 'moon' });
  expect(game.refuses('use:1c:gold', { amount: 1 })).toEqual({ code: 'nothing-to-exchange' });
  expect(game.refuses('use:3a', { gold: 4 })).toEqual({ code: 'too-few-resources', need: 4, have: 0 });
});

describe('actions', () => {
  test('from squares and Relics can be spent in the same turn [M-313]', () => {
    const game = spending({ levels: { sun: 3 }, hand: { sun: 1 } }).plays('activate:sun:3');
    expect(game.state.turn.hand).toEqual({ sun: 0, moon: 0, craft: 2 });
    game.plays('raise', { track: 'blue' }).plays('raise', { track: 'blue' });
    expect(game.me.levels.blue).toBe(3);
  });

  test('that are not spent are lost at the end of the turn [M-314]', () => {
    const game = spending({ hand: { craft: 2, sun: 1 } }).done();
    expect(game.told('turn-ended')).toEqual([
      { type: 'turn-ended', seat: 0, unspent: { craft: 2, sun: 1, moon: 0 } },
    ]);
    expect(game.state.turn.hand).toEqual({ craft: 0, sun: 0, moon: 0 });
  });
});
