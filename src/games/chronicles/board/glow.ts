/** Marks everything that has changed since the last picture. */
import { PALETTE } from '../../../render/palette.ts';
import { rect, type Svg } from '../../../render/scene.ts';

/** A bright frame around something. */
export function litFrame(x: number, y: number, width: number, height: number, corner = 14): Svg {
  return rect(x, y, width, height, {
    class: 'halo',
    rx: corner,
    fill: 'none',
    stroke: PALETTE.gold,
    'stroke-width': 5,
  });
}

/** A bright frame around an amount, with a bright background. */
export function litAmount(x: number, y: number, width: number, height: number): Svg {
  return rect(x, y, width, height, {
    class: 'halo',
    rx: 13,
    fill: PALETTE.gold,
    'fill-opacity': 0.12,
    stroke: PALETTE.gold,
    'stroke-width': 4,
  });
}
