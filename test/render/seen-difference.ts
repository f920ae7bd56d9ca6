/**
 * The visible difference between two pictures, by blocks about as large as a letter, since edges differ slightly between
 * painters.
 */
import type { Pixels } from '../../src/render/drawing/palette-png.mjs';

const BLOCK = 16;
const STEP = BLOCK / 2;
/** Painters place a line of text up to this many pixels apart: librsvg lifts Latin letters among Japanese ones. */
const ACROSS = [-3, -2, -1, 0, 1, 2, 3] as const;
const DOWN = [-7, -6, -5, -4, ...ACROSS, 4, 5, 6, 7] as const;
/** Blocks that differ less are not checked a second time. */
const PLAINLY_ALIKE = 12;

export interface Difference {
  /** The mean difference of a channel in the block that differs most, from 0 to 255. */
  readonly most: number;
  /** The corner of the block that differs most. */
  readonly at: readonly [x: number, y: number];
}

/** Finds the block that differs most. Both pictures must have the same size. */
export function seenDifference(one: Pixels, other: Pixels): Difference {
  let worst: Difference = { most: 0, at: [0, 0] };
  for (let y = 0; y + BLOCK <= one.height; y += STEP)
    for (let x = 0; x + BLOCK <= one.width; x += STEP) {
      let most = ofBlock(one, other, [x, y], [0, 0]);
      if (most <= Math.max(worst.most, PLAINLY_ALIKE)) continue;
      for (const down of DOWN)
        for (const across of ACROSS) most = Math.min(most, ofBlock(one, other, [x, y], [across, down]));
      if (most > worst.most) worst = { most, at: [x, y] };
    }
  return worst;
}

function ofBlock(
  one: Pixels,
  other: Pixels,
  [x, y]: readonly [number, number],
  [across, down]: readonly [number, number],
): number {
  const isInside =
    x + across >= 0 && y + down >= 0 && x + across + BLOCK <= one.width && y + down + BLOCK <= one.height;
  if (!isInside) return Number.POSITIVE_INFINITY;
  const sums: [number, number, number] = [0, 0, 0];
  for (let row = 0; row < BLOCK; row += 1) {
    let here = 4 * ((y + row) * one.width + x);
    let there = 4 * ((y + row + down) * one.width + x + across);
    for (let column = 0; column < BLOCK; column += 1, here += 4, there += 4) {
      sums[0] += (one.data[here] ?? 0) - (other.data[there] ?? 0);
      sums[1] += (one.data[here + 1] ?? 0) - (other.data[there + 1] ?? 0);
      sums[2] += (one.data[here + 2] ?? 0) - (other.data[there + 2] ?? 0);
    }
  }
  return Math.max(...sums.map(Math.abs)) / BLOCK ** 2;
}
