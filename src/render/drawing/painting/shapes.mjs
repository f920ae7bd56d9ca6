// @ts-check
/** The outline of each shape that a picture may have. */
import { Path2D } from './library.mjs';
import { number, numbers } from './values.mjs';

/** @typedef {import('./svg-reader.mjs').Attributes} Attributes */
/** @typedef {import('./svg-reader.mjs').Element} Element */
/** @typedef {import('@napi-rs/canvas').Path2D} Path */

/**
 * Icons use the same paths in every picture. A larger cache would only keep paths that occur once, so the cache is emptied at
 * this size.
 */
const MAX_PATHS = 2_000;

/** @type {Map<string, Path>} */
const paths = new Map();

/** @type {WeakMap<Element, Path>} */
const shapes = new WeakMap();

/**
 * @param {Element} element
 * @returns {Path}
 */
export function shapeOf(element) {
  const known = shapes.get(element);
  if (known !== undefined) return known;
  const shape = newShape(element.name, element.attributes);
  shapes.set(element, shape);
  return shape;
}

/**
 * @param {string} name
 * @param {Attributes} attributes
 * @returns {Path}
 */
function newShape(name, attributes) {
  const {
    d = '',
    x = '0',
    y = '0',
    cx = '0',
    cy = '0',
    r = '',
    rx,
    ry = '',
    width = '',
    height = '',
  } = attributes;
  if (name === 'path') return pathOf(d);
  const shape = new Path2D();
  switch (name) {
    case 'rect':
      if (rx === undefined) shape.rect(number(x), number(y), number(width), number(height));
      else shape.roundRect(number(x), number(y), number(width), number(height), number(rx));
      break;
    case 'circle':
      shape.arc(number(cx), number(cy), number(r), 0, 2 * Math.PI);
      break;
    case 'ellipse':
      shape.ellipse(number(cx), number(cy), number(rx ?? ''), number(ry), 0, 0, 2 * Math.PI);
      break;
    case 'line':
      shape.moveTo(number(attributes['x1'] ?? ''), number(attributes['y1'] ?? ''));
      shape.lineTo(number(attributes['x2'] ?? ''), number(attributes['y2'] ?? ''));
      break;
    case 'polygon': {
      const corners = numbers(attributes['points'] ?? '');
      for (let at = 0; at + 1 < corners.length; at += 2)
        shape[at === 0 ? 'moveTo' : 'lineTo'](corners[at] ?? 0, corners[at + 1] ?? 0);
      shape.closePath();
      break;
    }
    default:
      throw new Error(`no shape: ${name}`);
  }
  return shape;
}

/** @param {string} d */
function pathOf(d) {
  const known = paths.get(d);
  if (known !== undefined) return known;
  if (paths.size >= MAX_PATHS) paths.clear();
  const path = new Path2D(d);
  paths.set(d, path);
  return path;
}
