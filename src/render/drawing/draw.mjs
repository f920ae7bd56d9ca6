// @ts-check
/**
 * The program of a drawing process: turns the SVG documents that it receives into PNG pictures, one after the other.
 * Plain JavaScript, because the process starts without the loader that runs the TypeScript sources.
 */
import sharp from 'sharp';
import { palettePng } from './palette-png.mjs';

/** The process draws one picture at a time and never the same one twice, so neither threads nor a cache help. */
sharp.concurrency(1);
sharp.cache(false);

/**
 * @param {string} svg
 * @returns {Promise<import('./drawing-process.ts').Drawn>}
 */
async function draw(svg) {
  try {
    const { data, info } = await sharp(Buffer.from(svg)).raw().toBuffer({ resolveWithObject: true });
    return { ok: true, picture: palettePng({ data, width: info.width, height: info.height }) };
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
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => undefined);
