/** The chance of winning shown at the start and in mid-game matches the quick player's results, in every rule state. */
import { describe, expect, test } from 'vitest';
import { measuredCell, startValue } from '../../../../scripts/calibration/measuring.ts';
import { CHRONICLES } from '../../../../src/games/chronicles/entry.ts';
import { JUDGEMENT } from '../../../../src/games/chronicles/players/judgement/judgement.ts';
import { scaled } from '../../../scale.ts';
import measured from './calibration.json' with { type: 'json' };

const FARTHEST = 0.06;
/** Single positions vary so much that the mean of a few tells little. */
const SPREAD = 0.3;

/** The largest deviation allowed: a fixed part, two standard errors of the measured share, and the spread of positions. */
function farthest({ won, games }: { readonly won: number; readonly games: number }, valued: number): number {
  return FARTHEST + 2 * Math.sqrt((won * (1 - won)) / games) + SPREAD / Math.sqrt(valued);
}

describe.each(measured.cells.map((cell) => ({ ...cell, rules: cell.options.rules })))(
  'the predicted chance of winning ($rules, seats: $seats)',
  ({ options, seats, start, middle }) => {
    const cell = { options, seats };
    const { seed } = measured;

    test('matches the played games at the start', () => {
      const openings = scaled(300);
      const value = startValue(CHRONICLES, JUDGEMENT, cell, openings, seed);
      expect(Math.abs(value - start.won)).toBeLessThan(farthest(start, openings));
    });

    test('matches the played games in the middle', () => {
      const games = scaled(60);
      const { value } = measuredCell(CHRONICLES, JUDGEMENT, cell, {
        games,
        middle: measured.middle,
        seed,
      }).middle;
      expect(Math.abs(value - middle.won)).toBeLessThan(farthest(middle, games));
    });
  },
);
