/** The boards with which drawing processes are warmed up can be painted, one per game. */
import { expect, test } from 'vitest';
import { CATALOGUE } from '../../src/games/index.ts';
import { firstBoards } from '../../src/program/first-boards.ts';
import { openPainting } from '../render/drawing/painting.ts';

test('every game has a first board that Skia paints', () => {
  const { paint } = openPainting();
  const boards = [...firstBoards(CATALOGUE)];
  expect(boards).toHaveLength(CATALOGUE.size);
  expect(new Set(boards).size).toBe(CATALOGUE.size);
  for (const svg of boards) expect(paint(svg).width).toBe(900);
});
