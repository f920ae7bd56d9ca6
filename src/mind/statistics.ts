/** Means over the same boards, and how sure they are. */
import type { Difference } from '../core/thinking/reason.ts';

/** This many standard errors from nothing is beyond doubt. */
const BEYOND_DOUBT = 2;
/** Fewer samples give no estimate of their spread. */
const FEWEST = 8;

export function meanOf(samples: readonly number[]): Difference {
  const count = samples.length;
  if (count === 0) return { mean: 0, error: Number.POSITIVE_INFINITY };
  const mean = samples.reduce((sum, each) => sum + each, 0) / count;
  if (count < FEWEST) return { mean, error: Number.POSITIVE_INFINITY };
  const squares = samples.reduce((sum, each) => sum + (each - mean) ** 2, 0);
  return { mean, error: Math.sqrt(squares / (count - 1) / count) };
}

/** By how much the one is more than the other, over the boards on which both were tried. */
export function differenceOf(one: readonly number[], other: readonly number[]): Difference {
  const both = Math.min(one.length, other.length);
  return meanOf(Array.from({ length: both }, (_, at) => (one[at] ?? 0) - (other[at] ?? 0)));
}

export function isBeyondDoubt({ mean, error }: Difference): boolean {
  return mean !== 0 && Math.abs(mean) >= BEYOND_DOUBT * error;
}

/** How far from nothing it may be. */
export function greatest({ mean, error }: Difference): number {
  return Math.abs(mean) + BEYOND_DOUBT * error;
}
