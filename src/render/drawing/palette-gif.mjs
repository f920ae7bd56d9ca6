// @ts-check
/** Joins pictures made by `palette-png.mjs` into an animated GIF. Each keeps its palette, so no colours are chosen a second time. */
import { inflateSync } from 'node:zlib';
import { gifCodes } from './gif-codes.mjs';
import { MAX_COLOURS } from './palette-png.mjs';

/** A pixel whose new colour is this close keeps the colour it shows: no one sees the difference, and repeats compress best. */
const ALIKE = 3;
/** The palette index for an unchanged pixel: the one after the colours of the largest palette. */
const UNCHANGED = MAX_COLOURS;
const BITS_OF_A_PLACE = 8;
const NO_COLOUR = -1;
const AFTER_SIGNATURE = 8;
const FRAMING = 12;
/** Flags for drawing a frame on top of the previous one, with one place of its palette transparent. */
const ON_TOP = 0b101;
const OWN_TABLE = 0x80 | (BITS_OF_A_PLACE - 1);
const LOOP = Buffer.from('\x21\xff\x0bNETSCAPE2.0\x03\x01\0\0\0', 'latin1');
const END = Buffer.from(';');
const MAX_BLOCK = 255;

/**
 * @typedef {object} Frame
 * @property {number} width
 * @property {number} height
 * @property {Buffer} palette Three bytes a colour.
 * @property {Uint8Array} places The place of each pixel in the palette.
 */

/**
 * @param {import('./animate.ts').Animation} animation
 * @returns {Buffer}
 * @throws {Error} if a frame isn't one of our pictures, or has another size than the first
 */
export function paletteGif({ frames, delays }) {
  const [first, ...others] = frames.map(frameOf);
  if (first === undefined) throw new Error('no frames');
  const { width, height } = first;
  const shown = new Int32Array(width * height).fill(NO_COLOUR);
  const parts = [header(width, height)];
  if (others.length > 0) parts.push(LOOP);
  for (const [at, frame] of [first, ...others].entries()) {
    if (frame.width !== width || frame.height !== height) throw new Error('frames of different sizes');
    parts.push(...image(frame, delays[at] ?? 0, shown));
  }
  return Buffer.concat([...parts, END]);
}

/**
 * @param {Uint8Array} png
 * @returns {Frame}
 */
function frameOf(png) {
  const bytes = Buffer.from(png.buffer, png.byteOffset, png.byteLength);
  /** @type {Map<string, Buffer>} */
  const chunks = new Map();
  for (let at = AFTER_SIGNATURE; at + FRAMING <= bytes.length; ) {
    const length = bytes.readUInt32BE(at);
    chunks.set(bytes.toString('latin1', at + 4, at + 8), bytes.subarray(at + 8, at + 8 + length));
    at += length + FRAMING;
  }
  const [head, palette, data] = ['IHDR', 'PLTE', 'IDAT'].map((type) => chunks.get(type));
  if (head === undefined || palette === undefined || data === undefined || palette.length > 3 * UNCHANGED)
    throw new Error('not a picture with our palette');
  const [width, height] = [head.readUInt32BE(0), head.readUInt32BE(4)];
  const rows = inflateSync(data);
  if (rows.length !== (width + 1) * height) throw new Error('not a picture with our palette');
  const places = new Uint8Array(width * height);
  for (let row = 0; row < height; row += 1) {
    const from = row * (width + 1);
    if (rows[from] !== 0) throw new Error('a row with a filter');
    places.set(rows.subarray(from + 1, from + 1 + width), row * width);
  }
  return { width, height, palette, places };
}

/**
 * @param {number} width
 * @param {number} height
 */
function header(width, height) {
  const start = Buffer.from('GIF89a\0\0\0\0\x70\0\0', 'latin1');
  start.writeUInt16LE(width, 6);
  start.writeUInt16LE(height, 8);
  return start;
}

/**
 * @param {Frame} frame
 * @param {number} delay In ms.
 * @param {Int32Array} shown
 */
function image({ width, height, palette, places }, delay, shown) {
  const control = Buffer.from([0x21, 0xf9, 4, ON_TOP, 0, 0, UNCHANGED, 0]);
  control.writeUInt16LE(Math.round(delay / 10), 4);
  const place = Buffer.from([0x2c, 0, 0, 0, 0, 0, 0, 0, 0, OWN_TABLE]);
  place.writeUInt16LE(width, 5);
  place.writeUInt16LE(height, 7);
  const table = Buffer.alloc(3 << BITS_OF_A_PLACE);
  palette.copy(table);
  return [control, place, table, ...blocks(gifCodes(changed(palette, places, shown), BITS_OF_A_PLACE))];
}

/**
 * The place of each pixel, or `UNCHANGED`. Notes the colours that are then shown.
 *
 * @param {Buffer} palette
 * @param {Uint8Array} places
 * @param {Int32Array} shown
 */
function changed(palette, places, shown) {
  const colours = Int32Array.from({ length: palette.length / 3 }, (_, at) => palette.readUIntBE(3 * at, 3));
  const pixels = new Uint8Array(places.length);
  let [last, before, isSame] = [NO_COLOUR, NO_COLOUR, false];
  for (let at = 0; at < places.length; at += 1) {
    const place = places[at] ?? 0;
    const was = shown[at] ?? NO_COLOUR;
    if (place !== last || was !== before) {
      isSame = was !== NO_COLOUR && areAlike(was, colours[place] ?? 0);
      last = place;
      before = was;
    }
    pixels[at] = isSame ? UNCHANGED : place;
    if (!isSame) shown[at] = colours[place] ?? 0;
  }
  return pixels;
}

/**
 * @param {number} one
 * @param {number} other
 */
function areAlike(one, other) {
  const red = (one >> 16) - (other >> 16);
  const green = ((one >> 8) & 0xff) - ((other >> 8) & 0xff);
  const blue = (one & 0xff) - (other & 0xff);
  return red * red + green * green + blue * blue <= ALIKE ** 2;
}

/** @param {Uint8Array} codes */
function blocks(codes) {
  const parts = [Buffer.from([BITS_OF_A_PLACE])];
  for (let at = 0; at < codes.length; at += MAX_BLOCK) {
    const block = codes.subarray(at, at + MAX_BLOCK);
    parts.push(Buffer.from([block.length]), Buffer.from(block));
  }
  return [...parts, Buffer.from([0])];
}
