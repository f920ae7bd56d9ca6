/** The 24 sides of the twelve Relics: the cost and the gain of each. */
import { describe, expect, test } from 'vitest';
import type { Values } from '../../../../src/core/requests/request.ts';
import { LIGHTS, type Light, RELICS, type Relic } from '../../../../src/games/micromidgard/box/components.ts';
import type { Moment } from '../moment.ts';
import { changesBy, type Reckoning, spending, table } from '../table.ts';

const CRAFT: Moment = { hand: { craft: 1 } };
const SUN: Moment = { hand: { sun: 1 } };
const MOON: Moment = { hand: { moon: 1 } };

type Face = readonly [
  row: string,
  side: Light,
  relic: Relic,
  has: Moment,
  /** The part of the answer's id after the Relic's name. */
  way: string,
  values: Values,
  changes: Reckoning,
];

const FACES: readonly Face[] = [
  ['M-501', 'sun', '1a', { ...CRAFT, gold: 1 }, '', {}, { craft: -1, gold: -1, sun: 1 }],
  ['M-502', 'sun', '1b', { ...SUN, gold: 1 }, '', {}, { sun: -1, gold: -1, craft: 1 }],
  ['M-503', 'sun', '1c', { ...CRAFT, gold: 5 }, ':gold', { amount: 4 }, { craft: -1, gold: -4, mead: 4 }],
  [
    'M-504',
    'sun',
    '2a',
    { wolfActions: { moon: 1 }, gold: 2 },
    '',
    {},
    { gold: -2, 'moon-wolf-actions': -1, 'sun-wolf': 1, sun: 1 },
  ],
  ['M-505', 'sun', '2b', SUN, '', {}, { sun: -1, gold: 2 }],
  ['M-506', 'sun', '2c', CRAFT, '', {}, { craft: -1, gold: 1, mead: 1 }],
  [
    'M-507',
    'sun',
    '3a',
    { ...CRAFT, gold: 3, mead: 1 },
    '',
    { gold: 3 },
    { craft: -1, gold: -3, mead: -1, points: 1 },
  ],
  ['M-508', 'sun', '3b', { ...CRAFT, gold: 3 }, '', {}, { craft: -1, gold: -3, points: 1 }],
  [
    'M-509',
    'sun',
    '3c',
    { ...CRAFT, gold: 5 },
    '',
    {},
    { craft: -1, gold: -5, points: 1, 'sun-wolf': 1, sun: 1 },
  ],
  ['M-510', 'sun', '4a', { ...CRAFT, gold: 4 }, '', {}, { craft: -1, gold: -4, points: 1, 'sun-wolf': 1 }],
  ['M-511', 'sun', '4b', { ...CRAFT, gold: 4 }, '', {}, { craft: -1, gold: -4, points: 1, 'moon-wolf': -1 }],
  ['M-512', 'sun', '4c', { ...SUN, gold: 2 }, '', {}, { sun: -1, gold: -2, craft: 2 }],
  ['M-513', 'moon', '1a', { ...CRAFT, mead: 1 }, '', {}, { craft: -1, mead: -1, moon: 1 }],
  ['M-514', 'moon', '1b', { ...MOON, mead: 1 }, '', {}, { moon: -1, mead: -1, craft: 1 }],
  ['M-515', 'moon', '1c', { ...CRAFT, mead: 5 }, ':mead', { amount: 4 }, { craft: -1, gold: 4, mead: -4 }],
  [
    'M-516',
    'moon',
    '2a',
    { wolfActions: { sun: 1 }, mead: 2 },
    '',
    {},
    { mead: -2, 'sun-wolf-actions': -1, 'moon-wolf': 1, moon: 1 },
  ],
  ['M-517', 'moon', '2b', MOON, '', {}, { moon: -1, mead: 2 }],
  ['M-518', 'moon', '2c', CRAFT, '', {}, { craft: -1, gold: 1, mead: 1 }],
  [
    'M-519',
    'moon',
    '3a',
    { ...CRAFT, gold: 2, mead: 4 },
    '',
    { gold: 1 },
    { craft: -1, gold: -1, mead: -3, points: 1 },
  ],
  ['M-520', 'moon', '3b', { ...CRAFT, mead: 3 }, '', {}, { craft: -1, mead: -3, points: 1 }],
  [
    'M-521',
    'moon',
    '3c',
    { ...CRAFT, mead: 5 },
    '',
    {},
    { craft: -1, mead: -5, points: 1, 'moon-wolf': 1, moon: 1 },
  ],
  ['M-522', 'moon', '4a', { ...CRAFT, mead: 4 }, '', {}, { craft: -1, mead: -4, points: 1, 'moon-wolf': 1 }],
  ['M-523', 'moon', '4b', { ...CRAFT, mead: 4 }, '', {}, { craft: -1, mead: -4, points: 1, 'sun-wolf': -1 }],
  ['M-524', 'moon', '4c', { ...MOON, mead: 2 }, '', {}, { moon: -1, mead: -2, craft: 2 }],
];

function having([, side, relic, has]: Face) {
  return spending({ hand: {}, ...has, relics: [`${side} ${relic}`], wolves: { sun: 2, moon: 2 } });
}

test.each(FACES)('[%s] %s side of %s', (...face) => {
  const [, side, relic, , way, values, changes] = face;
  const game = having(face);
  expect(changesBy(game, () => game.plays(`use:${relic}${way}`, values))).toEqual(changes);
  expect(game.told('relic-used')).toEqual([{ type: 'relic-used', seat: 0, relic, side }]);
  expect(game.state.turn.used).toEqual([relic]);
});

