// @ts-check
/** Reads the values of attributes. Each throws where a canvas would pass over what it cannot read. */

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
