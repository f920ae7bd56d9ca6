// @ts-check
/**
 * Writes pixels as a PNG of at most 256 colours, which is a third smaller than one that has a colour in each pixel. It is
 * our own because the palette of sharp takes several times as long, for shades that nobody sees on a flat drawing.
 */
import { crc32, deflateSync } from 'node:zlib';

const MOST_COLOURS = 256;
/** Five bits of each channel: every colour of the boards is a multiple of 8. */
const SHADES = 1 << 15;
const FARTHEST = 1 << 15;
/** A higher level saves a thirtieth of the bytes, and takes half as long again. */
const COMPRESSION = 4;
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
  const { shades, counts } = shadesOf(data);
  const { palette, places } = paletteOf(counts);
  const rows = Buffer.alloc((width + 1) * height);
  for (let row = 0, pixel = 0; row < height; row += 1) {
    // Each row begins with the number of its filter, which is none.
    const start = row * (width + 1) + 1;
    for (let x = 0; x < width; x += 1, pixel += 1) rows[start + x] = places[shades[pixel] ?? 0] ?? 0;
  }
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', headerOf(width, height)),
    chunk('PLTE', Buffer.from(palette.flatMap(channelsOf).map((channel) => channel << 3))),
    chunk('IDAT', deflateSync(rows, { level: COMPRESSION, memLevel: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/**
 * The five upper bits of red, green and blue, as one number for each pixel, and how many pixels have it.
 *
 * @param {Buffer} data
 */
function shadesOf(data) {
  const words = new Uint32Array(data.buffer, data.byteOffset, data.length >> 2);
  const shades = new Uint16Array(words.length);
  const counts = new Uint32Array(SHADES);
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? 0;
    const shade = ((word >>> 3) & 0x1f) | ((word >>> 6) & 0x3e0) | ((word >>> 9) & 0x7c00);
    shades[at] = shade;
    counts[shade] = (counts[shade] ?? 0) + 1;
  }
  return { shades, counts };
}

/**
 * @param {number} shade
 * @returns {[number, number, number]}
 */
function channelsOf(shade) {
  return [shade & 0x1f, (shade >> 5) & 0x1f, shade >> 10];
}

/**
 * Chooses one colour after the other, always the one that is missed most: by how many pixels have it, and how far it is
 * from what was chosen before. `places` has for each shade the place of the nearest one in the palette.
 *
 * @param {Uint32Array} counts
 */
function paletteOf(counts) {
  const used = Uint16Array.from([...counts.keys()].filter((shade) => counts[shade] !== 0));
  const far = new Uint32Array(used.length).fill(FARTHEST);
  const places = new Uint8Array(SHADES);
  /** @type {number[]} */
  const palette = [];
  let missed = used[0];
  while (missed !== undefined && palette.length < MOST_COLOURS) {
    const place = palette.push(missed) - 1;
    const [red, green, blue] = channelsOf(missed);
    missed = undefined;
    let most = 0;
    for (let at = 0; at < used.length; at += 1) {
      const shade = used[at] ?? 0;
      const byRed = (shade & 0x1f) - red;
      const byGreen = ((shade >> 5) & 0x1f) - green;
      const byBlue = (shade >> 10) - blue;
      const distance = 2 * byRed * byRed + 4 * byGreen * byGreen + 3 * byBlue * byBlue;
      if (distance < (far[at] ?? 0)) {
        far[at] = distance;
        places[shade] = place;
      }
      const missing = (counts[shade] ?? 0) * (far[at] ?? 0);
      if (missing <= most) continue;
      most = missing;
      missed = shade;
    }
  }
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
