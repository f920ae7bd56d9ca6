/** Draws the four runes, with the number of each rune's giants that have been beaten. */
import { SIZES } from '../../../../render/measures.ts';
import { PALETTE } from '../../../../render/palette.ts';
import { halo } from '../../../../render/panel.ts';
import { at, circle, group, rect, type Svg, text } from '../../../../render/scene.ts';
import { say } from '../../../../render/words.ts';
import { boxOf } from '../../box/box.ts';
import { GIANTS, type Rune } from '../../box/components.ts';
import type { Board } from '../board.ts';
import { runeMark } from '../tokens.ts';

export const RUNE_HEIGHT = 72;

const PART = 30;

export function runeProgress(board: Board, rune: Rune, width: number): Svg {
  const { giants } = boxOf(board.view);
  const bearers = GIANTS.filter((giant) => giants[giant].rune === rune);
  const fallen = bearers.filter((giant) => board.view.beaten.includes(giant)).length;
  const complete = fallen === bearers.length;
  const colour = complete ? PALETTE.accent : PALETTE.ink;
  return group([
    ...(board.marks.runes.has(rune) ? [halo(width, RUNE_HEIGHT - 8)] : []),
    circle(38, 34, 33, {
      fill: complete ? PALETTE.accentDeep : PALETTE.panelRaised,
      stroke: PALETTE.accent,
      'stroke-width': 3,
    }),
    at(38, 34, runeMark(rune, 18, colour)),
    text(say(board, `yggdrasil.rune.${rune}`), 84, 20, {
      size: SIZES.text,
      fill: colour,
      within: width - 90,
    }),
    ...bearers.map((_, part) =>
      rect(84 + part * (PART + 9), 44, PART, 14, {
        rx: 3,
        class: part < fallen ? 'fallen' : undefined,
        fill: part < fallen ? PALETTE.accent : 'none',
        stroke: part < fallen ? PALETTE.accent : PALETTE.inkFaint,
        'stroke-width': 3,
      }),
    ),
  ]);
}
