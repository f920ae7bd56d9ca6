/** In the light theme gods and foes have the colours people know them by. */
import { expect, test } from 'vitest';
import { GOD_STYLES } from '../../../../src/games/chronicles/board/styles.ts';
import { drawTurnBoard } from '../../../../src/games/chronicles/board/turn-board/turn-board.ts';
import { chronicles } from '../../../../src/games/chronicles/game.ts';
import { themed } from '../../../../src/render/themes.ts';
import { translator } from '../../../../src/words/translate.ts';
import { pieceIn } from '../../../render/found.ts';
import { turnOf } from '../table.ts';

const GODS = ['odin', 'thor', 'tyr'] as const;

test.each(GODS)('%s has the same colour on the Tree and next to the Life', (god) => {
  const view = chronicles.observe(turnOf(...GODS).state);
  const svg = themed(drawTurnBoard(view, [], translator('en')), 'light');
  for (const piece of [`god-${god}`, `life-${god}`])
    expect(pieceIn(svg, piece)).toContain(`fill="${GOD_STYLES[god].colour}"`);
});
