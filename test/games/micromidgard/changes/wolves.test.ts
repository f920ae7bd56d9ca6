/** The wolves on their tracks: past tokens, past the end, and back. */
import { describe, expect, test } from 'vitest';
import type { Values } from '../../../../src/core/requests/request.ts';
import type { ByLight, Light, OuterRealm } from '../../../../src/games/micromidgard/box/components.ts';
import {
  hasPassedItsEnd,
  spacesLeft,
  trackLength,
  wolfIsBeside,
} from '../../../../src/games/micromidgard/facts/wolves.ts';
import { type Moment, UNCOVERED } from '../moment.ts';
import { changesBy, spending, table } from '../table.ts';

/** The Realms next to a wolf, step by step. */
function runOf(wolf: Light, doom: readonly OuterRealm[], steps: number): readonly OuterRealm[] {
  return Array.from({ length: steps + 1 }, (_, at) => {
    const wolves = { [wolf]: at } as Partial<ByLight<number>>;
    return wolfIsBeside(table({ doom, ragnaroks: doom.length, wolves }).state, wolf);
  });
}

test('both wolves run clockwise, each on its own track, with a space next to every outer Realm [M-601]', () => {
  const { state } = table();
  expect(wolfIsBeside(state, 'sun')).toBe('asgard');
  expect(wolfIsBeside(state, 'moon')).toBe('helheim');
  expect(trackLength(state, 'sun') + trackLength(state, 'moon')).toBe(8);
  const game = spending({ hand: {}, wolfActions: { sun: 1, moon: 1 } }).runs('sun');
  expect(game.told('wolf-ran')).toEqual([{ type: 'wolf-ran', wolf: 'sun', realm: 'vanaheim', left: 2 }]);
  game.runs('moon');
  expect(game.told('wolf-ran')).toEqual([{ type: 'wolf-ran', wolf: 'moon', realm: 'niflheim', left: 2 }]);
});

describe('a wolf action', () => {
  test('moves the wolf, and then gives an action of its light [M-602]', () => {
    const game = spending({ hand: { craft: 1 }, wolfActions: { sun: 1 } });
    expect(changesBy(game, () => game.runs('sun'))).toEqual({
      sun: 1,
      'sun-wolf': 1,
      'sun-wolf-actions': -1,
    });
  });

  test('of both kinds lets the player choose which comes first', () => {
    const game = spending({ hand: {}, wolfActions: { sun: 1, moon: 1 } });
    expect(game.choices('wolf', 'run')).toEqual(['sun', 'moon']);
    game.runs('moon');
    expect(game.told('wolf-ran').map(({ wolf }) => wolf)).toEqual(['moon']);
    expect(game.state.turn.wolfActions).toEqual({ sun: 1, moon: 0 });
  });

  test('of both kinds lets the player choose even if nothing else can be done [M-911]', () => {
    const alfheim = [
      { what: 'wolf-action', wolf: 'sun' },
      { what: 'wolf-action', wolf: 'moon' },
    ] as const;
    const { realms } = table().state.box;
    const game = table({ box: { realms: { ...realms, alfheim } } }).moves('dain', 'alfheim');
    expect(game.about).toBe('turn');
    expect(game.choices('wolf', 'run')).toEqual(['sun', 'moon']);
    expect(game.state.wolves).toEqual({ sun: 0, moon: 0 });
  });

  test('from a square can wait until the player resolves it, but not beyond the turn [M-319]', () => {
    const game = spending({
      hand: { craft: 2 },
      blessings: ['surtr'],
      covers: UNCOVERED,
      levels: { red: 3 },
      gold: 2,
    }).plays('activate:red:3');
    expect(game.state.turn.wolfActions.sun).toBe(1);
    expect(game.ways()).toContain('run');
    game.plays('raise', { track: 'blue' });
    expect(game.state.wolves.sun).toBe(1);
    expect(game.state.turn.hand.sun).toBe(1);
  });

  test('is resolved without a question if nothing else can be done [M-911]', () => {
    const game = table({ meeples: { durathror: 'vanaheim' } }).moves('durathror', 'asgard');
    expect(game.told('wolf-ran')).toHaveLength(1);
    expect(game.state.turn).toMatchObject({ hand: { sun: 1 }, wolfActions: { sun: 0 } });
    const free = table({ meeples: { durathror: 'vanaheim' }, relics: ['moon 2a'], mead: 2 });
    expect(free.moves('durathror', 'asgard').ways()).toEqual(['run', 'use:2a']);
  });
});

