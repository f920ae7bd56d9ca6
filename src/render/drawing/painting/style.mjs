// @ts-check
/** The style that fills and outlines the pieces of a document. Groups pass it on to their children. */
import { colour, number, numbers } from './values.mjs';

/** @typedef {import('./svg-reader.mjs').Attributes} Attributes */

const REFERENCE = /^url\(#.+\)$/;

/** The style of a piece if neither the piece nor a group around it sets another. */
export const PLAIN = {
  fill: '#000000',
  fillOpacity: 1,
  /** @type {'nonzero' | 'evenodd'} */
  fillRule: 'nonzero',
  stroke: 'none',
  strokeWidth: 1,
  strokeOpacity: 1,
  /** @type {'butt' | 'round' | 'square'} */
  cap: 'butt',
  /** @type {'miter' | 'round' | 'bevel'} */
  join: 'miter',
  /** @type {readonly number[]} */
  dashes: [],
};
/** @typedef {typeof PLAIN} Style */

/**
 * The rules that the attributes of one element change, or null.
 *
 * @param {Attributes} attributes
 * @returns {Partial<Style> | null}
 */
export function changeOf(attributes) {
  /** @type {Partial<Style>[]} */
  const rules = [];
  for (const key in attributes) {
    const rule = ruleOf(key, attributes[key] ?? '');
    if (rule !== null) rules.push(rule);
  }
  return rules.length === 0 ? null : Object.assign({}, ...rules);
}

/**
 * @param {string} key
 * @param {string} value
 * @returns {Partial<Style> | null}
 */
function ruleOf(key, value) {
  switch (key) {
    case 'fill':
      return { fill: REFERENCE.test(value) ? value : colour(value) };
    case 'fill-opacity':
      return { fillOpacity: number(value) };
    case 'fill-rule':
      return { fillRule: value === 'evenodd' ? 'evenodd' : 'nonzero' };
    case 'stroke':
      return { stroke: colour(value) };
    case 'stroke-width':
      return { strokeWidth: number(value) };
    case 'stroke-opacity':
      return { strokeOpacity: number(value) };
    case 'stroke-linecap':
      return { cap: value === 'round' || value === 'square' ? value : 'butt' };
    case 'stroke-linejoin':
      return { join: value === 'round' || value === 'bevel' ? value : 'miter' };
    case 'stroke-dasharray':
      return { dashes: numbers(value) };
    default:
      return null;
  }
}
