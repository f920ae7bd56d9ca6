// @ts-check
/** Paints one of the bot's SVG documents with Skia. */
import { openFaces } from './faces.mjs';
import { createCanvas } from './library.mjs';
import { UNMOVED, within } from './matrix.mjs';
import { openPen } from './pen.mjs';
import { shapeOf } from './shapes.mjs';
import { PLAIN } from './style.mjs';
import { readSvg } from './svg-reader.mjs';
import { colour, number, numbers, positive } from './values.mjs';

/** @typedef {import('./svg-reader.mjs').Attributes} Attributes */
/** @typedef {import('./svg-reader.mjs').Element} Element */
/** @typedef {import('../palette-png.mjs').Pixels} Pixels */
/** @typedef {import('../drawing-process.ts').Face} Face */
/** @typedef {import('./style.mjs').Style} Style */
/** @typedef {import('./matrix.mjs').Matrix} Matrix */
/** @typedef {import('@napi-rs/canvas').Path2D} Path2D */

/**
 * @typedef {object} Gradient
 * @property {string} name
 * @property {Attributes} attributes
 * @property {[offset: number, colour: string][]} stops
 */

/**
 * The style and the place that a group passes on to its pieces.
 *
 * @typedef {object} Setting
 * @property {Style} style
 * @property {Matrix} matrix
 * @property {boolean} isClipped
 */

