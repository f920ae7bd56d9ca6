/** The title picture of a game: its name above a drawing of who meets whom. */

import type { IconName } from '../icons.ts';
import { FULL_WIDTH } from '../measures.ts';
import { PALETTE } from '../palette.ts';
import type { Shape } from '../pieces/shapes.ts';
import { at, circle, group, icon, type Svg, text } from '../scene.ts';
import { type Part, sheetOf } from '../sheet.ts';

const NAME_HEIGHT = 150;

export function titlePicture(name: string, drawing: Part): Svg {
  const lettering = { size: 116, face: 'title', fill: PALETTE.gold, anchor: 'middle' } as const;
  const words = text(name, FULL_WIDTH / 2, NAME_HEIGHT / 2, { ...lettering, within: FULL_WIDTH - 80 });
  return sheetOf([{ height: NAME_HEIGHT, svg: words }, drawing]);
}

/** Pieces side by side, the same distance apart over the whole width. */
export function spread(pieces: readonly Svg[], y: number, width = FULL_WIDTH): Svg {
  const each = width / pieces.length;
  return group(pieces.map((piece, place) => at((place + 0.5) * each, y, piece)));
}

/** A dark sign on a bright piece, around 0, 0. */
export function figure(
  { icon: sign, colour, shape }: { readonly icon: IconName; readonly colour: string; readonly shape: Shape },
  radius: number,
): Svg {
  return group([
    shape(radius, { fill: colour, stroke: PALETTE.shadow, 'stroke-width': 4 }),
    icon(sign, 0, 0, radius * 1.25, PALETTE.inkDark),
  ]);
}

/** A bright sign in a ring, around 0, 0. */
export function medallion(sign: Svg, radius: number, colour: string): Svg {
  return group([
    circle(0, 0, radius, { fill: PALETTE.panelRaised, stroke: colour, 'stroke-width': 5 }),
    sign,
  ]);
}
