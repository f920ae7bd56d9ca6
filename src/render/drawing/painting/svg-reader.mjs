// @ts-check
/**
 * Reads the part of SVG that the bot's pictures use, and rejects the rest: anything that a painter ignored would be missing from
 * the picture without an error.
 */
import { matrixOf } from './matrix.mjs';
import { changeOf } from './style.mjs';

/** @typedef {Readonly<Record<string, string>>} Attributes */

/**
 * @typedef {object} Element
 * @property {string} name
 * @property {Attributes} attributes
 * @property {Partial<import('./style.mjs').Style> | null} change The part of the style that it doesn't inherit.
 * @property {import('./matrix.mjs').Matrix | null} matrix
 */

/**
 * @typedef {object} Tag
 * @property {Element} element
 * @property {boolean} opens
 * @property {boolean} closes
 */

/**
 * @typedef {object} Painter
 * @property {(element: Element, words: string) => void} open Called where an element begins. `words` are those up to the next
 * element.
 * @property {(name: string) => void} close Called where an element ends.
 */

const SHAPE = [
  'fill',
  'fill-opacity',
  'fill-rule',
  'stroke',
  'stroke-width',
  'stroke-opacity',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-dasharray',
  'transform',
];
/** Tests find pieces by these attributes, and the light theme uses one of them. They don't affect the painting. */
const NAMES = ['id', 'class'];

/** The attributes of each element. @type {Readonly<Record<string, ReadonlySet<string>>>} */
const KNOWN = {
  svg: new Set(['xmlns', 'width', 'height', 'viewBox']),
  defs: new Set(),
  linearGradient: new Set(['id', 'x1', 'y1', 'x2', 'y2']),
  radialGradient: new Set(['id', 'cx', 'cy', 'r']),
  stop: new Set(['offset', 'stop-color', 'stop-opacity']),
  clipPath: new Set(['id']),
  g: new Set([...SHAPE, ...NAMES, 'clip-path']),
  path: new Set([...SHAPE, ...NAMES, 'd']),
  rect: new Set([...SHAPE, ...NAMES, 'x', 'y', 'width', 'height', 'rx']),
  circle: new Set([...SHAPE, ...NAMES, 'cx', 'cy', 'r']),
  ellipse: new Set([...SHAPE, ...NAMES, 'cx', 'cy', 'rx', 'ry']),
  line: new Set([...SHAPE, ...NAMES, 'x1', 'y1', 'x2', 'y2']),
  polygon: new Set([...SHAPE, ...NAMES, 'points']),
  text: new Set([
    ...NAMES,
    'x',
    'y',
    'fill',
    'fill-opacity',
    'font-family',
    'font-weight',
    'font-size',
    'text-anchor',
  ]),
};

const TAG = /^<(\/?)([a-zA-Z]+)((?: [a-zA-Z][a-zA-Z0-9:-]*="[^"<]*")*)(\/?)>$/;
const ATTRIBUTE = / ([a-zA-Z][a-zA-Z0-9:-]*)="([^"]*)"/g;
const ESCAPED = /&(amp|lt|gt|quot|#39);/g;
/** @type {Readonly<Record<string, string>>} */
const SIGNS = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

/**
 * Nineteen out of twenty tags of a picture were also in earlier pictures, so each tag is read only once. 400 pictures of three
 * games have only 1,400 different tags. The cache is emptied when it reaches `MAX_TAGS`.
 */
const MAX_TAGS = 4_000;
/** @type {Map<string, Tag>} */
const tags = new Map();

/**
 * Calls the painter for each element of a document, in order.
 *
 * @param {string} svg
 * @param {Painter} painter
 * @throws {Error} if the document has an element or an attribute that no painter knows
 */
export function readSvg(svg, { open, close }) {
  for (let from = 0, next = 0; from < svg.length; from = next) {
    const end = svg.indexOf('>', from) + 1 || svg.length;
    next = svg.indexOf('<', end);
    if (next < 0) next = svg.length;
    const { element, opens, closes } = tagOf(svg.slice(from, end));
    if (opens) open(element, next === end ? '' : unescaped(svg.slice(end, next)));
    if (closes) close(element.name);
  }
}

/** @param {string} written */
function tagOf(written) {
  const known = tags.get(written);
  if (known !== undefined) return known;
  const copy = copied(written);
  const tag = readTag(copy);
  if (tags.size >= MAX_TAGS) tags.clear();
  tags.set(copy, tag);
  return tag;
}

/**
 * A string that is kept must not be a slice of the document, because a slice keeps the whole document in memory.
 *
 * @param {string} slice
 */
function copied(slice) {
  return Buffer.from(slice).toString();
}

/**
 * @param {string} written
 * @returns {Tag}
 */
function readTag(written) {
  const found = TAG.exec(written);
  if (found === null) throw new Error(`no element that can be painted: ${written.slice(0, 80)}`);
  const [, end, name = '', list = '', single] = found;
  const attributes = attributesOf(name, list);
  const element = {
    name,
    attributes,
    change: changeOf(attributes),
    matrix: matrixOf(attributes['transform']),
  };
  return { element, opens: end === '', closes: end !== '' || single !== '' };
}

/**
 * @param {string} name
 * @param {string} written
 */
function attributesOf(name, written) {
  const known = KNOWN[name];
  if (known === undefined) throw new Error(`an element that cannot be painted: ${name}`);
  /** @type {Record<string, string>} */
  const attributes = {};
  for (const [, key = '', value = ''] of written.matchAll(ATTRIBUTE)) {
    if (!known.has(key)) throw new Error(`an attribute that cannot be painted: ${name} ${key}`);
    attributes[key] = unescaped(value);
  }
  return attributes;
}

/** @param {string} words */
function unescaped(words) {
  return words.includes('&') ? words.replace(ESCAPED, (_, sign) => SIGNS[sign] ?? '') : words;
}
