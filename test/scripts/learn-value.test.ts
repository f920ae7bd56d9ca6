/** The learning of `npm run learn-value`: chances approach the real results, and the same seed gives the same net. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { COMMAND } from '../../scripts/learn-value/command.ts';
import { positionsOf } from '../../scripts/learn-value/positions.ts';
import { type Example, trained } from '../../scripts/learn-value/training.ts';
import { seedFrom } from '../../src/core/random.ts';
import { chanceBy, type Net } from '../../src/core/thinking/net.ts';
import { CHRONICLES } from '../../src/games/chronicles/entry.ts';
import { features } from '../../src/games/chronicles/players/judgement/features.ts';
import { CATALOGUE } from '../../src/games/index.ts';
import { MICROMIDGARD } from '../../src/games/micromidgard/entry.ts';
import { inPackage } from '../../src/runtime/package-folder.ts';

/** A game is won if exactly one of two parts is there, which no single weight for each part could show. */
const EXAMPLES: readonly Example[] = Array.from({ length: 500 }, (_, at) => {
  const [one, other] = [at % 2, Math.floor(at / 2) % 2];
  return { features: [one, other], won: one === other ? 0 : 1 };
});

test('the net learns what no single number shows', () => {
  const net = trained(EXAMPLES, 6, 250, 'seed');
  expect(chanceBy(net, [1, 0])).toBeGreaterThan(0.8);
  expect(chanceBy(net, [0, 1])).toBeGreaterThan(0.8);
  expect(chanceBy(net, [1, 1])).toBeLessThan(0.2);
  expect(chanceBy(net, [0, 0])).toBeLessThan(0.2);
});

test('the same seed gives the same net, and another seed a different one', () => {
  const few = EXAMPLES.slice(0, 100);
  expect(trained(few, 3, 2, 'seed')).toEqual(trained(few, 3, 2, 'seed'));
  expect(trained(few, 3, 2, 'seed')).not.toEqual(trained(few, 3, 2, 'other'));
});

test('a game gives one position per turn after its blunders, each with its result', () => {
  const { game, policies } = CHRONICLES;
  const { random } = policies;
  if (random === undefined) throw new Error('nobody plays at random');
  const options = { rules: 'easy' };
  const opening = {
    options,
    roles: ['odin', 'thor'],
    seed: seedFrom('learnt'),
    box: game.box(options, null),
  };
  const found = positionsOf(game, random, opening, (view) => [...features(view)], true);
  expect(found.length).toBeLessThan(60);
  for (const { features: numbers, won } of found) {
    expect(numbers.length).toBe(found[0]?.features.length);
    expect(numbers.every((number) => Number.isFinite(number))).toBe(true);
    expect(won).toBe(0);
  }
});

test('in a contest each position has the result of the raven that moved there', () => {
  const { game, policies } = MICROMIDGARD;
  const { sensible } = policies;
  if (sensible === undefined) throw new Error('nobody plays well');
  const options = { rules: 'standard' };
  const opening = { options, roles: ['hugin', 'munin'], seed: seedFrom('two'), box: game.box(options, null) };
  const found = positionsOf(game, sensible, opening, (view) => [view.turn.seat], true);
  const endsOf = (seat: number) =>
    new Set(found.flatMap((each) => (each.features[0] === seat ? [each.won] : [])));
  expect([...endsOf(0), ...endsOf(1)].toSorted()).toEqual([0, 1]);
});

test.each([...CATALOGUE.values()].map((entry) => [entry.game.id, entry] as const))(
  '%s names the command that trained its net, with every parameter',
  async (id, entry) => {
    const { learnt } = await entry.samples();
    if (learnt === null) return;
    const file = inPackage(learnt.file);
    const { NET }: { readonly NET: Net } = await import(file);
    const named = COMMAND.exec(readFileSync(file, 'utf8'))?.[1];
    const units = NET.hidden.length;
    expect(named).toMatch(
      new RegExp(`^--game ${id} --games \\d+ --follies \\d+ --units ${units} --epochs \\d+ --seed \\S+$`),
    );
  },
);
