// @ts-check
/** Paints one of the bot's SVG documents with Skia. */
import { registerFaces } from './faces.mjs';
import { createCanvas } from './library.mjs';
import { shapeOf } from './shapes.mjs';
import { PLAIN, styleIn } from './style.mjs';
import { readSvg } from './svg-reader.mjs';
import { colour, number, numbers, positive } from './values.mjs';

/** @typedef {import('./svg-reader.mjs').Attributes} Attributes */
/** @typedef {import('../palette-png.mjs').Pixels} Pixels */
/** @typedef {import('../drawing-process.ts').Face} Face */
/** @typedef {import('./style.mjs').Style} Style */
/** @typedef {import('@napi-rs/canvas').Path2D} Path2D */

/**
 * @typedef {object} Gradient
 * @property {string} name
 * @property {Attributes} attributes
 * @property {[offset: number, colour: string][]} stops
 */

const REFERENCE = /^url\(#(.+)\)$/;
const TRANSFORM = /(translate|scale|rotate)\(([^)]*)\)/g;

/**
 * The canvas is reused for the next picture of the same size: a new one takes as much memory again until the old one is
 * collected.
 */
let canvas = createCanvas(1, 1);

/**
 * @param {readonly Face[]} faces
 * @returns {(svg: string) => Pixels}
 */
export function openSkia(faces) {
  const faceOf = registerFaces(faces);
  return (svg) => paint(svg, faceOf);
}

/**
 * @param {string} svg
 * @param {import('./faces.mjs').FaceOf} faceOf
 * @returns {Pixels}
 */
function paint(svg, faceOf) {
  let context = canvas.getContext('2d');
  /** @type {Style} */
  let style = PLAIN;
  /** @type {Style[]} */
  const outer = [];
  /** @type {Map<string, Gradient>} */
  const gradients = new Map();
  /** @type {Map<string, Path2D>} */
  const clips = new Map();
  /** @type {Gradient | null} */
  let gradient = null;
  /** @type {string | null} */
  let clip = null;
  let isBegun = false;

  /** @param {Attributes} attributes */
  function begin({ width = '', height = '', viewBox }) {
    const [across, down] = [positive(width), positive(height)];
    if (canvas.width !== across || canvas.height !== down) canvas = createCanvas(across, down);
    context = canvas.getContext('2d');
    context.reset();
    if (viewBox !== undefined) {
      const [left = 0, top = 0, units = 0, unitsDown = 0] = numbers(viewBox);
      context.scale(across / units, down / unitsDown);
      context.translate(-left, -top);
    }
    isBegun = true;
  }

  /** @param {Attributes} attributes */
  function beginGroup(attributes) {
    outer.push(style);
    context.save();
    style = styleIn(style, attributes);
    transform(attributes['transform']);
    const { 'clip-path': clipPath } = attributes;
    if (clipPath !== undefined) context.clip(found(clips, clipPath));
  }

  /** @param {string | undefined} written */
  function transform(written) {
    if (written === undefined) return;
    for (const [, kind, values = ''] of written.matchAll(TRANSFORM)) {
      const [first = 0, second] = numbers(values);
      if (kind === 'translate') context.translate(first, second ?? 0);
      else if (kind === 'scale') context.scale(first, second ?? first);
      else context.rotate((first * Math.PI) / 180);
    }
  }

  /**
   * @param {string} name
   * @param {Attributes} attributes
   */
  function paintShape(name, attributes) {
    const look = styleIn(style, attributes);
    const shape = shapeOf(name, attributes);
    if (look.fill !== 'none' && name !== 'line') {
      context.globalAlpha = look.fillOpacity;
      if (look.fill.startsWith('url(')) fillWithGradient(name, attributes, look.fill);
      else {
        context.fillStyle = look.fill;
        context.fill(shape, look.fillRule);
      }
    }
    if (look.stroke !== 'none') {
      context.globalAlpha = look.strokeOpacity;
      context.strokeStyle = look.stroke;
      context.lineWidth = look.strokeWidth;
      context.lineCap = look.cap;
      context.lineJoin = look.join;
      context.setLineDash([...look.dashes]);
      context.stroke(shape);
    }
  }

  /**
   * A gradient's numbers are fractions of the piece it fills, so it is painted in a one-by-one square.
   *
   * @param {string} name
   * @param {Attributes} attributes
   * @param {string} fill
   */
  function fillWithGradient(name, { x = '0', y = '0', width = '', height = '', rx }, fill) {
    if (name !== 'rect' || rx !== undefined)
      throw new Error(`a gradient in a piece that cannot have one: ${name}`);
    context.save();
    context.translate(number(x), number(y));
    context.scale(positive(width), positive(height));
    context.fillStyle = gradientIn(context, found(gradients, fill));
    context.fillRect(0, 0, 1, 1);
    context.restore();
  }

  /**
   * @param {Attributes} attributes
   * @param {string} words
   */
  function paintText(attributes, words) {
    const {
      x = '0',
      y = '0',
      'font-family': family,
      'font-weight': weight,
      'text-anchor': anchor,
    } = attributes;
    const face = faceOf(family, weight, words);
    const look = styleIn(style, attributes);
    context.font = `${number(attributes['font-size'] ?? '')}px ${face}`;
    context.textAlign = anchor === 'middle' ? 'center' : anchor === 'end' ? 'right' : 'left';
    context.globalAlpha = look.fillOpacity;
    context.fillStyle = look.fill;
    context.fillText(words, number(x), number(y));
  }

  readSvg(svg, {
    open(name, attributes, words) {
      if (name === 'svg') return begin(attributes);
      if (!isBegun) throw new Error('a document begins with svg');
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
          return beginGroup(attributes);
        default:
          if (clip !== null) {
            clips.set(clip, shapeOf(name, attributes));
            return;
          }
          context.save();
          transform(attributes['transform']);
          if (name === 'text') paintText(attributes, words);
          else paintShape(name, attributes);
          context.restore();
      }
    },
    close(name) {
      if (name === 'clipPath') clip = null;
      if (name !== 'g') return;
      style = outer.pop() ?? PLAIN;
      context.restore();
    },
  });
  if (!isBegun) throw new Error('an empty document');
  return { data: canvas.data(), width: canvas.width, height: canvas.height };
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
