/** Finds the lattice points that a point near a lattice most likely stands for. */
import type { Reduced } from './reduction.ts';
import { dot, subtract } from './vectors.ts';

const MAX_STEPS = 30_000_000;

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
  const middles = basis.map(({ row }) => dot(row, near));
  const offs = new Float64Array(basis.length);
  const levels: Level[] = [];
  const choosing = () => {
    const vector = basis[levels.length];
    if (vector !== undefined) levels.push(levelFor(vector, middles[levels.length] ?? 0, levels.length, offs));
  };
  choosing();
  for (let steps = 0; steps < MAX_STEPS; steps += 1) {
    const at = levels.length - 1;
    const level = levels[at];
    if (level === undefined) return;
    const off = level.candidate - level.centre;
    offs[at] = off;
    level.sum = (levels[at - 1]?.sum ?? 0) + (off * off) / level.length;
    if (level.sum > levels.length / 3 + slack * Math.sqrt(levels.length)) {
      levels.pop();
      turnAside(levels[at - 1]);
    } else if (levels.length < basis.length) {
      choosing();
    } else {
      yield added(basis, offs, near.length);
      turnAside(level);
    }
  }
}

/** The choice of one whole number; the choices for all later vectors depend on it. */
interface Level {
  readonly centre: number;
  /** The squared length of the vector's orthogonal part. */
  readonly length: number;
  candidate: number;
  /** The sum of the squares up to this level. */
  sum: number;
}

/** This runs millions of times a second, so it is a plain loop. */
function levelFor(
  { coefficients, length }: Reduced,
  middle: number,
  before: number,
  offs: Float64Array,
): Level {
  let centre = middle;
  for (let at = 0; at < before; at += 1) centre += (coefficients[at] ?? 0) * (offs[at] ?? 0);
  return { centre, length, candidate: Math.round(centre), sum: 0 };
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

function added(basis: readonly Reduced[], offs: Float64Array, size: number): Float64Array {
  const sum = new Float64Array(size);
  for (const [at, { orthogonal, length }] of basis.entries()) {
    subtract(sum, orthogonal, -(offs[at] ?? 0) / length);
  }
  return sum;
}
