/** Computes means over the same boards, and their certainty. */
import type { Difference } from '../core/thinking/reason.ts';

/** A difference of this many standard errors is significant. */
const BEYOND_DOUBT = 2;
/** The minimum number of samples: with fewer, their spread can't be estimated. */
const FEWEST = 8;

export function meanOf(samples: readonly number[]): Difference {
  const count = samples.length;
  if (count === 0) return { mean: 0, error: Number.POSITIVE_INFINITY };
  const mean = samples.reduce((sum, each) => sum + each, 0) / count;
  if (count < FEWEST) return { mean, error: Number.POSITIVE_INFINITY };
  const squares = samples.reduce((sum, each) => sum + (each - mean) ** 2, 0);
  return { mean, error: Math.sqrt(squares / (count - 1) / count) };
}

/** The mean difference between two series, over the boards on which both were tried. */
export function differenceOf(one: readonly number[], other: readonly number[]): Difference {
  const both = Math.min(one.length, other.length);
  return meanOf(Array.from({ length: both }, (_, at) => (one[at] ?? 0) - (other[at] ?? 0)));
}

export function isBeyondDoubt({ mean, error }: Difference): boolean {
  return mean !== 0 && Math.abs(mean) >= BEYOND_DOUBT * error;
}

/** An upper bound on a difference, including its uncertainty. */
export function atMost({ mean, error }: Difference): number {
  return mean + BEYOND_DOUBT * error;
}

/** An upper bound on the magnitude of a difference, including its uncertainty. */
export function greatest({ mean, error }: Difference): number {
  return Math.abs(mean) + BEYOND_DOUBT * error;
}
