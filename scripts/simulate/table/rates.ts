/** The uncertainty of a rate: Wilson's 95 % interval. */

export interface Rate {
  /** The rate and its bounds, from 0 to 1. */
  readonly rate: number;
  readonly low: number;
  readonly high: number;
}

/** The normal quantile that leaves 2.5 % on either side. */
const Z = 1.96;

/** Returns null if nothing was counted. */
export function rateOf(hits: number, of: number): Rate | null {
  if (of === 0) return null;
  const rate = hits / of;
  const shrink = 1 + Z ** 2 / of;
  const middle = (rate + Z ** 2 / (2 * of)) / shrink;
  const reach = (Z / shrink) * Math.sqrt((rate * (1 - rate)) / of + Z ** 2 / (4 * of ** 2));
  return { rate, low: Math.max(0, middle - reach), high: Math.min(1, middle + reach) };
}

/** The difference between two rates, with bounds derived from both. */
export function difference(one: Rate, other: Rate): Rate {
  const rate = one.rate - other.rate;
  return {
    rate,
    low: rate - Math.hypot(one.rate - one.low, other.high - other.rate),
    high: rate + Math.hypot(one.high - one.rate, other.rate - other.low),
  };
}
