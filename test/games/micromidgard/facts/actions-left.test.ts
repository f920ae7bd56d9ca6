/** The number of actions that a raven hasn't spent, without which it can't do anything. */
import { expect, test } from 'vitest';
import { LIGHTS, RELICS } from '../../../../src/games/micromidgard/box/components.ts';
import { faceOf } from '../../../../src/games/micromidgard/box/relics.ts';
import { actionsLeft } from '../../../../src/games/micromidgard/facts/actions-left.ts';

test('the actions left are those in the hand and those of both wolves', () => {
  expect(actionsLeft({ hand: { sun: 1, moon: 2, craft: 4 }, wolfActions: { sun: 8, moon: 16 } })).toBe(31);
});

test('every side of every Relic takes an action, so a raven without actions can use none', () => {
  for (const relic of RELICS)
    for (const side of LIGHTS)
      expect(faceOf(relic, side).cost.map(({ what }) => what)).toEqual(
        expect.arrayContaining([expect.stringMatching(/^(wolf-)?action$/)]),
      );
});
