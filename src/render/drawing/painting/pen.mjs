// @ts-check
/** Paints on a canvas, and sets only the properties that change: setting one takes as long as painting a small piece. */
import { UNMOVED, within } from './matrix.mjs';
import { PLAIN } from './style.mjs';

/** @typedef {import('./style.mjs').Style} Style */
/** @typedef {import('./matrix.mjs').Matrix} Matrix */
/** @typedef {import('@napi-rs/canvas').Path2D} Path2D */
/** @typedef {import('@napi-rs/canvas').SKRSContext2D} Context */
/** @typedef {ReturnType<typeof openPen>} Pen */

/** A canvas begins with these properties, and with those of a plain style except for the stroke's colour. */
const AT_FIRST = {
  matrix: UNMOVED,
  /** @type {string | null} */
  fill: null,
  stroke: { ...PLAIN, stroke: '#000000' },
  alpha: 1,
  font: '',
  align: 'left',
};

/** @param {Context} context A new one, or one that was just reset. */
export function openPen(context) {
  let now = { ...AT_FIRST };
  /** @type {(typeof now)[]} */
  const saved = [];

  /** @param {Matrix} matrix */
  function place(matrix) {
    if (now.matrix !== matrix) context.setTransform(...matrix);
    now.matrix = matrix;
  }

  /** @param {number} alpha */
  function fade(alpha) {
    if (now.alpha !== alpha) context.globalAlpha = alpha;
    now.alpha = alpha;
  }

  /** @param {Style} style */
  function prepareFill({ fill, fillOpacity }) {
    if (now.fill !== fill) context.fillStyle = fill;
    now.fill = fill;
    fade(fillOpacity);
  }

  return {
    place,

    /**
     * @param {Path2D} shape
     * @param {Style} style
     */
    fill(shape, style) {
      prepareFill(style);
      context.fill(shape, style.fillRule);
    },

    /**
     * @param {Path2D} shape
     * @param {Style} style
     */
    stroke(shape, style) {
      const { stroke, strokeWidth, cap, join, dashes } = style;
      if (now.stroke.stroke !== stroke) context.strokeStyle = stroke;
      if (now.stroke.strokeWidth !== strokeWidth) context.lineWidth = strokeWidth;
      if (now.stroke.cap !== cap) context.lineCap = cap;
      if (now.stroke.join !== join) context.lineJoin = join;
      if (now.stroke.dashes !== dashes) context.setLineDash([...dashes]);
      now.stroke = style;
      fade(style.strokeOpacity);
      context.stroke(shape);
    },

    /**
     * A gradient's numbers are fractions of the area it fills, so it is painted in a one-by-one square.
     *
     * @param {(context: Context) => ReturnType<Context['createLinearGradient']>} gradient
     * @param {readonly [x: number, y: number, width: number, height: number]} area
     * @param {number} opacity
     */
    fillWithGradient(gradient, [x, y, width, height], opacity) {
      place(within(now.matrix, [width, 0, 0, height, x, y]));
      fade(opacity);
      context.fillStyle = gradient(context);
      now.fill = null;
      context.fillRect(0, 0, 1, 1);
    },

    /**
     * @param {string} words
     * @param {number} x
     * @param {number} y
     * @param {{ readonly font: string, readonly align: 'left' | 'center' | 'right' }} lettering
     * @param {Style} style
     */
    write(words, x, y, { font, align }, style) {
      prepareFill(style);
      if (now.font !== font) context.font = font;
      if (now.align !== align) context.textAlign = align;
      now.font = font;
      now.align = align;
      context.fillText(words, x, y);
    },

    /**
     * Paints only inside the shape until it is unclipped.
     *
     * @param {Path2D} shape
     */
    clip(shape) {
      context.save();
      saved.push({ ...now });
      context.clip(shape);
    },

    unclip() {
      context.restore();
      now = saved.pop() ?? now;
    },
  };
}
