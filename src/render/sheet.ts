/** A finished picture: the parts of a board one below the other, in front of the background. */

import { BOARD_WIDTH, GAP, MARGIN, PICTURE_WIDTH } from './measures.ts';
import { at, type Svg, svgDocument } from './scene.ts';
import { backdrop } from './scenery/backdrop.ts';

/** A part of the picture, with its upper left corner at 0, 0. */
export interface Part {
  readonly height: number;
  readonly svg: Svg;
}

/**
 * The height of a strip in pixels. A taller picture is drawn in two strips, each of which takes as long as the whole picture. A
 * slightly narrower picture may still fit into one strip.
 */
const STRIP_HEIGHT = 2000;
const NARROWEST = 750;

export function styleOf(parts: readonly Part[]): Svg {
  const height = parts.reduce((sum, part) => sum + part.height + GAP, 2 * MARGIN - GAP);
  return svgDocument({ width: BOARD_WIDTH, height }, pixelsAcross(height), [
    backdrop(height),
    ...stacked(parts),
  ]);
}

function pixelsAcross(height: number): number {
  const fitting = Math.floor((STRIP_HEIGHT * BOARD_WIDTH) / height);
  return fitting < NARROWEST ? PICTURE_WIDTH : Math.min(PICTURE_WIDTH, fitting);
}

function stacked(parts: readonly Part[]): readonly Svg[] {
  let y = MARGIN;
  return parts.map((part) => {
    const drawn = at(MARGIN, y, part.svg);
    y += part.height + GAP;
    return drawn;
  });
}
