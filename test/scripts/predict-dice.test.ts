/** Whether the dice of a table can be predicted from earlier ones. */
import seedrandom from 'seedrandom';
import { expect, test } from 'vitest';
import { diceSeenInGame } from '../../scripts/predict-dice/game.ts';
import { fits, generatorBehind } from '../../scripts/predict-dice/prediction.ts';
import { openStreams, roll, type Seed, seedFrom, tableSeedFrom } from '../../src/core/random.ts';

/** Each die reveals more than a die with six sides, so fewer dice are needed and the search is short. */
const SIDES = 20;
const SEEN = 32;

function diceOf(seed: Seed) {
  const chance = { streams: openStreams(seed, ['dice']) };
  return Array.from({ length: SEEN + 40 }, () => {
    const presenter = roll(chance, 'dice', SIDES);
    return { from: presenter / SIDES, to: (presenter + 1) / SIDES };
  });
}

test('with alea, the dice already seen predict every later die', () => {
  const dice = diceOf(seedFrom('told'));
  const generator = generatorBehind(dice.slice(0, SEEN));
  if (generator === null) throw new Error('the generator was not found');
  expect(dice.slice(SEEN).filter((die) => !fits(generator(), die))).toEqual([]);
});

test('the first dice and the most informative ones are enough if the others reveal little', () => {
  const COIN = [
    { from: 0, to: 1 / 2 },
    { from: 1 / 2, to: 1 },
  ];
  const dice = diceOf(seedFrom('told by some'));
  const dim = dice.map((die, at) =>
    at < 16 || at % 3 === 0 ? die : (COIN.find((side) => fits(die.from, side)) ?? die),
  );
  const generator = generatorBehind(dim.slice(0, 64), 32);
  if (generator === null) throw new Error('the generator was not found');
  expect(dice.slice(64).filter((die) => !fits(generator(), die))).toEqual([]);
});

test('a game of Yggdrasil shows every die it rolls, in order', () => {
  const seed = seedFrom('shown');
  const dice = diceSeenInGame(seed, ['tyr']);
  expect(dice.length).toBeGreaterThan(100);
  const generator = seedrandom.alea(`${seed}/dice`);
  expect(dice.filter((die) => !fits(generator(), die))).toEqual([]);
});

test('the dice of a keyed stream predict nothing', () => {
  expect(generatorBehind(diceOf(tableSeedFrom('not told')).slice(0, SEEN))).toBeNull();
});