describe('an action other than a wolf action moves no wolf', () => {
  const FREE: Moment = { covers: UNCOVERED, levels: { red: 3, blue: 3, sun: 3, moon: 3 }, gold: 4, mead: 4 };

  const PLAIN: readonly (readonly [string, Moment, string, Values])[] = [
    ['Sun, to raise a marker', { hand: { sun: 1 } }, 'raise', { track: 'sun' }],
    ['Moon, to raise a marker', { hand: { moon: 1 } }, 'raise', { track: 'moon' }],
    ['Craft, to raise a marker', { hand: { craft: 1 } }, 'raise', { track: 'red' }],
    ['Sun, to activate a square', { hand: { sun: 1 } }, 'activate:sun:1', {}],
    ['Moon, to activate a square', { hand: { moon: 1 } }, 'activate:moon:1', {}],
    ['Sun, to use a Relic', { hand: { sun: 1 }, relics: ['sun 2b'] }, 'use:2b', {}],
    ['Moon, to use a Relic', { hand: { moon: 1 }, relics: ['moon 2b'] }, 'use:2b', {}],
    ['Craft, to use a Relic', { hand: { craft: 1 }, relics: ['sun 2c'] }, 'use:2c', {}],
    [
      'Craft, to take a Relic',
      { hand: { craft: 1 }, covers: { ...UNCOVERED, red: ['1a', null, null, null] } },
      'claim',
      { relic: '1a' },
    ],
    ['Sun, gained on a square', { blessings: ['surtr'] }, 'activate:red:2', {}],
    ['Sun and a point, gained on a square', { blessings: ['wayland'] }, 'activate:red:3', {}],
    ['Moon, gained on a square', { blessings: ['buri'] }, 'activate:blue:2', {}],
    ['Moon and a point, gained on a square', { blessings: ['svartalfheim'] }, 'activate:blue:3', {}],
    ['Craft, gained on a Sun square', { hand: { sun: 1 } }, 'activate:sun:3', {}],
    ['Craft, gained on a Moon square', { hand: { moon: 1 } }, 'activate:moon:3', {}],
    ['Sun, gained from a Relic', { relics: ['sun 1a'] }, 'use:1a', {}],
    ['Moon, gained from a Relic', { relics: ['moon 1a'] }, 'use:1a', {}],
    ['Craft, gained from a Relic for Sun', { hand: { sun: 1 }, relics: ['sun 1b'] }, 'use:1b', {}],
    ['Craft, gained from a Relic for Moon', { hand: { moon: 1 }, relics: ['moon 4c'] }, 'use:4c', {}],
  ];

  test.each(PLAIN)('%s [M-603]', (_what, moment, choice, values) => {
    const game = spending({ ...FREE, wolves: { sun: 1, moon: 1 }, ...moment }).plays(choice, values);
    expect(game.state.wolves).toEqual({ sun: 1, moon: 1 });
    expect(game.state.turn.wolfActions).toEqual({ sun: 0, moon: 0 });
  });

  test.each(['sun', 'moon', 'craft'] as const)('%s, given by a Realm [M-603]', (action) => {
    const { box } = table().state;
    const yields = { ...box.realms, alfheim: [{ what: 'action', action, amount: 1 }] } as const;
    const game = table({ wolves: { sun: 1, moon: 1 }, box: { realms: yields } }).moves('dain', 'alfheim');
    expect(game.state.turn.hand[action]).toBe(1);
    expect(game.state.wolves).toEqual({ sun: 1, moon: 1 });
    expect(game.state.turn.wolfActions).toEqual({ sun: 0, moon: 0 });
  });
});

