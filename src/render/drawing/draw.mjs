// @ts-check
/**
 * The program of a drawing process: converts the SVG documents that it receives to PNG pictures, one at a time. It is plain
 * JavaScript, because the process starts without the loader for TypeScript sources.
 */
import { palettePng } from './palette-png.mjs';

/** @typedef {(svg: string) => import('./palette-png.mjs').Pixels | Promise<import('./palette-png.mjs').Pixels>} Paint */

/** A major garbage collection takes as long as drawing a picture, and frees pixels that survived the minor collections. */
const ALL_GARBAGE_EVERY = 100;

const [, , faces = '[]'] = process.argv;
const paint = openPainter();

/** @returns {Promise<Paint>} */
async function openPainter() {
  try {
    const { openSkia } = await import('./painting/skia.mjs');
    return openSkia(JSON.parse(faces));
  } catch (error) {
    emit({ fallback: String(error) });
    const { paintWithLibrsvg } = await import('./painting/librsvg.mjs');
    return paintWithLibrsvg;
  }
}

/**
 * The picture is sent as text, because Node's binary messages stay in memory until a major collection, and the process would need
 * half as much memory again.
 *
 * @param {string} svg
 * @returns {Promise<import('./drawing-process.ts').DrawingMessage>}
 */
async function draw(svg) {
  try {
    const painted = await (await paint)(svg);
    return { ok: true, base64: palettePng(painted).toString('base64') };
  } catch (error) {
    return { ok: false, because: String(error) };
  }
}

/** @param {import('./drawing-process.ts').DrawingMessage} message */
function emit(message) {
  // The bot may have been killed in the meantime, so send errors are ignored.
  process.send?.(message, undefined, undefined, () => undefined);
}

let drawn = 0;

/** Frees a picture's pixels after it was sent. V8 hardly counts them, so the pixels of several pictures would pile up. */
function collect() {
  drawn += 1;
  globalThis.gc?.({ type: drawn % ALL_GARBAGE_EVERY === 0 ? 'major' : 'minor' });
}

process.on(
  'message',
  (svg) =>
    void draw(String(svg)).then((result) => {
      emit(result);
      setImmediate(collect);
    }),
);
process.on('disconnect', () => process.exit());
// A terminal or a supervisor also sends its signals to this process. They're ignored, since the bot still wants the picture.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => undefined);
