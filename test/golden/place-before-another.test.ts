/** The place in a log whose answer a test leaves out: near the middle, and noticed at once. */
import { expect, test } from 'vitest';
import { placeBeforeAnother } from './place-before-another.ts';

test.each([
  ['the middle, if another answer follows', ['a', 'b', 'c', 'd'], 2],
  ['the nearest later one, if the answer is repeated', ['a', 'a', 'a', 'a', 'b'], 3],
  ['the nearest earlier one, if the answers after it are equal', ['a', 'b', 'c', 'c', 'c'], 1],
  ['the middle, if all answers are equal', ['a', 'a', 'a', 'a'], 2],
])('%s', (_, actions, place) => {
  expect(placeBeforeAnother(actions)).toBe(place);
});
