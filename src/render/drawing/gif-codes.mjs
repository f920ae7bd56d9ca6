// @ts-check
/** The compression of GIF: a code for each run of pixels that occurred before, in as few bits as the number of codes needs. */

const MAX_CODES = 4096;
const PIXELS = 256;
/**
 * The code of each run that extends a known run by one pixel. An entry counts only if its upper bits are the current round, so
 * the table needn't be emptied for each round.
 */
const longer = new Int32Array(MAX_CODES * PIXELS);
let round = 0;

/**
 * @param {Uint8Array} pixels
 * @param {number} depth The bits of a pixel.
 * @returns {Uint8Array}
 */
export function gifCodes(pixels, depth) {
  const restart = 1 << depth;
  const end = restart + 1;
  const bytes = new Uint8Array(Math.ceil(pixels.length * 1.6) + 8);
  let [length, held, bits] = [0, 0, 0];
  let size = depth + 1;
  let next = end + 1;
  round += 1;

  /** @param {number} code */
  function write(code) {
    held |= code << bits;
    bits += size;
    for (; bits >= 8; bits -= 8, held >>>= 8) bytes[length++] = held & 0xff;
  }

  write(restart);
  let run = pixels[0] ?? 0;
  for (let at = 1; at < pixels.length; at += 1) {
    const pixel = pixels[at] ?? 0;
    const key = run * PIXELS + pixel;
    const entry = longer[key] ?? 0;
    if (entry >> 12 === round) {
      run = entry & 0xfff;
      continue;
    }
    write(run);
    run = pixel;
    if (next < MAX_CODES) {
      if (next === 1 << size) size += 1;
      longer[key] = (round << 12) | next;
      next += 1;
      continue;
    }
    write(restart);
    round += 1;
    size = depth + 1;
    next = end + 1;
  }
  write(run);
  write(end);
  if (bits > 0) bytes[length++] = held & 0xff;
  return bytes.subarray(0, length);
}
