/** Lattice reduction in floating point: LLL with deep insertions. */
import { dot, subtract } from './vectors.ts';

/** A vector of a basis, and its Gram-Schmidt part, which is orthogonal to the vectors before it. */
export interface Reduced {
  /** Whole numbers. */
  readonly row: Float64Array;
  /** The row with each coordinate multiplied by its scale. Lengths and angles refer to it. */
  readonly scaled: Float64Array;
  readonly orthogonal: Float64Array;
  /** The share of the orthogonal part of each earlier vector that this vector contains. */
  readonly coefficients: Float64Array;
  /** The squared length of the orthogonal part. */
  length: number;
}

/**
 * A vector moves forward only if its squared length falls below this share of the one it passes. A value nearer to 1 gives
 * shorter vectors but takes longer.
 */
const DELTA = 0.99;
/**
 * At most this share of an earlier vector remains: a little more than a half, so that rounding cannot go back and forth forever.
 */
const MAX_KEPT = 0.51;
/** The weight of an unwanted coordinate, longer than any vector of wanted coordinates that occurs. */
const UNWANTED = 2 ** 40;

/**
 * A coordinate without a scale is unwanted: only the part of the lattice with 0 there is reduced. It is weighted so heavily
 * that all vectors but one have 0 there; that one is dropped as soon as no other needs it.
 */
export function reduce(
  basis: readonly (readonly number[])[],
  scales: readonly (number | null)[],
): readonly Reduced[] {
  const scale = scales.map((each) => each ?? UNWANTED);
  const isFree = ({ row }: Reduced) => scales.every((each, at) => each !== null || row[at] === 0);
  const isNeeded = ({ row }: Reduced) =>
    waiting.some((other) => scales.some((each, at) => each === null && row[at] !== 0 && other.row[at] !== 0));
  const waiting = basis.map((row) => beginning(Float64Array.from(row), basis.length));
  const done: Reduced[] = [];
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    settle(next, done, scale);
    const place = placeOf(next, done);
    if (place < done.length) {
      // The vectors after this place must be reduced again.
      waiting.unshift(...done.splice(place));
      settle(next, done, scale);
    }
    done.push(next);
    for (let last = done.at(-1); last !== undefined && !isFree(last) && !isNeeded(last); last = done.at(-1))
      done.pop();
  }
  return done;
}

function beginning(row: Float64Array, size: number): Reduced {
  const empty = () => new Float64Array(size);
  return { row, scaled: empty(), orthogonal: empty(), coefficients: empty(), length: 0 };
}

/** Subtracts whole multiples of the earlier vectors, until little of each remains. */
function settle(vector: Reduced, before: readonly Reduced[], scale: readonly number[]): void {
  for (let isSettled = false; !isSettled; ) {
    isSettled = true;
    project(vector, before, scale);
    for (const [j, other] of [...before.entries()].reverse()) {
      const kept = vector.coefficients[j] ?? 0;
      if (Math.abs(kept) < MAX_KEPT) continue;
      const times = Math.round(kept);
      subtract(vector.row, other.row, times);
      subtract(vector.coefficients, other.coefficients, times);
      vector.coefficients[j] = kept - times;
      isSettled = false;
    }
  }
}

function project(vector: Reduced, before: readonly Reduced[], scale: readonly number[]): void {
  const { row, scaled, orthogonal, coefficients } = vector;
  for (let part = 0; part < row.length; part += 1) scaled[part] = (row[part] ?? 0) * (scale[part] ?? 1);
  orthogonal.set(scaled);
  coefficients.fill(0);
  for (const [j, other] of before.entries()) {
    const times = dot(orthogonal, other.orthogonal) / other.length;
    coefficients[j] = times;
    subtract(orthogonal, other.orthogonal, times);
  }
  vector.length = dot(orthogonal, orthogonal);
}

/** The first place at which the vector would be shorter than the current one. */
function placeOf({ scaled, coefficients }: Reduced, before: readonly Reduced[]): number {
  let left = dot(scaled, scaled);
  for (const [place, { length }] of before.entries()) {
    if (left < DELTA * length) return place;
    left -= (coefficients[place] ?? 0) ** 2 * length;
  }
  return before.length;
}
