/** Each Prophecy in the house's box goes to the right player. */
import { describe, expect, test } from 'vitest';
import {
  LIGHTS,
  MEASURES,
  PROPHECIES,
  type Prophecy,
  TRACKS,
} from '../../../../src/games/micromidgard/box/components.ts';
import { fulfilledBy, partsOf } from '../../../../src/games/micromidgard/facts/prophecies.ts';
import type { Player } from '../moment.ts';
import { UNCOVERED } from '../moment.ts';
import { table } from '../table.ts';

type Case = readonly [row: string, prophecy: Prophecy, fulfils: Player, fails: Player];

/** In everything the Prophecy does not compare, the player who fails it is ahead. */
const CASES: readonly Case[] = [
  ['M-711', 'most-gold', { gold: 3 }, { gold: 2, mead: 7 }],
  ['M-712', 'most-sun-relics', { relics: ['sun 1a'] }, { relics: ['moon 2a', 'moon 3a'] }],
  ['M-713', 'most-sun-level', { levels: { sun: 2 } }, { levels: { moon: 4, red: 4, blue: 4 } }],
  ['M-714', 'most-red-level', { levels: { red: 2 } }, { levels: { moon: 4, sun: 4, blue: 4 } }],
  ['M-715', 'most-gold-over-mead', { gold: 2 }, { gold: 7, mead: 6 }],
  ['M-716', 'most-levels', { levels: { red: 3, blue: 3 } }, { levels: { sun: 4 } }],
  ['M-717', 'most-resources', { gold: 2, mead: 3 }, { gold: 4 }],
  ['M-718', 'most-relics', { relics: ['sun 1a', 'moon 2a'] }, { relics: ['sun 3a'] }],
  ['M-719', 'most-mead', { mead: 3 }, { mead: 2, gold: 7 }],
  ['M-720', 'most-moon-relics', { relics: ['moon 1a'] }, { relics: ['sun 2a', 'sun 3a'] }],
  ['M-721', 'most-moon-level', { levels: { moon: 2 } }, { levels: { sun: 4, red: 4, blue: 4 } }],
  ['M-722', 'most-blue-level', { levels: { blue: 2 } }, { levels: { moon: 4, sun: 4, red: 4 } }],
  ['M-723', 'most-mead-over-gold', { mead: 2 }, { mead: 7, gold: 6 }],
  ['M-724', 'least-levels', { levels: { sun: 4 } }, { levels: { red: 3, blue: 3 } }],
  ['M-725', 'least-resources', { gold: 4 }, { gold: 2, mead: 3 }],
  ['M-726', 'least-points', { points: 3 }, { points: 4 }],
];

test.each(TRACKS)('the %s track counts among the four levels [M-716, M-724]', (track) => {
  const { state } = table({ levels: { [track]: 2 } });
  expect(fulfilledBy(state, 'most-levels')).toBe(0);
  expect(fulfilledBy(state, 'least-levels')).toBe(1);
});

test.each(CASES)('[%s] %s', (_row, prophecy, fulfils, fails) => {
  const first = table({ ...fulfils, opponent: fails, covers: UNCOVERED });
  const second = table({ ...fails, opponent: fulfils, covers: UNCOVERED });
  expect(fulfilledBy(first.state, prophecy)).toBe(0);
  expect(fulfilledBy(second.state, prophecy)).toBe(1);
});

test.each(PROPHECIES)('no one fulfils %s if both players are equal in what it compares', (prophecy) => {
  expect(fulfilledBy(table().state, prophecy)).toBeNull();
});

test("the house's box has eight Prophecies for each side, all of them listed here [M-905]", () => {
  const { box } = table().state;
  for (const side of LIGHTS) expect(new Set(box.prophecies[side]).size).toBe(8);
  expect(LIGHTS.flatMap((side) => box.prophecies[side])).toEqual(CASES.map(([, prophecy]) => prophecy));
});

describe('any other Prophecy that a box may print', () => {
  test('compares one of the comparable values, by most or by least', () => {
    expect(PROPHECIES).toHaveLength(2 * MEASURES.length);
    for (const prophecy of PROPHECIES) {
      const { leaning, measure } = partsOf(prophecy);
      expect(`${leaning}-${measure}`).toBe(prophecy);
      expect(MEASURES).toContain(measure);
    }
  });

  test.each(CASES)(
    'is won by the other raven if "most" is replaced by "least": %s',
    (_row, prophecy, fulfils, fails) => {
      const { leaning, measure } = partsOf(prophecy);
      const contrary: Prophecy = `${leaning === 'most' ? 'least' : 'most'}-${measure}`;
      const game = table({ ...fulfils, opponent: fails, covers: UNCOVERED });
      expect(fulfilledBy(game.state, contrary)).toBe(1);
    },
  );
});