const REFERENCE = /^url\(#(.+)\)$/;

/**
 * The canvas is reused for the next picture of the same size: with a new canvas, both would be in memory until the old one is
 * collected.
 */
let canvas = createCanvas(1, 1);

/**
 * @param {readonly Face[]} faces
 * @returns {(svg: string) => Pixels}
 */
export function openSkia(faces) {
  const faceOf = openFaces(faces);
  return (svg) => paint(svg, faceOf);
}

/**
 * @param {string} svg
 * @param {import('./faces.mjs').FaceOf} faceOf
 * @returns {Pixels}
 */
function paint(svg, faceOf) {
  /** @type {import('./pen.mjs').Pen | null} */
  let pen = null;
  /** @type {Setting} */
  let setting = { style: PLAIN, matrix: UNMOVED, isClipped: false };
  /** @type {Setting[]} */
  const outer = [];
  /** @type {Map<string, Gradient>} */
  const gradients = new Map();
  /** @type {Map<string, Path2D>} */
  const clips = new Map();
  /** @type {Gradient | null} */
  let gradient = null;
  /** @type {string | null} */
  let clip = null;

  /** @param {Attributes} attributes */
  function begin({ width = '', height = '', viewBox }) {
    const [across, down] = [positive(width), positive(height)];
    if (canvas.width !== across || canvas.height !== down) canvas = createCanvas(across, down);
    const context = canvas.getContext('2d');
    context.reset();
    if (viewBox !== undefined) {
      const [left = 0, top = 0, units = 0, unitsDown = 0] = numbers(viewBox);
      const [x, y] = [across / units, down / unitsDown];
      setting = { ...setting, matrix: [x, 0, 0, y, -left * x, -top * y] };
    }
    return openPen(context);
  }

  /** @param {Element} element */
  function settingIn({ change, matrix }) {
    return {
      style: change === null ? setting.style : { ...setting.style, ...change },
      matrix: matrix === null ? setting.matrix : within(setting.matrix, matrix),
      isClipped: false,
    };
  }

  /**
   * @param {import('./pen.mjs').Pen} pen
   * @param {Element} element
   */
  function beginGroup(pen, element) {
    outer.push(setting);
    setting = settingIn(element);
    const { 'clip-path': clipPath } = element.attributes;
    if (clipPath === undefined) return;
    setting.isClipped = true;
    pen.place(setting.matrix);
    pen.clip(found(clips, clipPath));
  }

  /**
   * @param {import('./pen.mjs').Pen} pen
   * @param {Element} element
   */
  function paintShape(pen, element) {
    const { style, matrix } = settingIn(element);
    const shape = shapeOf(element);
    pen.place(matrix);
    if (style.fill.startsWith('url(')) {
      const filling = found(gradients, style.fill);
      pen.fillWithGradient((context) => gradientIn(context, filling), areaOf(element), style.fillOpacity);
      pen.place(matrix);
    } else if (style.fill !== 'none' && element.name !== 'line') pen.fill(shape, style);
    if (style.stroke !== 'none') pen.stroke(shape, style);
  }

  /**
   * @param {import('./pen.mjs').Pen} pen
   * @param {Element} element
   * @param {string} words
   */
  function paintText(pen, element, words) {
    const {
      x = '0',
      y = '0',
      'font-family': family,
      'font-weight': weight,
      'font-size': size = '',
      'text-anchor': anchor,
    } = element.attributes;
    const font = `${number(size)}px ${faceOf(family, weight, words)}`;
    const align = anchor === 'middle' ? 'center' : anchor === 'end' ? 'right' : 'left';
    const { style, matrix } = settingIn(element);
    pen.place(matrix);
    pen.write(words, number(x), number(y), { font, align }, style);
  }

  readSvg(svg, {
    open(element, words) {
      const { name, attributes } = element;
      if (name === 'svg') {
        pen = begin(attributes);
        return;
      }
      if (pen === null) throw new Error('a document begins with svg');
      const { id = '' } = attributes;
      switch (name) {
        case 'defs':
          return;
        case 'linearGradient':
        case 'radialGradient':
          gradient = { name, attributes, stops: [] };
          gradients.set(id, gradient);
          return;
        case 'stop':
          gradient?.stops.push(stopOf(attributes));
          return;
        case 'clipPath':
          clip = id;
          return;
        case 'g':
          return beginGroup(pen, element);
        case 'text':
          return paintText(pen, element, words);
        default:
          if (clip === null) paintShape(pen, element);
          else clips.set(clip, shapeOf(element));
      }
    },
    close(name) {
      if (name === 'clipPath') clip = null;
      if (name !== 'g') return;
      if (setting.isClipped) pen?.unclip();
      setting = outer.pop() ?? setting;
    },
  });
  if (pen === null) throw new Error('an empty document');
  return { data: canvas.data(), width: canvas.width, height: canvas.height };
}

/**
 * The area of a piece with a gradient.
 *
 * @param {Element} element
 * @returns {[x: number, y: number, width: number, height: number]}
 */
function areaOf({ name, attributes: { x = '0', y = '0', width = '', height = '', rx } }) {
  if (name !== 'rect' || rx !== undefined)
    throw new Error(`a gradient in a piece that cannot have one: ${name}`);
  return [number(x), number(y), positive(width), positive(height)];
}

/**
 * @param {import('@napi-rs/canvas').SKRSContext2D} context
 * @param {Gradient} gradient
 */
function gradientIn(context, { name, attributes, stops }) {
  const { x1 = '0', y1 = '0', x2 = '1', y2 = '0', cx = '0.5', cy = '0.5', r = '0.5' } = attributes;
  const gradient =
    name === 'linearGradient'
      ? context.createLinearGradient(number(x1), number(y1), number(x2), number(y2))
      : context.createRadialGradient(number(cx), number(cy), 0, number(cx), number(cy), number(r));
  for (const [offset, shade] of stops) gradient.addColorStop(offset, shade);
  return gradient;
}

/**
 * @param {Attributes} attributes
 * @returns {[number, string]}
 */
function stopOf({ offset = '', 'stop-color': shade = '', 'stop-opacity': opacity = '1' }) {
  const alpha = Math.round(number(opacity) * 255)
    .toString(16)
    .padStart(2, '0');
  return [number(offset), `${colour(shade)}${alpha}`];
}

/**
 * @template Value
 * @param {ReadonlyMap<string, Value>} among
 * @param {string} reference
 * @returns {Value}
 */
function found(among, reference) {
  const value = among.get(REFERENCE.exec(reference)?.[1] ?? '');
  if (value === undefined) throw new Error(`nothing has that id: ${reference}`);
  return value;
}
