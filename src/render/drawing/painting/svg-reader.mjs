// @ts-check
/**
 * Reads the part of SVG that the bot's pictures use, and rejects the rest: anything that a painter ignored would be silently missing
 * from a picture.
 */

/** @typedef {Readonly<Record<string, string>>} Attributes */

/**
 * @typedef {object} Painter
 * @property {(name: string, attributes: Attributes, words: string) => void} open Called where an element begins. `words` are those
 * up to the next element.
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

const TAG = /<(\/?)([a-zA-Z]+)((?: [a-zA-Z][a-zA-Z0-9:-]*="[^"<]*")*)(\/?)>([^<]*)/y;
const ATTRIBUTE = / ([a-zA-Z][a-zA-Z0-9:-]*)="([^"]*)"/g;
const ESCAPED = /&(amp|lt|gt|quot|#39);/g;
/** @type {Readonly<Record<string, string>>} */
const SIGNS = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

/**
 * Calls the painter for each element of a document, in order.
 *
 * @param {string} svg
 * @param {Painter} painter
 * @throws {Error} if the document has an element or an attribute that no painter knows
 */
export function readSvg(svg, { open, close }) {
  TAG.lastIndex = 0;
  for (let from = 0; from < svg.length; from = TAG.lastIndex) {
    const found = TAG.exec(svg);
    if (found === null) throw new Error(`no element that can be painted: ${svg.slice(from, from + 80)}`);
    const [, end, name = '', written = '', single, words = ''] = found;
    if (end !== '') close(name);
    else {
      open(name, attributesOf(name, written), unescaped(words));
      if (single !== '') close(name);
    }
  }
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
