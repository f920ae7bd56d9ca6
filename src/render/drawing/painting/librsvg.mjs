// @ts-check
/** Paints an SVG document with librsvg, on platforms for which there is no Skia build. It takes about three times as long. */
import sharp from 'sharp';

/** The process draws one picture at a time and never the same one twice, so neither threads nor a cache help. */
sharp.concurrency(1);
sharp.cache(false);

/**
 * @param {string} svg
 * @returns {Promise<import('../palette-png.mjs').Pixels>}
 */
export async function paintWithLibrsvg(svg) {
  const { data, info } = await sharp(Buffer.from(svg))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}
