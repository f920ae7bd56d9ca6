// @ts-check
/** Reads the values of attributes. Each function throws for an invalid value, which a canvas would ignore. */

const COLOUR = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;
const SEPARATOR = /[ ,]+/;

/** @param {string} written */
export function colour(written) {
  if (written !== 'none' && !COLOUR.test(written)) throw new Error(`not a colour: ${written}`);
  return written;
}

/** @param {string} written */
export function number(written) {
  const value = written === '' ? Number.NaN : Number(written);
  if (!Number.isFinite(value)) throw new Error(`not a number: ${written}`);
  return value;
}

/** @param {string} written */
export function positive(written) {
  const value = number(written);
  if (value <= 0) throw new Error(`not a size: ${written}`);
  return value;
}

/** @param {string} written */
export function numbers(written) {
  return written.trim().split(SEPARATOR).map(number);
}
