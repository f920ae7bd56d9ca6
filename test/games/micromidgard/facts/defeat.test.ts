/**
 * The distance of each player from defeat: the opponent's points, and the way to the last Ragnarok while the opponent is ahead.
 */
import { expect, test } from 'vitest';
import { stepsToDefeat } from '../../../../src/games/micromidgard/facts/defeat.ts';
import { opponentOf } from '../../../../src/games/micromidgard/facts/seats.ts';
import { micromidgardPresenter } from '../../../../src/games/micromidgard/presenter.ts';
import { UNCOVERED } from '../moment.ts';
import { spending, type Table, table } from '../table.ts';

/** The steps to defeat for the current player, and for the opponent. */
function stepsAt({ state, activeSeat }: Table): readonly number[] {
  return [stepsToDefeat(state, activeSeat), stepsToDefeat(state, opponentOf(activeSeat))];
}

test('the steps to defeat count the points the opponent still needs to reach nine [M-801]', () => {
  expect(stepsAt(table({ points: 2, opponent: { points: 3 } }))).toEqual([6, 7]);
  expect(micromidgardPresenter.danger(table({ points: 2, opponent: { points: 3 } }).state)).toEqual([6, 7]);
});

test("the steps to defeat count the nearest wolf's way to the last Ragnarok for the player who is behind [M-803]", () => {
  const last = { ragnaroks: 4, wolves: { sun: 1 } } as const;
  const [behind = 0, ahead] = stepsAt(table({ ...last, points: 1, opponent: { points: 2 } }));
  expect(behind).toBeLessThanOrEqual(3);
  expect(ahead).toBe(8);
  const [nearer] = stepsAt(table({ ragnaroks: 4, wolves: { sun: 2 }, points: 1, opponent: { points: 2 } }));
  expect(nearer).toBe(behind - 1);
});

test('with two Ragnaroks to come, both wolves start over after the first', () => {
  const at = (ragnaroks: number, sun: number) =>
    stepsAt(table({ ragnaroks, wolves: { sun }, opponent: { points: 1 } }))[0] ?? 0;
  expect(at(3, 1) - at(3, 2)).toBe(1);
  expect(at(3, 1)).toBeGreaterThan(at(4, 1));
});

test('with equal points, the raven with less Gold and Mead is behind [M-805]', () => {
  const last = { ragnaroks: 4, wolves: { sun: 3 } } as const;
  const [poorer = 0, richer] = stepsAt(table({ ...last, points: 1, opponent: { points: 1, mead: 2 } }));
  expect(poorer).toBeLessThan(8);
  expect(richer).toBe(8);
});

test('the steps to defeat are zero for the loser, and at least one for the winner', () => {
  const nearly = { points: 8, gold: 5, blessings: ['surtr'], covers: UNCOVERED } as const;
  const over = spending({ ...nearly, opponent: { points: 8 } })
    .plays('activate:red:1')
    .done();
  expect(over.state.end).toBe('points');
  expect([0, 1].map((seat) => micromidgardPresenter.danger(over.state)[seat])).toEqual([1, 0]);
});
