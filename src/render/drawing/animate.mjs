// @ts-check
/** The program that joins pictures into an animation, then exits. */
import { paletteGif } from './palette-gif.mjs';

/**
 * @param {import('./animate.ts').Animation} animation
 * @returns {import('./drawing-process.ts').Drawn}
 */
function join(animation) {
  try {
    return { ok: true, picture: paletteGif(animation) };
  } catch (error) {
    return { ok: false, because: String(error) };
  }
}

process.once('message', (animation) => {
  const drawn = join(/** @type {import('./animate.ts').Animation} */ (animation));
  process.send?.(drawn, undefined, undefined, () => process.exit());
});
process.on('disconnect', () => process.exit());
