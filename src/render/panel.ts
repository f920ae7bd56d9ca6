/** Draws the panels of a board with their titles and marks. */

import { SIZES } from './measures.ts';
import { PALETTE } from './palette.ts';
import { circle, group, path, rect, type Svg, text } from './scene.ts';

const CORNER = 18;

/** `lit` if the panel changed since the last picture, `closed` if nothing can be done there. */
export type Mood = 'calm' | 'lit' | 'closed';

export function panel(width: number, height: number, mood: Mood = 'calm'): Svg {
  const closed = mood === 'closed';
  const frame = rect(0, 0, width, height, {
    rx: CORNER,
    fill: closed ? PALETTE.closed : PALETTE.panel,
    stroke: closed ? PALETTE.danger : PALETTE.panelEdge,
    'stroke-width': closed ? 3 : 2,
  });
  if (mood === 'lit') return group([frame, halo(width, height)]);
  return closed ? group([frame, cross(width, height)]) : frame;
}

/** A cross from corner to corner, behind a closed panel's content. */
function cross(width: number, height: number): Svg {
  return path(`M10 10L${width - 10} ${height - 10}M${width - 10} 10L10 ${height - 10}`, {
    stroke: PALETTE.dangerDeep,
    'stroke-width': 12,
    'stroke-linecap': 'round',
  });
}

export function halo(width: number, height: number): Svg {
  const edge = { rx: CORNER, fill: 'none', stroke: PALETTE.gold };
  return group([
    rect(-2, -2, width + 4, height + 4, { ...edge, 'stroke-width': 10, 'stroke-opacity': 0.28 }),
    rect(0, 0, width, height, { ...edge, class: 'halo', 'stroke-width': 4 }),
  ]);
}

export function title(words: string, x: number, y: number, within?: number): Svg {
  return text(words, x, y, {
    size: SIZES.title,
    face: 'title',
    fill: PALETTE.accent,
    ...(within === undefined ? {} : { within }),
  });
}

/** A tick on completed things, centred at 0, 0. */
export function doneMark(): Svg {
  return group([
    circle(0, 0, 17, { fill: PALETTE.accent }),
    path('M-8 0L-2 7L9 -7', {
      fill: 'none',
      stroke: PALETTE.inkDark,
      'stroke-width': 5,
      'stroke-linecap': 'round',
    }),
  ]);
}
