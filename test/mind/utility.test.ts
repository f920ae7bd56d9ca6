/** Reasons are ranked by the value of their parts. */
import { expect, test } from 'vitest';
import { type Outcome, strongest, utilitiesBy } from '../../src/mind/chance/utility.ts';

/** Vikings decide, elves hardly matter, runes come with the Vikings, and the wall never changes. */
const OUTCOMES: readonly Outcome[] = Array.from({ length: 60 }, (_, board) => {
  const vikings = board % 5;
  const elves = Math.floor(board / 5) % 4;
  return {
    parts: { vikings, elves, danger: -board % 3, wall: 7 },
    chance: 0.1 + 0.1 * vikings + 0.01 * elves,
  };
});

const reason = (part: string, mean: number) => ({ part, mean, error: 0 });

test('a part is worth the chance that one more of it adds', () => {
  const utilities = utilitiesBy(OUTCOMES);
  expect(utilities?.['vikings']).toBeCloseTo(0.1, 1);
  expect(utilities?.['elves']).toBeCloseTo(0.01, 1);
  expect(utilities?.['danger'] ?? 0).toBeCloseTo(0, 1);
  expect(utilities).not.toHaveProperty('wall');
});

test('more of a part is never worth less than nothing', () => {
  const worse = OUTCOMES.map(({ parts, chance }) => ({ parts, chance: 1 - chance }));
  expect(Object.values(utilitiesBy(worse) ?? {}).every((utility) => utility >= 0)).toBe(true);
});

test('the strongest reason comes first, even if another is surer; negligible ones are left out', () => {
  const utilities = utilitiesBy(OUTCOMES);
  const told = strongest([reason('elves', 3), reason('danger', 1), reason('vikings', 1)], utilities, 0.12);
  expect(told.map(({ part }) => part)).toEqual(['vikings', 'elves']);
  expect(strongest([reason('elves', 1), reason('vikings', 1)], utilities, 0.2)).toHaveLength(1);
});

test('direct effects of the answer come before later ones', () => {
  const counted = (part: string, when: 'answer' | 'round') => ({ ...reason(part, 1), counted: when });
  const told = strongest(
    [counted('vikings', 'round'), counted('elves', 'answer')],
    utilitiesBy(OUTCOMES),
    0.02,
  );
  expect(told.map(({ counted: when }) => when)).toEqual(['answer', 'round']);
});

test('with too few playouts the reasons stay as they are', () => {
  expect(utilitiesBy(OUTCOMES.slice(0, 5))).toBeNull();
  const reasons = [reason('danger', 1), reason('vikings', 1)];
  expect(strongest(reasons, null, 0.5)).toEqual(reasons);
});
