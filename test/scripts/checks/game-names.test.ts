/** A game is named in its own folders and in the catalogue, and nowhere else. */
import { expect, test } from 'vitest';
import { gamesNamedIn } from '../../../scripts/checks/game-names/named.ts';

const GAMES = ['chess', 'checkers'];

test.each([
  ['scripts/bench/benched.ts', "const entry = CATALOGUE.get('chess');"],
  ['src/tables/tables.ts', '/** As in Checkers. */'],
  ['src/core/chess.ts', "import { CHESS } from '../games/chess/entry.ts';"],
  ['src/render/icons.ts', 'const chessBoard = CHESS_BOARD;'],
  ['commands/checkers.ts', 'export const checkers = gameCommand();'],
  ['test/golden/subjects.ts', "import { CHECKERS_GOLDEN } from './checkers.ts';"],
])('%s may not name %s', (file, line) => {
  const game = line.toLowerCase().includes('chess') ? 'chess' : 'checkers';
  expect(gamesNamedIn(file, `\n${line}\n`, GAMES)).toEqual([
    `${file}:2 names ${game}: read the catalogue instead`,
  ]);
});

test.each([
  ['src/games/index.ts', "import { CHESS } from './chess/entry.ts';"],
  ['src/games/chess/board/board.ts', "const GAME = 'chess';"],
  ['src/games/chess/draft.ts', '// As in checkers.'],
  [
    'test/games/checkers/golden/subject.ts',
    "import { checkers } from '../../../../src/games/checkers/game.ts';",
  ],
  ['src/core/requests/request.ts', 'const least = minimum;'],
  ['scripts/bench/benched.ts', 'for (const entry of CATALOGUE.values()) bench(entry);'],
])('%s may name %s', (file, line) => {
  expect(gamesNamedIn(file, line, [...GAMES, 'nim'])).toEqual([]);
});
