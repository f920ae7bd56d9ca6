// @ts-check
/** Transforms of the pieces of a document. */
import { numbers } from './values.mjs';

/** In the order of a canvas: x' = a·x + c·y + e, and y' = b·x + d·y + f. */
/** @typedef {readonly [a: number, b: number, c: number, d: number, e: number, f: number]} Matrix */

const TRANSFORM = /(translate|scale|rotate)\(([^)]*)\)/g;

/** @type {Matrix} */
export const UNMOVED = [1, 0, 0, 1, 0, 0];

/**
 * @param {string | undefined} transform
 * @returns {Matrix | null}
 */
export function matrixOf(transform) {
  if (transform === undefined) return null;
  let matrix = UNMOVED;
  for (const [, kind, values = ''] of transform.matchAll(TRANSFORM)) {
    const [first = 0, second] = numbers(values);
    if (kind === 'translate') matrix = within(matrix, [1, 0, 0, 1, first, second ?? 0]);
    else if (kind === 'scale') matrix = within(matrix, [first, 0, 0, second ?? first, 0, 0]);
    else matrix = within(matrix, turned((first * Math.PI) / 180));
  }
  return matrix;
}

/**
 * @param {number} angle
 * @returns {Matrix}
 */
function turned(angle) {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return [cos, sin, -sin, cos, 0, 0];
}

/**
 * The transform of a piece whose group is transformed too.
 *
 * @param {Matrix} outer
 * @param {Matrix} inner
 * @returns {Matrix}
 */
export function within([a, b, c, d, e, f], inner) {
  const [ia, ib, ic, id, ie, if_] = inner;
  return [
    a * ia + c * ib,
    b * ia + d * ib,
    a * ic + c * id,
    b * ic + d * id,
    a * ie + c * if_ + e,
    b * ie + d * if_ + f,
  ];
}