const COSTING = FACES.filter(([, , , has]) => has.gold !== undefined || has.mead !== undefined);

test.each(COSTING)('a Relic cannot be used by a raven that has one resource too few: %s', (...face) => {
  const [row, side, relic, has, way, values, changes] = face;
  const isExchange = way !== '';
  const poorer: Moment = isExchange
    ? { ...has, gold: 0, mead: 0 }
    : {
        ...has,
        ...(has.gold === undefined ? {} : { gold: has.gold - 1 }),
        ...(has.mead === undefined || relic === '3a' ? {} : { mead: has.mead - 1 }),
        ...(relic === '3a' ? { gold: 0, mead: 3 } : {}),
      };
  const game = having([row, side, relic, poorer, way, values, changes]);
  expect(game.refuses(`use:${relic}${way}`, values).code).toMatch(
    isExchange ? /^nothing-to-exchange$/ : /^too-few/,
  );
});

test('every side of every Relic is covered', () => {
  const all = LIGHTS.flatMap((side) => RELICS.map((relic) => `${side} ${relic}`));
  expect(FACES.map(([, side, relic]) => `${side} ${relic}`)).toEqual(all);
});

test('the two sides of a Relic mirror each other [M-525]', () => {
  for (const relic of RELICS) {
    const [one, other] = LIGHTS.map((side) => FACES.find((face) => face[1] === side && face[2] === relic));
    expect(mirrored(one?.[6] ?? {}, relic)).toEqual(other?.[6]);
  }
});

const SWAPPED: Readonly<Record<string, string>> = { gold: 'mead', mead: 'gold', sun: 'moon', moon: 'sun' };

/** Swaps Gold with Mead and Sun with Moon; 3a takes any four resources, so their kinds don't matter. */
function mirrored(changes: Reckoning, relic: Relic): Reckoning {
  if (relic === '3a') return { craft: -1, gold: -1, mead: -3, points: 1 };
  return Object.fromEntries(
    Object.entries(changes).map(([of, change]) => {
      const [first = '', ...rest] = of.split('-');
      return [[SWAPPED[first] ?? first, ...rest].join('-'), change];
    }),
  );
}

describe('an exchange', () => {
  test('is one for one, of any amount [M-316]', () => {
    const game = spending({ relics: ['sun 1c'], gold: 3, mead: 2 });
    expect(game.way('use:1c:gold').fields).toEqual({ amount: { kind: 'number', from: 1, to: 3 } });
    expect(game.way('use:1c:mead').fields).toEqual({ amount: { kind: 'number', from: 1, to: 2 } });
    game.plays('use:1c:mead', { amount: 2 });
    expect(game.me).toMatchObject({ gold: 5, mead: 0 });
    expect(game.told('resource-exchanged')).toMatchObject([{ resource: 'mead', amount: 2 }]);
  });

  test('is limited by the room left, and works one way only [M-317]', () => {
    const game = spending({ relics: ['moon 1c'], gold: 5, mead: 6 });
    expect(game.way('use:1c:gold').fields).toEqual({ amount: { kind: 'number', from: 1, to: 1 } });
    expect(game.way('use:1c:mead').fields).toEqual({ amount: { kind: 'number', from: 1, to: 2 } });
    expect(spending({ relics: ['moon 1c'], gold: 7, mead: 3 }).ways('use')).toEqual(['use:1c:gold']);
    const full = spending({ relics: ['moon 1c'], gold: 7, mead: 7 });
    expect(full.ways('use')).toEqual([]);
    expect(full.refuses('use:1c:gold', { amount: 1 })).toEqual({ code: 'nothing-to-exchange' });
  });
});

/** Svartalfheim gives 1 Mead and a Craft action. */
describe("an exchange before a player takes the Realm's yield", () => {
  const arrived = () =>
    table({
      relics: ['moon 1c'],
      gold: 3,
      mead: 6,
      meeples: { dvalin: 'niflheim' },
    }).moves('dvalin', 'svartalfheim');

  test('may use the room that the yield would have filled, and no more [M-211, M-317]', () => {
    const game = arrived();
    expect(game.me).toMatchObject({ gold: 3, mead: 7 });
    expect(game.way('use:1c:gold').fields).toEqual({ amount: { kind: 'number', from: 1, to: 1 } });
    game.plays('use:1c:gold', { amount: 1 });
    expect(game.me).toMatchObject({ gold: 2, mead: 7 });
    expect(game.told('resource-lost')).toEqual([]);
    expect(game.state.turn).toMatchObject({ waiting: { mead: 1 }, loose: { mead: 0 } });
    game.done();
    expect(game.me).toMatchObject({ gold: 2, mead: 7 });
    expect(game.told('resource-lost')).toMatchObject([{ resource: 'mead', amount: 1 }]);
  });

  test('can turn the whole hoard into the other resource, which makes room for the yield [M-212]', () => {
    const game = arrived().plays('use:1c:mead', { amount: 4 });
    expect(game.me).toMatchObject({ gold: 7, mead: 3 });
  });

  test('is not available if all seven resources are from earlier turns [M-317]', () => {
    const game = table({ relics: ['moon 1c'], gold: 3, mead: 7, meeples: { dvalin: 'niflheim' } });
    expect(game.moves('dvalin', 'svartalfheim').ways('use')).toEqual(['use:1c:mead']);
    expect(game.refuses('use:1c:gold', { amount: 1 }).code).toBe('not-an-answer');
  });
});

test('a player can pay any four of their resources [M-507]', () => {
  const game = spending({ relics: ['sun 3a'], gold: 3, mead: 2 });
  expect(game.way('use:3a').fields).toEqual({ gold: { kind: 'number', from: 2, to: 3 } });
});
