/**
 * An Elf, drawn by this project, since people took a helmet from the icon set for a Viking's. Long hair and pointed ears are
 * visible at 20 pixels.
 */
import { PALETTE } from '../palette.ts';
import { group, path, type Svg } from '../scene.ts';

/** The ears, the hair around a face, and the face, within a square of 44 around 0, 0. */
const SHAPE = [
  'M-10 -2L-23 -12C-22 -2 -17 5 -9 8Z',
  'M10 -2L23 -12C22 -2 17 5 9 8Z',
  'M0 -20C-13 -20 -15 -8 -14 4C-14 12 -16 16 -18 20H-8C-4 18 -9 14 -9 6L-8 -4C-4 -5 -1 -8 0 -12C1 -8 4 -5 8 -4L9 6C9 14 4 18 8 20H18C16 16 14 12 14 4C15 -8 13 -20 0 -20Z',
  'M-6 -1C-3 -2 -1 -4 0 -6C1 -4 3 -2 6 -1V6C6 11 3 14 0 16C-3 14 -6 11 -6 6Z',
].join('');
const SIDE = 44;

/** Centred at 0, 0. */
export function elfSign(size: number, colour: string): Svg {
  return group([path(SHAPE, { fill: colour, stroke: PALETTE.inkDark, 'stroke-width': 1.5 })], {
    transform: `scale(${(size / SIDE).toFixed(3)})`,
  });
}
