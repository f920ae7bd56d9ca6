/** Two estimates of the same chance or lead: a precise one that ends at the evaluation, and one further ahead that dice blur. */
import { expect, test } from 'vitest';
import type { Contender } from '../../src/mind/chance/contest.ts';
import { byBothLooks, combined, leadOver } from '../../src/mind/chance/two-looks.ts';

const NO_ESTIMATE = { mean: 0, error: Number.POSITIVE_INFINITY };

test('each estimate counts by its precision, and the near one also by the error of the evaluation', () => {
  const { mean, error } = combined({ mean: 0.1, error: 0.01 }, { mean: 0.06, error: 0.04 }, 0.02);
  // The weights are 1 / (0.01² + 0.02²) and 1 / 0.04².
  expect(mean).toBeCloseTo((2000 * 0.1 + 625 * 0.06) / 2625, 10);
  expect(error).toBeCloseTo(1 / Math.sqrt(2625), 10);
});

test('if dice cannot explain why the estimates disagree, the evaluation was wrong', () => {
  const { mean } = combined({ mean: 0.5, error: 0.01 }, { mean: 0, error: 0.02 }, 0.02);
  expect(mean).toBeLessThan(0.01);
});

test('an estimate from too few boards counts for nothing', () => {
  const known = { mean: 0.1, error: 0.01 };
  expect(combined(known, NO_ESTIMATE, 0).mean).toBeCloseTo(0.1, 10);
  expect(combined(NO_ESTIMATE, known, 0).mean).toBeCloseTo(0.1, 10);
  expect(combined(NO_ESTIMATE, NO_ESTIMATE, 0)).toEqual(NO_ESTIMATE);
});

test('estimates that are the same on every board still combine to a number', () => {
  const { mean, error } = combined({ mean: 0.2, error: 0 }, { mean: 0.2, error: 0 }, 0.02);
  expect(mean).toBeCloseTo(0.2, 10);
  expect(error).toBeGreaterThan(0);
});

/** An answer with these chances a round ahead and, if they're given, further ahead. */
function contender(choice: string, near: number, further?: number): Contender<null> {
  const boards = Array.from({ length: 16 }, (_, board) => (board % 2) / 100);
  return {
    answer: { request: 'turn-1', choice, values: {} },
    leaves: boards.map((noise) => ({ view: null, chance: near + noise })),
    ...(further === undefined ? {} : { further: boards.map((noise) => further + noise) }),
  };
}

test('a lead lies between those of the two looks', () => {
  const [walk, rest] = [contender('walk', 0.5, 0.6), contender('rest', 0.52, 0.56)];
  // The looks disagree by 6 points, of which dice explain 1.5, so the near one is off by 4.5 and the other by the least error.
  const [near, far] = [1 / 0.045 ** 2, 1 / 0.005 ** 2];
  expect(leadOver(walk, rest).mean).toBeCloseTo((near * -0.02 + far * 0.04) / (near + far), 10);
});

test('without a further look at both answers, only the near one counts', () => {
  expect(leadOver(contender('walk', 0.5, 0.6), contender('rest', 0.52)).mean).toBeCloseTo(-0.02, 10);
});

test('answers with a further look are put in order by both looks, before the others', () => {
  const order = [contender('rest', 0.52, 0.4), contender('leap', 0.51), contender('walk', 0.5, 0.6)];
  expect(byBothLooks(order).map(({ answer }) => answer.choice)).toEqual(['walk', 'rest', 'leap']);
});

test('the order stays if there was no time to look further', () => {
  const order = [contender('rest', 0.52), contender('walk', 0.5)];
  expect(byBothLooks(order)).toEqual(order);
});
