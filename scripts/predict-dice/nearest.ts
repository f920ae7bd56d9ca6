/** Searches for the vectors of whole numbers that a point near a lattice is likely to mean. */
import type { Reduced } from './reduction.ts';
import { subtract } from './vectors.ts';

const MOST_STEPS = 3_000_000;

/**
 * The corrections to `near`, in units of the scale of the basis, with which every vector of the basis gives a whole
 * number. Each part is assumed uniform from -1 to 1, so a sum of k squares is about k / 3; `slack` is how many roots of
 * k it may exceed that.
 */
export function* corrections(
  basis: readonly Reduced[],
  near: Float64Array,
  slack: number,
): Generator<Float64Array> {
  const levels: Level[] = [levelFor(basis, near, [])];
  for (let steps = 0; steps < MOST_STEPS; steps += 1) {
    const level = levels.at(-1);
    const vector = basis[levels.length - 1];
    if (level === undefined || vector === undefined) return;
    level.off = level.candidate - level.centre;
    level.sum = (levels.at(-2)?.sum ?? 0) + level.off ** 2 / vector.length;
    if (level.sum > levels.length / 3 + slack * Math.sqrt(levels.length)) {
      levels.pop();
      turnAside(levels.at(-1));
    } else if (levels.length < basis.length) {
      levels.push(levelFor(basis, near, levels));
    } else {
      yield added(basis, levels);
      turnAside(level);
    }
  }
}

/** The choice of one whole number; the choices for all later vectors depend on it. */
interface Level {
  readonly centre: number;
  candidate: number;
  off: number;
  /** The sum of the squares up to here. */
  sum: number;
}

function levelFor(basis: readonly Reduced[], near: Float64Array, levels: readonly Level[]): Level {
  const vector = basis[levels.length];
  if (vector === undefined) throw new RangeError('the basis has no such vector');
  let centre = vector.row.reduce((sum, part, at) => sum + part * (near[at] ?? 0), 0);
  for (const [at, { off }] of levels.entries()) centre += (vector.coefficients[at] ?? 0) * off;
  return { centre, candidate: Math.round(centre), off: 0, sum: 0 };
}

/** Moves to the next whole number on the other side of the centre, so that candidates come in the order of their distance. */
function turnAside(level: Level | undefined): void {
  if (level === undefined) return;
  const nearest = Math.round(level.centre);
  const away = level.candidate - nearest;
  const side = level.centre < nearest ? -1 : 1;
  const isOnNearerSide = away * side > 0;
  level.candidate = nearest + (isOnNearerSide ? -away : side - away);
}

function added(basis: readonly Reduced[], levels: readonly Level[]): Float64Array {
  const sum = new Float64Array(basis.length);
  for (const [at, { off }] of levels.entries()) {
    const vector = basis[at];
    if (vector !== undefined) subtract(sum, vector.orthogonal, -off / vector.length);
  }
  return sum;
}
