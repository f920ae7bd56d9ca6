/** The Worlds of a ring share its width: equally, unless one has a crowd. */
import { expect, test } from 'vitest';
import { sharedWidths } from '../../../../../src/games/chronicles/board/turn-board/tree.ts';

test('Worlds that need no more are equal', () => {
  expect(sharedWidths([100, 300, 200], 900)).toEqual([300, 300, 300]);
});

test('a crowd gets what the others can spare, and no more than it wants', () => {
  expect(sharedWidths([200, 350, 250], 900)).toEqual([300 - 100 / 3, 350, 300 - 50 / 3]);
});

test('shares scarce room by need, largest first', () => {
  expect(sharedWidths([400, 500, 200], 900)).toEqual([300 + 100 / 3, 300 + 200 / 3, 200]);
});
