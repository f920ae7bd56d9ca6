/** Draws the creatures of Svartalfheim as a stack of cards, with their number. */
import { SIZES } from '../../../../render/measures.ts';
import { PALETTE } from '../../../../render/palette.ts';
import { at, group, named, rect, type Svg, text } from '../../../../render/scene.ts';
import { say } from '../../../../render/words.ts';
import type { Board } from '../board.ts';
import { COLUMN_WIDTH } from '../layout.ts';
import { sign } from '../signs.ts';

export const CREATURES_HEIGHT = 108;

const WORDS = 132;

export function creatures(board: Board): Svg {
  const cards = board.view.creatureDeck.length;
  return named(
    'creatures',
    ...[0, 1, 2].map((card) =>
      rect(30 + card * 9, 16 - card * 6, 62, 84, {
        rx: 9,
        fill: PALETTE.panelRaised,
        stroke: PALETTE.inkFaint,
        'stroke-width': 3,
      }),
    ),
    at(79, 46, sign('creature', 46)),
    group([
      text(String(cards), WORDS, 34, { size: 44, face: 'strong', fill: PALETTE.ink }),
      text(say(board, 'chronicles.picture.creatures', { cards }), WORDS, 78, {
        size: SIZES.text,
        fill: PALETTE.inkSoft,
        within: COLUMN_WIDTH - WORDS - 12,
      }),
    ]),
  );
}
