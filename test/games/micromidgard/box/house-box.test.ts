/** The values we use if no box is available. */
import { describe, expect, test } from 'vitest';
import { RULE_STATES } from '../../../../src/games/micromidgard/box/box.ts';
import {
  MEEPLES,
  OUTER_REALMS,
  REALMS,
  type Realm,
  TRACKS,
} from '../../../../src/games/micromidgard/box/components.ts';
import type { Yield } from '../../../../src/games/micromidgard/box/deal.ts';
import { HOUSE_BOX } from '../../../../src/games/micromidgard/box/house-box.ts';
import { yieldInWords } from '../../../../src/games/micromidgard/box-file/yields.ts';

const { ring, sunSpaces, realms, destroyedRealms, tokens, prophecyPoints, winningScore } = HOUSE_BOX;

test('the standard rules are the only edition', () => {
  expect(HOUSE_BOX.rules).toBe('standard');
  expect(RULE_STATES).toEqual(['standard']);
});

test('the ring starts with the four spaces of the Sun [M-901]', () => {
  expect(ring.slice(0, sunSpaces)).toEqual(['asgard', 'vanaheim', 'alfheim', 'muspellheim']);
  expect(ring.slice(sunSpaces)).toEqual(['helheim', 'niflheim', 'svartalfheim', 'jotunheim']);
});

test('a destroyed Realm yields less Gold or Mead, or none [M-902]', () => {
  for (const realm of OUTER_REALMS) {
    const before = realms[realm];
    const after = destroyedRealms[realm];
    const isDriving = (what: string) => what === 'action' || what === 'wolf-action';
    expect(after.filter(({ what }) => isDriving(what))).toEqual(before.filter(({ what }) => isDriving(what)));
    const coins = (given: typeof before) =>
      given.reduce((sum, each) => sum + (each.what === 'gold' || each.what === 'mead' ? each.amount : 0), 0);
    expect(coins(after)).toBe(coins(before) - 1);
  }
  expect(Object.keys(realms).sort()).toEqual([...REALMS].sort());
});

/** A Realm's yield, before and after its destruction, as a box file writes it. */
const GIVEN: readonly (readonly [row: string, realm: Realm, normal: string, destroyed: string | null])[] = [
  ['M-921', 'midgard', '1 gold, 1 mead', null],
  ['M-922', 'asgard', 'sun-wolf action, 1 gold', 'sun-wolf action'],
  ['M-923', 'vanaheim', '3 gold', '2 gold'],
  ['M-924', 'alfheim', 'craft action, 1 gold', 'craft action'],
  ['M-925', 'muspellheim', 'sun-wolf action, 1 mead', 'sun-wolf action'],
  ['M-926', 'helheim', 'moon-wolf action, 1 mead', 'moon-wolf action'],
  ['M-927', 'niflheim', '3 mead', '2 mead'],
  ['M-928', 'svartalfheim', 'craft action, 1 mead', 'craft action'],
  ['M-929', 'jotunheim', 'moon-wolf action, 1 gold', 'moon-wolf action'],
];

test.each(GIVEN)('[%s] %s has the yield of the house', (_row, realm, normal, destroyed) => {
  expect(inWords(realms[realm])).toBe(normal);
  if (realm !== 'midgard') expect(inWords(destroyedRealms[realm])).toBe(destroyed);
});

function inWords(given: readonly Yield[]): string {
  return given.map(yieldInWords).join(', ');
}

describe('the tokens', () => {
  test('show the Realms of the Blessings on their cards [M-903]', () => {
    expect(tokens).toEqual({
      red: ['muspellheim', 'alfheim'],
      blue: ['svartalfheim', 'niflheim'],
      sun: ['jotunheim', 'helheim'],
      moon: ['asgard', 'vanaheim'],
    });
  });

  test('always take two spaces from either track', () => {
    for (const track of TRACKS) {
      const [one, other] = tokens[track].map((realm) => ring.indexOf(realm) < sunSpaces);
      expect(one).toBe(other);
    }
  });
});

test('the columns are worth enough points to win [M-904]', () => {
  expect(prophecyPoints).toEqual([1, 1, 2, 2, 3]);
  expect(prophecyPoints.reduce((sum, points) => sum + points, 0)).toBe(winningScore);
});

test('the meeples are the four stags [M-907]', () => {
  expect(MEEPLES).toEqual(['dain', 'dvalin', 'duneyr', 'durathror']);
});
