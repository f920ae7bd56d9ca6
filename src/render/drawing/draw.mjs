// @ts-check
/**
 * The program of a drawing process: turns the SVG documents that it receives into PNG pictures, one after the other.
 * Plain JavaScript, because the process starts without the loader that runs the TypeScript sources.
 */
import sharp from 'sharp';

/** The process draws one picture at a time and never the same one twice, so neither threads nor a cache help. */
sharp.concurrency(1);
sharp.cache(false);

/**
 * Keeps five bits of each colour, in four bytes at a time. Nobody sees the difference on a flat drawing, and the soft
 * edges of its letters compress a third better.
 */
const FIVE_BITS = 0xf8f8f8f8;

/** @param {Buffer} pixels */
function coarsen(pixels) {
  const words = new Uint32Array(pixels.buffer, pixels.byteOffset, pixels.length >> 2);
  for (let at = 0; at < words.length; at += 1) words[at] = (words[at] ?? 0) & FIVE_BITS;
}

/**
 * @param {string} svg
 * @returns {Promise<import('./drawing-process.ts').Drawn>}
 */
async function draw(svg) {
  try {
    const { data, info } = await sharp(Buffer.from(svg))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    coarsen(data);
    const picture = await sharp(data, { raw: info }).png({ compressionLevel: 5 }).toBuffer();
    return { ok: true, picture };
  } catch (error) {
    return { ok: false, because: String(error) };
  }
}

process.on('message', (svg) => {
  // The bot may have been killed meanwhile, so errors of the send are ignored.
  void draw(String(svg)).then((drawn) => process.send?.(drawn, undefined, undefined, () => undefined));
});
process.on('disconnect', () => process.exit());
// A terminal or a supervisor sends its signal to every process of the bot; the bot still wants the picture in hand.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => undefined);
