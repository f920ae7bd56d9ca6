/** The Worlds of a ring share its width: equally, unless one is crowded. */
import { expect, test } from 'vitest';
import { sharedWidths } from '../../../../../src/games/chronicles/board/turn-board/tree.ts';

test('Worlds that need no more space are equal', () => {
  expect(sharedWidths([100, 300, 200], 900)).toEqual([300, 300, 300]);
});

test('a crowded World gets the space others can spare, and no more than it needs', () => {
  expect(sharedWidths([200, 350, 250], 900)).toEqual([300 - 100 / 3, 350, 300 - 50 / 3]);
});

test('scarce room is shared by need, largest first', () => {
  expect(sharedWidths([400, 500, 200], 900)).toEqual([300 + 100 / 3, 300 + 200 / 3, 200]);
});
