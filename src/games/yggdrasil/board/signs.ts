/** Draws the signs for giants' effects: a closed world, a whirlpool. */
import { nameWidth, oneOrTwoLines } from '../../../render/lines.ts';
import { SIZES } from '../../../render/measures.ts';
import { PALETTE } from '../../../render/palette.ts';
import { at, path, rect, type Svg } from '../../../render/scene.ts';
import { boxOf } from '../box/box.ts';
import type { Giant } from '../box/components.ts';
import { giantName } from '../words/names.ts';
import type { Board } from './board.ts';

const PADDING = 10;

/** A band with the name of the giant that closes a world. `x` is the right end, `y` the middle line. */
export function closedBand(board: Board, giant: Giant, x: number, y: number, room: number): Svg {
  const words = board.translate(giantName(boxOf(board.view), giant));
  const within = room - 2 * PADDING;
  const lettering = { size: SIZES.text, fill: PALETTE.ink, anchor: 'end', within } as const;
  const width = nameWidth(words, lettering) + 2 * PADDING;
  return at(
    x,
    y,
    rect(-width, -22, width, 44, {
      rx: 10,
      fill: PALETTE.dangerDeep,
      stroke: PALETTE.danger,
      'stroke-width': 3,
    }),
    oneOrTwoLines(words, -PADDING, 0, lettering),
  );
}

/** A stroke through everything within this distance of 0, 0. */
export function stroke(reach: number): Svg {
  return path(`M${-reach} ${reach}L${reach} ${-reach}`, {
    stroke: PALETTE.danger,
    'stroke-width': 7,
    'stroke-linecap': 'round',
  });
}

const TURNS_OF_A_WHIRL = 2.4;

/** A spiral of water with its centre at 0, 0. */
export function whirl(radius: number): Svg {
  const points = Array.from({ length: 40 }, (_, step) => {
    const part = step / 39;
    const angle = part * TURNS_OF_A_WHIRL * 2 * Math.PI;
    const reach = radius * (0.08 + 0.92 * part);
    return `${(Math.cos(angle) * reach).toFixed(1)} ${(Math.sin(angle) * reach * 0.72).toFixed(1)}`;
  });
  return path(`M${points.join('L')}`, {
    fill: 'none',
    stroke: '#a8d8f8',
    'stroke-width': radius * 0.2,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  });
}
