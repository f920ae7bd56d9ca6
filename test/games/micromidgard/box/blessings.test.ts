/** The 32 squares of the eight Blessings: the cost and the gain of each. */
import { expect, test } from 'vitest';
import type { Values } from '../../../../src/core/requests/request.ts';
import {
  BLESSINGS_OF,
  type Blessing,
  type Level,
  TRACKS,
} from '../../../../src/games/micromidgard/box/components.ts';
import { type Moment, UNCOVERED } from '../moment.ts';
import { changesBy, type Reckoning, spending } from '../table.ts';

const SUN_RELIC: Moment = { relics: ['sun 1c', 'moon 2c'] };
const THE_SUN_ONE = { relic: '1c' };
const THE_MOON_ONE = { relic: '2c' };

type Square = readonly [
  row: string,
  blessing: Blessing,
  level: Level,
  has: Moment,
  values: Values,
  changes: Reckoning,
];

/** The changes of each square include the action of its track that activates it. */
const SQUARES: readonly Square[] = [
  ['M-401', 'surtr', 1, { gold: 5 }, {}, { craft: -1, gold: -5, points: 1 }],
  ['M-402', 'surtr', 2, { gold: 3 }, {}, { craft: -1, gold: -3, sun: 2 }],
  ['M-403', 'surtr', 3, { gold: 2 }, {}, { craft: -1, gold: -2, 'sun-wolf': 1, sun: 1 }],
  ['M-404', 'surtr', 4, { gold: 3 }, {}, { craft: -1, gold: -3, points: 1, 'sun-wolf': 1, sun: 1 }],
  [
    'M-405',
    'wayland',
    1,
    { ...SUN_RELIC, gold: 2 },
    THE_SUN_ONE,
    { craft: -1, gold: -2, points: 1, 'sun-relics': -1 },
  ],
  ['M-406', 'wayland', 2, SUN_RELIC, THE_MOON_ONE, { craft: -1, 'sun-relics': 1, 'moon-relics': -1 }],
  ['M-407', 'wayland', 3, { gold: 3 }, {}, { craft: -1, gold: -3, points: 1, sun: 1 }],
  [
    'M-408',
    'wayland',
    4,
    SUN_RELIC,
    THE_MOON_ONE,
    { craft: -1, points: 1, 'moon-relics': -1, 'moon-wolf': -1 },
  ],
  ['M-409', 'odin', 1, {}, {}, { moon: -1, gold: 1 }],
  ['M-410', 'odin', 2, {}, {}, { moon: -1, gold: 3 }],
  ['M-411', 'odin', 3, {}, {}, { moon: -1, craft: 1, gold: 4 }],
  ['M-412', 'odin', 4, {}, {}, { moon: -1, points: 1, craft: 1, gold: 4 }],
  ['M-413', 'freya', 1, { mead: 1 }, {}, { moon: -1, mead: -1, gold: 2 }],
  ['M-414', 'freya', 2, {}, {}, { moon: -1, mead: 1, gold: 2 }],
  ['M-415', 'freya', 3, {}, {}, { moon: -1, craft: 2 }],
  ['M-416', 'freya', 4, {}, {}, { moon: -1, points: 1, 'moon-wolf': -1 }],
  ['M-417', 'angrboda', 1, { gold: 1 }, {}, { sun: -1, gold: -1, mead: 2 }],
  ['M-418', 'angrboda', 2, {}, {}, { sun: -1, gold: 2, mead: 1 }],
  ['M-419', 'angrboda', 3, {}, {}, { sun: -1, craft: 2 }],
  ['M-420', 'angrboda', 4, {}, {}, { sun: -1, points: 1, 'sun-wolf': -1 }],
  ['M-421', 'hel', 1, {}, {}, { sun: -1, mead: 1 }],
  ['M-422', 'hel', 2, {}, {}, { sun: -1, mead: 3 }],
  ['M-423', 'hel', 3, {}, {}, { sun: -1, craft: 1, mead: 4 }],
  ['M-424', 'hel', 4, {}, {}, { sun: -1, points: 1, craft: 1, mead: 4 }],
  [
    'M-425',
    'svartalfheim',
    1,
    { ...SUN_RELIC, mead: 2 },
    THE_MOON_ONE,
    { craft: -1, mead: -2, points: 1, 'moon-relics': -1 },
  ],
  ['M-426', 'svartalfheim', 2, SUN_RELIC, THE_SUN_ONE, { craft: -1, 'sun-relics': -1, 'moon-relics': 1 }],
  ['M-427', 'svartalfheim', 3, { mead: 3 }, {}, { craft: -1, mead: -3, points: 1, moon: 1 }],
  [
    'M-428',
    'svartalfheim',
    4,
    SUN_RELIC,
    THE_SUN_ONE,
    { craft: -1, points: 1, 'sun-relics': -1, 'sun-wolf': -1 },
  ],
  ['M-429', 'buri', 1, { mead: 5 }, {}, { craft: -1, mead: -5, points: 1 }],
  ['M-430', 'buri', 2, { mead: 3 }, {}, { craft: -1, mead: -3, moon: 2 }],
  ['M-431', 'buri', 3, { mead: 2 }, {}, { craft: -1, mead: -2, 'moon-wolf': 1, moon: 1 }],
  ['M-432', 'buri', 4, { mead: 3 }, {}, { craft: -1, mead: -3, points: 1, 'moon-wolf': 1, moon: 1 }],
];

function activated([, blessing, level, has]: Square) {
  const track = TRACKS.find((each) => (BLESSINGS_OF[each] as readonly string[]).includes(blessing)) ?? 'red';
  const action = track === 'red' || track === 'blue' ? 'craft' : track;
  const game = spending({
    ...has,
    blessings: [blessing],
    covers: UNCOVERED,
    levels: { [track]: 4 },
    wolves: { sun: 2, moon: 2 },
    hand: { [action]: 1 },
  });
  return { game, track, choice: `activate:${track}:${level}` };
}

test.each(SQUARES)('[%s] %s, level %i', (...square) => {
  const [, , , , values, changes] = square;
  const { game, track, choice } = activated(square);
  expect(changesBy(game, () => game.plays(choice, values))).toEqual(changes);
  expect(game.me.levels[track]).toBe(1);
});

/** Squares with a cost: with one Gold or Mead too few, or without the Relic, they are not offered. */
const COSTING = SQUARES.filter(([, , , has]) => Object.keys(has).length > 0);

test.each(COSTING)("a square is not offered to a raven that can't pay for it: %s", (...square) => {
  const [row, blessing, level, has, values, changes] = square;
  const poorer: Moment = {
    ...(has.gold === undefined ? {} : { gold: has.gold - 1 }),
    ...(has.mead === undefined ? {} : { mead: has.mead - 1 }),
  };
  const { game, choice } = activated([row, blessing, level, poorer, values, changes]);
  expect(game.ways('activate')).not.toContain(choice);
  expect(game.refuses(choice, values).code).toMatch(/^(too-few|no-such-relic)$/);
});

test('every square of every Blessing is covered', () => {
  const all = TRACKS.flatMap((track) =>
    BLESSINGS_OF[track].flatMap((each) => [1, 2, 3, 4].map((level) => `${each} ${level}`)),
  );
  expect(SQUARES.map(([, blessing, level]) => `${blessing} ${level}`).sort()).toEqual(all.sort());
});
