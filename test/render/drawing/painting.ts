/** Pictures as pixels, for tests. Skia's painter runs in this process. */

import { FACES } from '../../../src/render/drawing/drawing-process.ts';
import { openSkia } from '../../../src/render/drawing/painting/skia.mjs';
import type { Pixels } from '../../../src/render/drawing/palette-png.mjs';

export interface Painting {
  readonly paint: (svg: string) => Pixels;
}

export function openPainting(): Painting {
  return { paint: openSkia(FACES) };
}

/** Red, green, blue and alpha of a pixel. */
export function pixel({ data, width }: Pixels, x: number, y: number): readonly number[] {
  const at = 4 * (y * width + x);
  return [...data.subarray(at, at + 4)];
}
