/**
 * Combines two estimates of a chance, or of the difference between two answers. The look that compares answers is precise, but it
 * ends at an evaluation that can be wrong. The further look goes as far as shown chances and is right on average, but dice and cards
 * blur it.
 */
import type { Difference } from '../../core/thinking/reason.ts';
import { differenceOf } from '../statistics.ts';
import { type Contender, chancesOf } from './contest.ts';

/**
 * How far the evaluation is typically off in a difference. With this weight, 56 measured differences were off by 2.3 points (RMS),
 * instead of 3.1 by the first look alone and 4.0 by the further one alone.
 */
const MISJUDGED = 0.02;
/** A disagreement of more standard errors than this isn't due to dice and cards: the rest is the evaluation's error. */
const BY_CHANCE = 3;
/** If the games end alike on every board, the difference can still be about this large. */
const LEAST_ERROR = 0.005;

/** The lead of one answer over another, over the same boards and dice. */
export function leadOver(one: Contender<unknown>, other: Contender<unknown>): Difference {
  const near = differenceOf(chancesOf(one), chancesOf(other));
  if (one === other || one.further === undefined || other.further === undefined) return near;
  return combined(near, differenceOf(one.further, other.further), MISJUDGED);
}

/** Weights the two looks by their errors. The evaluation at the end of the near one is typically off by `misjudged`. */
export function combined(near: Difference, far: Difference, misjudged: number): Difference {
  const farError = Math.max(far.error, LEAST_ERROR);
  const unexplained = Math.abs(near.mean - far.mean) - BY_CHANCE * Math.hypot(near.error, farError);
  const weights = {
    near: weightOf(Math.hypot(near.error, Math.max(misjudged, unexplained))),
    far: weightOf(farError),
  };
  const weight = weights.near + weights.far;
  if (weight === 0) return near;
  return {
    mean: (weights.near * near.mean + weights.far * far.mean) / weight,
    error: 1 / Math.sqrt(weight),
  };
}

function weightOf(error: number): number {
  return 1 / error ** 2;
}

/**
 * The answers with a further look by their lead over the first one, then all others. The first look may have misjudged which of
 * them is the best, and then the other would be shown with the better chance.
 */
export function byBothLooks<View>(order: readonly Contender<View>[]): readonly Contender<View>[] {
  const seenFurther = order.filter(({ further }) => further !== undefined);
  const [first] = seenFurther;
  if (first === undefined || first !== order[0]) return order;
  const leads = new Map(seenFurther.map((each) => [each, leadOver(each, first).mean]));
  const sorted = seenFurther.toSorted((one, other) => (leads.get(other) ?? 0) - (leads.get(one) ?? 0));
  return [...sorted, ...order.filter((each) => !leads.has(each))];
}
