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
/** A shorter run is written pixel by pixel, because calling `fill` takes longer. */
const SHORT = 32;
const SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
const EIGHT_BITS_OF_PALETTE = [8, 3];

/**
 * @typedef {object} Pixels
 * @property {Buffer} data Four bytes a pixel.
 * @property {number} width
 * @property {number} height
 */

/**
 * The runs of equal pixels of a picture in their order: the first pixel after each run, and the run's shade. A picture has about
 * 100,000 runs. All lists are kept for the next picture: new lists would have to be cleared, and the old ones would stay in
 * memory until they are collected.
 */
const runs = { ends: new Int32Array(1 << 17), shades: new Uint16Array(1 << 17), length: 0 };
const counts = new Uint32Array(SHADES);
const longest = new Uint32Array(SHADES);
const colours = new Int32Array(SHADES);
let rows = new Uint8Array(0);

/**
 * @param {Pixels} pixels
 * @returns {Buffer}
 */
export function palettePng({ data, width, height }) {
  const words = new Int32Array(data.buffer, data.byteOffset, data.length >> 2);
  findRuns(words);
  countShades(words);
  const { palette, places } = paletteOf(counts);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', headerOf(width, height)),
    chunk('PLTE', Buffer.from(palette.flatMap((shade) => channelsOf(colours[shade] ?? 0)))),
    chunk('IDAT', deflateSync(rowsOf(width, height, places), { level: COMPRESSION, memLevel: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** @param {Int32Array} words */
function findRuns(words) {
  let { ends, shades } = runs;
  let found = 0;
  for (let at = 0; at < words.length; found += 1) {
    if (found === ends.length) {
      runs.ends = new Int32Array(2 * found);
      runs.shades = new Uint16Array(2 * found);
      runs.ends.set(ends);
      runs.shades.set(shades);
      ({ ends, shades } = runs);
    }
    const word = words[at] ?? 0;
    at = endOfRun(words, at + 1, word);
    ends[found] = at;
    shades[found] = shadeOf(word);
  }
  runs.length = found;
}

/**
 * The first pixel with another colour, starting at `at`. Most runs are either one pixel or very long, so the next pixel is
 * compared first, and then four pixels at a time.
 *
 * @param {Int32Array} words
 * @param {number} at
 * @param {number} word
 */
function endOfRun(words, at, word) {
  if (words[at] !== word) return at;
  let end = at + 1;
  while (
    end + 3 < words.length &&
    (((words[end] ?? 0) ^ word) |
      ((words[end + 1] ?? 0) ^ word) |
      ((words[end + 2] ?? 0) ^ word) |
      ((words[end + 3] ?? 0) ^ word)) ===
      0
  )
    end += 4;
  while (end < words.length && words[end] === word) end += 1;
  return end;
}

/**
 * Counts the pixels of each shade, and finds the colour of the shade's longest run. A flat piece has that colour; other colours
 * of the shade occur only at edges.
 *
 * @param {Int32Array} words
 */
function countShades(words) {
  counts.fill(0);
  longest.fill(0);
  let since = 0;
  for (let run = 0; run < runs.length; run += 1) {
    const end = runs.ends[run] ?? 0;
    const shade = runs.shades[run] ?? 0;
    const length = end - since;
    counts[shade] = (counts[shade] ?? 0) + length;
    if (length > (longest[shade] ?? 0)) {
      longest[shade] = length;
      colours[shade] = words[since] ?? 0;
    }
    since = end;
  }
}

/**
 * The place of each pixel in the palette. Each row begins with the number of its filter, 0 for no filter.
 *
 * @param {number} width
 * @param {number} height
 * @param {Uint8Array} places
 */
function rowsOf(width, height, places) {
  const size = (width + 1) * height;
  if (rows.length !== size) rows = new Uint8Array(size);
  let into = 0;
  let at = 0;
  let run = 0;
  for (let rowEnd = width; rowEnd <= width * height; rowEnd += width) {
    rows[into++] = 0;
    while (at < rowEnd) {
      const runEnd = runs.ends[run] ?? rowEnd;
      const end = Math.min(runEnd, rowEnd);
      const place = places[runs.shades[run] ?? 0] ?? 0;
      const until = into + end - at;
      if (end - at < SHORT) while (into < until) rows[into++] = place;
      else {
        rows.fill(place, into, until);
        into = until;
      }
      at = end;
      if (runEnd === end) run += 1;
    }
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
 * Chooses one colour at a time, always the one that the palette lacks most: many pixels have it, and it is far from the colours
 * chosen so far. `places` has the position of each shade's nearest colour in the palette.
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
