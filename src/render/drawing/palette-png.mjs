// @ts-check
/**
 * Writes pixels as a PNG with a palette of at most 128 colours, which is a third smaller than one without a palette. Sharp's own
 * palettes take several times as long, for shades that are invisible in a flat drawing.
 */
import { crc32, deflateSync } from 'node:zlib';

/** Twice as many would make a picture a tenth larger, without a visible difference. */
export const MAX_COLOURS = 128;
/** Shades are distinguished by five bits per channel: every colour on the boards is a multiple of 8. */
const SHADES = 1 << 15;
const FARTHEST = 1 << 15;
/** The next level saves a twelfth of the bytes, and takes a third longer. */
const COMPRESSION = 3;
const SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
const EIGHT_BITS_OF_PALETTE = [8, 3];

/**
 * @typedef {object} Pixels
 * @property {Buffer} data Four bytes a pixel.
 * @property {number} width
 * @property {number} height
 */

/**
 * @param {Pixels} pixels
 * @returns {Buffer}
 */
export function palettePng({ data, width, height }) {
  const words = new Int32Array(data.buffer, data.byteOffset, data.length >> 2);
  const { counts, colours } = shadesOf(words);
  const { palette, places } = paletteOf(counts);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', headerOf(width, height)),
    chunk('PLTE', Buffer.from(palette.flatMap((shade) => channelsOf(colours[shade] ?? 0)))),
    chunk('IDAT', deflateSync(rowsOf(words, width, places), { level: COMPRESSION, memLevel: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/**
 * The number of pixels per shade, and the colour of their longest run: a flat piece has that colour, while the rest are edges.
 * Most pixels are like the previous one, so a shade is computed only where they change.
 *
 * @param {Int32Array} words
 */
function shadesOf(words) {
  const counts = new Uint32Array(SHADES);
  const longest = new Uint32Array(SHADES);
  const colours = new Int32Array(SHADES);
  /**
   * @param {number} word
   * @param {number} length
   */
  function count(word, length) {
    const shade = shadeOf(word);
    counts[shade] = (counts[shade] ?? 0) + length;
    if (length <= (longest[shade] ?? 0)) return;
    longest[shade] = length;
    colours[shade] = word;
  }
  let word = words[0] ?? 0;
  let since = 0;
  for (let at = 1; at < words.length; at += 1) {
    const here = words[at] ?? 0;
    if (here === word) continue;
    count(word, at - since);
    word = here;
    since = at;
  }
  count(word, words.length - since);
  return { counts, colours };
}

/**
 * The place of each pixel in the palette. Each row begins with the number of its filter, 0 for no filter.
 *
 * @param {Int32Array} words
 * @param {number} width
 * @param {Uint8Array} places
 */
function rowsOf(words, width, places) {
  const height = words.length / width;
  const rows = new Uint8Array((width + 1) * height);
  let word = 0;
  let place = places[shadeOf(word)] ?? 0;
  for (let row = 0, at = 0; row < height; row += 1)
    for (let into = row * (width + 1) + 1; into < (row + 1) * (width + 1); into += 1, at += 1) {
      const here = words[at] ?? 0;
      if (here !== word) {
        word = here;
        place = places[shadeOf(word)] ?? 0;
      }
      rows[into] = place;
    }
  return rows;
}

/**
 * The five upper bits of red, green and blue as one number.
 *
 * @param {number} word
 */
function shadeOf(word) {
  return ((word >>> 3) & 0x1f) | ((word >>> 6) & 0x3e0) | ((word >>> 9) & 0x7c00);
}

/**
 * @param {number} word
 * @returns {[number, number, number]}
 */
function channelsOf(word) {
  return [word & 0xff, (word >> 8) & 0xff, (word >> 16) & 0xff];
}

/**
 * Chooses one colour at a time, always the one that is missed most, considering how many pixels have it and how far it is from the
 * colours chosen so far. `places` has the position of each shade's nearest colour in the palette.
 *
 * @param {Uint32Array} counts
 */
function paletteOf(counts) {
  const used = usedOf(counts);
  const reds = Int32Array.from(used, (shade) => shade & 0x1f);
  const greens = Int32Array.from(used, (shade) => (shade >> 5) & 0x1f);
  const blues = Int32Array.from(used, (shade) => shade >> 10);
  const weights = Float64Array.from(used, (shade) => counts[shade] ?? 0);
  const far = new Int32Array(used.length).fill(FARTHEST);
  const nearest = new Uint8Array(used.length);
  /** @type {number[]} */
  const palette = [];
  for (let missed = 0, most = 1; most > 0 && palette.length < MAX_COLOURS; ) {
    const place = palette.push(used[missed] ?? 0) - 1;
    const [red, green, blue] = [reds[missed] ?? 0, greens[missed] ?? 0, blues[missed] ?? 0];
    most = 0;
    for (let at = 0; at < far.length; at += 1) {
      const byRed = (reds[at] ?? 0) - red;
      const byGreen = (greens[at] ?? 0) - green;
      const byBlue = (blues[at] ?? 0) - blue;
      const distance = 2 * byRed * byRed + 4 * byGreen * byGreen + 3 * byBlue * byBlue;
      let gap = far[at] ?? 0;
      if (distance < gap) {
        gap = distance;
        far[at] = distance;
        nearest[at] = place;
      }
      const missing = (weights[at] ?? 0) * gap;
      if (missing <= most) continue;
      most = missing;
      missed = at;
    }
  }
  const places = new Uint8Array(SHADES);
  for (const [at, shade] of used.entries()) places[shade] = nearest[at] ?? 0;
  return { palette, places };
}

/**
 * @param {number} width
 * @param {number} height
 */
function headerOf(width, height) {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set(EIGHT_BITS_OF_PALETTE, 8);
  return header;
}

/**
 * @param {string} type
 * @param {Buffer} data
 */
function chunk(type, data) {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  framed.set(body, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}
/** @param {Uint32Array} counts */
function usedOf(counts) {
  const used = new Uint16Array(SHADES);
  let count = 0;
  for (let shade = 0; shade < SHADES; shade += 1) if (counts[shade] !== 0) used[count++] = shade;
  return used.subarray(0, count);
}
