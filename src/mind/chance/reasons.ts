/** Finds the parts of a position of which one answer leaves more than another, over the same boards. */
import type { Parts } from '../../core/thinking/judgement.ts';
import type { Difference, Reason } from '../../core/thinking/reason.ts';
import { differenceOf, isBeyondDoubt, meanOf } from '../statistics.ts';

/**
 * Thresholds for differences. If one of two answers has a better chance, every part whose difference is significant and visible
 * in tenths can be a reason. If their chances are the same, only the parts decide: small differences are ignored, since among
 * this many parts a few always look significant by accident.
 */
export const COUNTS = {
  asReason: (difference: Difference) => Math.abs(difference.mean) >= SEEN && isBeyondDoubt(difference),
  alone: ({ mean, error }: Difference, boards: number) =>
    Math.abs(mean) >= USEFUL && (error === 0 || (boards >= ENOUGH_BOARDS && Math.abs(mean) >= SURE * error)),
};
const SEEN = 0.1;
const USEFUL = 0.25;
const SURE = 3;
/** The minimum number of boards on which a difference that depends on chance can count by itself. */
export const ENOUGH_BOARDS = 16;

/** The differences between two answers, the most certain first; negative if the other answer leaves more. */
export function reasonsFor(
  better: readonly Parts[],
  other: readonly Parts[],
  counts: (difference: Difference, boards: number) => boolean,
): readonly Reason[] {
  const both = Math.min(better.length, other.length);
  return Object.keys(better[0] ?? {})
    .map((part): Reason => {
      const ours = amountsOf(part, better, both);
      const theirs = amountsOf(part, other, both);
      const amounts = { now: meanOf(ours).mean, instead: meanOf(theirs).mean };
      return { part, ...differenceOf(ours, theirs), amounts };
    })
    .filter((reason) => counts(reason, both))
    .toSorted((one, other) => sureness(other) - sureness(one));
}

function amountsOf(part: string, boards: readonly Parts[], count: number): readonly number[] {
  return boards.slice(0, count).map((parts) => parts[part] ?? 0);
}

function sureness({ mean, error }: Reason): number {
  return error === 0 ? Number.POSITIVE_INFINITY : Math.abs(mean) / error;
}