describe('a space with a token', () => {
  test('is skipped wherever it is [M-604]', () => {
    expect(runOf('sun', ['vanaheim', 'muspellheim'], 1)).toEqual(['asgard', 'alfheim']);
    expect(runOf('sun', ['asgard', 'alfheim'], 1)).toEqual(['vanaheim', 'muspellheim']);
    expect(runOf('moon', ['helheim', 'niflheim'], 1)).toEqual(['svartalfheim', 'jotunheim']);
    expect(runOf('moon', ['niflheim', 'jotunheim'], 1)).toEqual(['helheim', 'svartalfheim']);
  });

  test('beyond the end is skipped as well [M-604]', () => {
    expect(runOf('sun', ['helheim', 'muspellheim'], 4)).toEqual([
      'asgard',
      'vanaheim',
      'alfheim',
      'niflheim',
      'svartalfheim',
    ]);
    expect(runOf('moon', [], 12).slice(7)).toEqual([
      'muspellheim',
      'helheim',
      'niflheim',
      'svartalfheim',
      'jotunheim',
      'asgard',
    ]);
    expect(runOf('moon', ['asgard', 'jotunheim'], 3)).toEqual([
      'helheim',
      'niflheim',
      'svartalfheim',
      'vanaheim',
    ]);
  });

  test('shortens only its own track [M-604]', () => {
    const { state } = table({ doom: ['asgard', 'vanaheim', 'jotunheim', 'niflheim'], ragnaroks: 2 });
    expect(trackLength(state, 'sun')).toBe(2);
    expect(trackLength(state, 'moon')).toBe(4);
  });
});

describe('a wolf past the end of its track', () => {
  test("stands on a space of the other kind, and isn't past the end before that [M-605]", () => {
    expect(runOf('sun', [], 4).at(-1)).toBe('helheim');
    expect(runOf('moon', [], 4).at(-1)).toBe('asgard');
    for (const wolf of ['sun', 'moon'] as const) {
      const at = (steps: number) => table({ wolves: { [wolf]: steps } }).state;
      expect(hasPassedItsEnd(at(3), wolf)).toBe(false);
      expect(spacesLeft(at(3), wolf)).toBe(0);
      expect(hasPassedItsEnd(at(4), wolf)).toBe(true);
      expect(spacesLeft(at(4), wolf)).toBe(-1);
    }
  });

  test('continues to run, and has just as far to go back [M-608]', () => {
    const game = spending({ wolves: { sun: 4 }, hand: {}, wolfActions: { sun: 1, moon: 1 } }).runs('sun');
    expect(wolfIsBeside(game.state, 'sun')).toBe('niflheim');
    const back = game.with({ blessings: ['angrboda'], levels: { sun: 4 } }).plays('activate:sun:4');
    expect(wolfIsBeside(back.state, 'sun')).toBe('helheim');
    expect(hasPassedItsEnd(back.state, 'sun')).toBe(true);
  });

  test('has no effect if it is pulled back in the same turn [M-610]', () => {
    const game = spending({ wolves: { sun: 4 }, hand: { sun: 1 }, levels: { sun: 4 } });
    expect(hasPassedItsEnd(game.state, 'sun')).toBe(true);
    game.plays('activate:sun:4');
    expect(game.told('wolf-pulled-back')).toEqual([
      { type: 'wolf-pulled-back', wolf: 'sun', realm: 'muspellheim', left: 0 },
    ]);
    game.done();
    expect(game.told('prophecy-scored')).toEqual([]);
    expect(game.state.ragnaroks).toBe(0);
  });
});

test('a wolf on its first space stays there, but everything else is still gained [M-606]', () => {
  const game = spending({ hand: { sun: 1 }, levels: { sun: 4 } });
  expect(changesBy(game, () => game.plays('activate:sun:4'))).toEqual({ sun: -1, points: 1 });
  expect(game.told('wolf-stayed')).toEqual([{ type: 'wolf-stayed', wolf: 'sun', left: 3 }]);
  const relic = spending({ relics: ['sun 4b'], gold: 4 });
  expect(changesBy(relic, () => relic.plays('use:4b'))).toEqual({ craft: -1, gold: -4, points: 1 });
});

