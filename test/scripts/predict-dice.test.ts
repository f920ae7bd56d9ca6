/** Whether the dice of a table can be told from those that were seen before. */
import { expect, test } from 'vitest';
import { fits, generatorBehind } from '../../scripts/predict-dice/prediction.ts';
import { openStreams, roll, type Seed, seedFrom, tableSeedFrom } from '../../src/core/random.ts';

/** Each tells more than one of six sides, so fewer are needed and the search is short. */
const SIDES = 20;
const SEEN = 32;

function diceOf(seed: Seed) {
  const chance = { streams: openStreams(seed, ['dice']) };
  return Array.from({ length: SEEN + 40 }, () => {
    const presenter = roll(chance, 'dice', SIDES);
    return { from: presenter / SIDES, to: (presenter + 1) / SIDES };
  });
}

test('alea tells every later die by those that were seen', () => {
  const dice = diceOf(seedFrom('told'));
  const generator = generatorBehind(dice.slice(0, SEEN));
  if (generator === null) throw new Error('the generator was not found');
  expect(dice.slice(SEEN).filter((die) => !fits(generator(), die))).toEqual([]);
});

test('a keyed stream tells none', () => {
  expect(generatorBehind(diceOf(tableSeedFrom('not told')).slice(0, SEEN))).toBeNull();
});
