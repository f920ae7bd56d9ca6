/** Vanaheim: the squares of the reinforcement scale and how far the Vanir has come. */
import { PALETTE } from '../../../render/palette.ts';
import { at, group, icon, path, rect, type Svg, text } from '../../../render/scene.ts';
import { boxOf } from '../box.ts';
import type { VanirSquare } from '../components.ts';
import { blockerOf } from '../giants/blocks.ts';
import { type Board, HALF_WIDTH, SIZES, say } from './board.ts';
import { SQUARE_ICONS } from './looks.ts';
import { doneMark, moodOf, panel, title } from './panel.ts';
import { closedBand } from './signs.ts';

export const SCALE_HEIGHT = 190;

const SIDE = 18;
const TOP = 58;
const SQUARE_HEIGHT = SCALE_HEIGHT - TOP - 16;

export function vanirScale(board: Board): Svg {
  const { view } = board;
  const squares = boxOf(view).vanirSquares;
  const width = (HALF_WIDTH - 2 * SIDE) / squares.length;
  const giant = blockerOf(view, 'vanaheim');
  return group([
    panel(HALF_WIDTH, SCALE_HEIGHT, moodOf(board, 'vanaheim')),
    title(say(board, 'yggdrasil.world.vanaheim'), 22, 32, 270),
    ...(giant === undefined && view.turn.spent.includes('vanaheim')
      ? [at(HALF_WIDTH - 34, 32, doneMark())]
      : []),
    ...squares.map((square, step) => at(SIDE + step * width, TOP, squareOf(board, square, step, width - 8))),
    ...(giant === undefined ? [] : [closedBand(board, giant, HALF_WIDTH - 14, 32, 270)]),
  ]);
}

function squareOf(board: Board, square: VanirSquare, step: number, width: number): Svg {
  const { vanir } = board.view;
  const here = step === vanir;
  const ink = step <= vanir ? PALETTE.ink : PALETTE.inkSoft;
  const middle = width / 2 + 4;
  return group([
    rect(4, 0, width, SQUARE_HEIGHT, {
      rx: 14,
      fill: here ? PALETTE.goldDeep : PALETTE.panelRaised,
      'fill-opacity': step <= vanir ? 1 : 0.55,
      class: here ? 'vanir' : undefined,
      stroke: here ? PALETTE.gold : PALETTE.panelEdge,
      'stroke-width': here ? 5 : 2,
    }),
    icon(SQUARE_ICONS[square], middle, 40, 54, ink),
    ...(square === 'discard-giant' ? [crossing(middle, 40)] : []),
    text(say(board, `yggdrasil.picture.square.${square}`), middle, SQUARE_HEIGHT - 24, {
      size: SIZES.smallest,
      fill: ink,
      anchor: 'middle',
      within: width - 8,
    }),
  ]);
}

function crossing(x: number, y: number): Svg {
  return path(`M${x - 30} ${y + 28}L${x + 30} ${y - 28}`, {
    stroke: PALETTE.danger,
    'stroke-width': 8,
    'stroke-linecap': 'round',
  });
}