test('a track without any spaces left brings Ragnarok every turn, until the game ends [M-611]', () => {
  const game = spending({
    box: { sunSpaces: 1 },
    doom: ['asgard'],
    wolves: { moon: 7 },
    levels: { sun: 4 },
    hand: { sun: 1 },
  }).done();
  expect(game.told('wolves-returned')).toEqual([{ type: 'wolves-returned', stranded: 'sun' }]);
  expect(trackLength(game.state, 'sun')).toBe(0);
  expect(hasPassedItsEnd(game.state, 'sun')).toBe(true);
  expect(hasPassedItsEnd(game.state, 'moon')).toBe(false);

  game.moves('dvalin', 'niflheim').done();
  expect(game.told('prophecy-scored')).toMatchObject([{ side: 'sun', column: 1 }]);
  const pulled = game.with({ hand: { sun: 1 }, levels: { sun: 4 } }).plays('activate:sun:4');
  expect(pulled.told('wolf-stayed')).toEqual([{ type: 'wolf-stayed', wolf: 'sun', left: -1 }]);
  pulled.done();
  expect(game.told('prophecy-scored')).toMatchObject([{ side: 'sun', column: 2 }]);
});

test('both wolves may be next to the same Realm [M-607]', () => {
  const game = spending({ wolves: { sun: 3 }, hand: {}, wolfActions: { sun: 1, moon: 1 } }).runs('sun');
  expect(wolfIsBeside(game.state, 'sun')).toBe('helheim');
  expect(wolfIsBeside(game.state, 'moon')).toBe('helheim');
});

describe('a wolf that merely moves forward or back a space gives no action', () => {
  const TOP: Moment = { covers: UNCOVERED, levels: { red: 4, blue: 4, sun: 4, moon: 4 } };
  const CASES: readonly (readonly [string, Moment, string, Values, Light, number])[] = [
    ['on, by Relic 4a', { relics: ['sun 4a'], gold: 4 }, 'use:4a', {}, 'sun', 1],
    ['on, by its Moon side', { relics: ['moon 4a'], mead: 4 }, 'use:4a', {}, 'moon', 1],
    ['back, by Relic 4b', { relics: ['sun 4b'], gold: 4 }, 'use:4b', {}, 'moon', -1],
    ['back, by its Moon side', { relics: ['moon 4b'], mead: 4 }, 'use:4b', {}, 'sun', -1],
    ['back, by Angrboda', { blessings: ['angrboda'], hand: { sun: 1 } }, 'activate:sun:4', {}, 'sun', -1],
    ['back, by Freya', { blessings: ['freya'], hand: { moon: 1 } }, 'activate:moon:4', {}, 'moon', -1],
    [
      'back, by Wayland',
      { blessings: ['wayland'], relics: ['moon 2b'] },
      'activate:red:4',
      { relic: '2b' },
      'moon',
      -1,
    ],
    [
      'back, by Svartalfheim',
      { blessings: ['svartalfheim'], relics: ['sun 2b'] },
      'activate:blue:4',
      { relic: '2b' },
      'sun',
      -1,
    ],
  ];

  test.each(CASES)('%s [M-609]', (_how, moment, choice, values, wolf, steps) => {
    for (const from of [2, 3, 4]) {
      const game = spending({ ...TOP, wolves: { sun: from, moon: from }, ...moment });
      game.plays(choice, values);
      expect(game.state.wolves).toEqual({ sun: from, moon: from, [wolf]: from + steps });
      expect(game.state.turn.hand).toEqual({ sun: 0, moon: 0, craft: 0 });
      expect(game.state.turn.wolfActions).toEqual({ sun: 0, moon: 0 });
    }
  });

  test('a wolf that cannot go back gives no action [M-609]', () => {
    const game = spending({ ...TOP, relics: ['moon 4b'], mead: 4 }).plays('use:4b');
    expect(game.state.wolves).toEqual({ sun: 0, moon: 0 });
    expect(game.state.turn).toMatchObject({
      hand: { sun: 0, moon: 0, craft: 0 },
      wolfActions: { sun: 0, moon: 0 },
    });
  });
});
