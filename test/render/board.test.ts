/** The board of a game that has drawings of its own, and of one that has none. */
import { expect, test } from 'vitest';
import { presenterOf } from '../../src/core/defining/presenter.ts';
import type { GameEvent } from '../../src/core/game.ts';
import { viewAtBeginning } from '../../src/core/teaching/beginning.ts';
import { drawnBoard } from '../../src/render/pictures/board.ts';
import { boardOfLines } from '../../src/render/pictures/lines-board.ts';
import { SAMPLE } from '../sample/room/entry.ts';
import { speaking } from '../shared/games/entries.ts';

const KINDS = ['turnBoard', 'fullBoard'] as const;
const { presenter, game } = SAMPLE;
const view = viewAtBeginning(game, ['', '']);
const english = speaking('en');
const MOVED: readonly GameEvent[] = [{ type: 'moved' }];
const MOVE = { choice: 'throw', values: {} };

test('a game without drawings of its own shows its text board, in the channel and on a full screen', () => {
  const lines = presenter.textBoard(view).map(english);
  expect(lines.length).toBeGreaterThan(1);
  for (const kind of KINDS) expect(drawnBoard(presenter, kind, view, [], english)).toBe(boardOfLines(lines));
});

test('a game with a drawing of its own shows it, with the latest changes and the answer of a lesson', () => {
  const drawn = presenterOf({
    ...presenter,
    turnBoard: (...shown) => JSON.stringify(['turn', ...shown]),
  });
  const turn = JSON.stringify(['turn', view, MOVED, english, MOVE]);
  for (const kind of KINDS) expect(drawnBoard(drawn, kind, view, MOVED, english, MOVE)).toBe(turn);
  const full = presenterOf({ ...drawn, fullBoard: () => 'full' });
  expect(KINDS.map((kind) => drawnBoard(full, kind, view, MOVED, english, MOVE))).toEqual([turn, 'full']);
});
