/** A finished picture: the parts of a board one below the other, before the night. */
import { backdrop } from './backdrop.ts';
import { BOARD_WIDTH, GAP, MARGIN } from './measures.ts';
import { at, type Svg, svgDocument } from './scene.ts';

/** A part of the picture with its upper left corner at 0, 0. */
export interface Part {
  readonly height: number;
  readonly svg: Svg;
}

/** Pixels across: sharp when a phone shows all of it, small enough to send often. */
const PICTURE_WIDTH = 1000;

export function sheetOf(parts: readonly Part[]): Svg {
  const height = parts.reduce((sum, part) => sum + part.height + GAP, 2 * MARGIN - GAP);
  return svgDocument({ width: BOARD_WIDTH, height }, PICTURE_WIDTH, [backdrop(height), ...stacked(parts)]);
}

function stacked(parts: readonly Part[]): readonly Svg[] {
  let y = MARGIN;
  return parts.map((part) => {
    const drawn = at(MARGIN, y, part.svg);
    y += part.height + GAP;
    return drawn;
  });
}
