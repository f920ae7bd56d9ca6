/** Draws Vanaheim: the squares of the reinforcement scale and the Vanir's position. */
import { HALF_WIDTH, SIZES } from '../../../../render/measures.ts';
import { PALETTE } from '../../../../render/palette.ts';
import { doneMark, panel, title } from '../../../../render/panel.ts';
import { at, fittingSize, group, icon, path, rect, type Svg, text } from '../../../../render/scene.ts';
import { say } from '../../../../render/words.ts';
import { boxOf } from '../../box/box.ts';
import type { VanirSquare } from '../../box/components.ts';
import { blockerOf } from '../../facts/giants.ts';
import type { Board } from '../board.ts';
import { closedBand } from '../signs.ts';
import { SQUARE_ICONS } from '../styles.ts';
import { moodOf } from './mood.ts';

export const SCALE_HEIGHT = 154;

const SIDE = 14;
const BETWEEN = 6;
const TOP = 50;
const SQUARE_HEIGHT = SCALE_HEIGHT - TOP - 10;

/** The squares whose pieces are crossed out, because they leave the game. */
const DISCARDING: readonly VanirSquare[] = ['discard-card', 'discard-giant'];

export function vanirScale(board: Board): Svg {
  const { view } = board;
  const squares = boxOf(view).vanirSquares;
  const column = (HALF_WIDTH - 2 * SIDE) / squares.length;
  const width = column - BETWEEN;
  const size = Math.min(...squares.map((square) => sizeFor(board, square, width)));
  const giant = blockerOf(view, 'vanaheim');
  return group([
    panel(HALF_WIDTH, SCALE_HEIGHT, moodOf(board, 'vanaheim')),
    title(say(board, 'yggdrasil.world.vanaheim'), 22, 27, 270),
    ...(giant === undefined && view.turn.spent.includes('vanaheim')
      ? [at(HALF_WIDTH - 34, 27, doneMark())]
      : []),
    ...squares.map((square, step) =>
      at(SIDE + step * column, TOP, squareOf(board, square, step, { width, size })),
    ),
    ...(giant === undefined ? [] : [closedBand(board, giant, HALF_WIDTH - 14, 27, 270)]),
  ]);
}

function wordsOf(board: Board, square: VanirSquare): string {
  return say(board, `yggdrasil.picture.square.${square}`);
}

/** The font size at which a square's text fits. All squares use the smallest of these sizes. */
function sizeFor(board: Board, square: VanirSquare, width: number): number {
  const lettering = { size: SIZES.smallest, fill: PALETTE.ink, within: width - 8 };
  return fittingSize(wordsOf(board, square), lettering);
}

interface Measures {
  readonly width: number;
  readonly size: number;
}

function squareOf(board: Board, square: VanirSquare, step: number, { width, size }: Measures): Svg {
  const { vanir } = board.view;
  const here = step === vanir;
  const isReached = here || (step < vanir && boxOf(board.view).switches.vanirReachesBack);
  const ink = isReached ? PALETTE.ink : PALETTE.inkSoft;
  const middle = (width + BETWEEN) / 2;
  const sign = SQUARE_ICONS[square];
  return group([
    rect(BETWEEN / 2, 0, width, SQUARE_HEIGHT, {
      rx: 14,
      fill: here ? PALETTE.accentDeep : PALETTE.panelRaised,
      'fill-opacity': isReached ? 1 : 0.55,
      class: here ? 'vanir' : undefined,
      stroke: here ? PALETTE.accent : PALETTE.panelEdge,
      'stroke-width': here ? 5 : 2,
    }),
    ...(sign === null ? [] : [icon(sign, middle, 34, 46, ink)]),
    ...(DISCARDING.includes(square) ? [crossing(middle, 34)] : []),
    text(wordsOf(board, square), middle, SQUARE_HEIGHT - 20, { size, fill: ink, anchor: 'middle' }),
  ]);
}

function crossing(x: number, y: number): Svg {
  return path(`M${x - 30} ${y + 28}L${x + 30} ${y - 28}`, {
    stroke: PALETTE.danger,
    'stroke-width': 8,
    'stroke-linecap': 'round',
  });
}
