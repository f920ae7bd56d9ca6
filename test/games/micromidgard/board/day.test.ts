/** In the light theme one raven is still black and the other white, as people call them. */
import { expect, test } from 'vitest';
import { viewAtBeginning } from '../../../../src/core/teaching/beginning.ts';
import { boardOf } from '../../../../src/games/micromidgard/board/board.ts';
import { ravenDisc } from '../../../../src/games/micromidgard/board/guide/raven-disc.ts';
import { marksOf } from '../../../../src/games/micromidgard/board/marks.ts';
import { nameSign } from '../../../../src/games/micromidgard/board/pieces.ts';
import { RAVEN_STYLES } from '../../../../src/games/micromidgard/board/styles.ts';
import { RAVENS } from '../../../../src/games/micromidgard/box/components.ts';
import { micromidgard } from '../../../../src/games/micromidgard/game.ts';
import { themed } from '../../../../src/render/themes.ts';
import { translator } from '../../../../src/words/translate.ts';

test.each(RAVENS)('%s', (raven) => {
  const board = boardOf(viewAtBeginning(micromidgard, RAVENS), marksOf([]), translator('en'));
  for (const svg of [ravenDisc(raven, 100), nameSign(board, raven, 200).svg])
    expect(themed(svg, 'light')).toContain(`fill="${RAVEN_STYLES[raven].ground}"`);
});
