/** In the light theme fires are orange, and Vikings and Elves have the same colours as in the dark theme. */
import { expect, test } from 'vitest';
import { COUNTER_STYLES } from '../../../../src/games/yggdrasil/board/styles.ts';
import { drawTurnBoard } from '../../../../src/games/yggdrasil/board/turn-board/turn-board.ts';
import { yggdrasil } from '../../../../src/games/yggdrasil/game.ts';
import { themed } from '../../../../src/render/themes.ts';
import { translator } from '../../../../src/words/translate.ts';
import { pieceIn } from '../../../render/found.ts';
import { table } from '../table.ts';

test.each([
  ['fire-giant', 'island-green'],
  ['viking', 'island-green'],
  ['viking', 'held-viking'],
  ['elf', 'held-elf'],
] as const)('%s on %s', (counter, piece) => {
  const view = yggdrasil.observe(table('odin', 'thor').state);
  const svg = themed(drawTurnBoard(view, [], translator('en')), 'light');
  expect(pieceIn(svg, piece)).toContain(`fill="${COUNTER_STYLES[counter].colour}"`);
});
