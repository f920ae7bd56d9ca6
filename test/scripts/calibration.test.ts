/** The report on shown chances: in bins of ten percentage points, and position by position. */
import { describe, expect, test } from 'vitest';
import { toldIn } from '../../scripts/calibration/positions.ts';
import { summaryLines, summaryOf, type Told } from '../../scripts/calibration/summary.ts';
import { completeOptions } from '../../scripts/simulate/reading/game-options.ts';
import type { Judgement } from '../../src/core/thinking/judgement.ts';
import { CATALOGUE } from '../../src/games/index.ts';

function positions(count: number, told: number, won: number, games = 64): readonly Told[] {
  return Array.from({ length: count }, () => ({ told, won, games }));
}

describe('a summary of positions', () => {
  test('shows the errors of single positions that the mean of their bin hides', () => {
    const both = [...positions(5, 0.55, 0.1), ...positions(5, 0.55, 1)];
    const { bins, rms, farOff } = summaryOf(both);
    expect(bins).toEqual([{ positions: 10, told: expect.closeTo(0.55), won: expect.closeTo(0.55) }]);
    expect(rms).toBeGreaterThan(0.4);
    expect(farOff).toBe(10);
  });

  test("doesn't count the noise of few games against the chances", () => {
    // With an even chance, the number of wins in ten games is five, with a standard deviation of 1.6.
    const noisy = [...positions(50, 0.5, 0.34, 10), ...positions(50, 0.5, 0.66, 10)];
    const { rms, farOff } = summaryOf(noisy);
    expect(rms).toBeLessThan(0.05);
    expect(farOff).toBe(0);
  });

  test('finds the slope of chances that are too near the middle', () => {
    const timid = [...positions(50, 0.85, 0.99), ...positions(50, 0.15, 0.01)];
    expect(summaryOf(timid).slope).toBeGreaterThan(2);
    const right = [...positions(50, 0.85, 0.85), ...positions(50, 0.15, 0.15)];
    expect(summaryOf(right).slope).toBeCloseTo(1);
  });

  test('has one line for all positions, and one with a bin for every ten points', () => {
    const [all, bins] = summaryLines(summaryOf([...positions(3, 0.05, 0.05), ...positions(1, 0.95, 0.95)]));
    expect(all).toBe('4 positions: 28 % told, 28 % won, off by 0.0 points (RMS), 0 by over 25, slope 1.00');
    expect(bins).toBe('  told:won (positions) 5:5 (3), 95:95 (1)');
  });
});

const PLAYED = [...CATALOGUE.values()].flatMap((entry) =>
  entry.judgement === null ? [] : [{ name: entry.game.id, entry, judgement: entry.judgement }],
);

test.each(PLAYED)('measuring positions of $name twice gives the same result', ({ entry, judgement }) => {
  const options = completeOptions(entry, {});
  if (!options.ok) throw new Error(options.sentence);
  const cell = { options: options.value, seats: Math.max(2, entry.game.seats.min) };
  const plan = { positions: 2, playouts: 2, policy: 'good', effort: 1, seed: 'two' };
  const quick: Judgement = { ...judgement, usualEffort: 60 };
  const found = toldIn(entry, quick, cell, plan);
  expect(found).toHaveLength(2);
  for (const { told, won } of found) {
    expect(told).toBeGreaterThanOrEqual(0);
    expect(told).toBeLessThanOrEqual(1);
    expect([0, 0.5, 1]).toContain(won);
  }
  expect(toldIn(entry, quick, cell, plan)).toEqual(found);
});
