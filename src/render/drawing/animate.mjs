// @ts-check
/** The program that joins pictures into an animation, then exits. */
import sharp from 'sharp';

sharp.concurrency(1);
sharp.cache(false);

/**
 * @param {import('./animate.ts').Animation} animation
 * @returns {Promise<import('./drawing-process.ts').Drawn>}
 */
async function join({ frames, delays }) {
  try {
    const pictures = frames.map((frame) => Buffer.from(frame));
    // A game that ended in its first turn has one picture, and sharp requires at least two.
    const [alone] = pictures.length === 1 ? pictures : [];
    const picture = await (alone === undefined ? sharp(pictures, { join: { animated: true } }) : sharp(alone))
      .gif({ delay: [...delays], loop: 0, effort: 2, dither: 0, interFrameMaxError: 6 })
      .toBuffer();
    return { ok: true, picture };
  } catch (error) {
    return { ok: false, because: String(error) };
  }
}

process.once('message', (animation) => {
  void join(/** @type {import('./animate.ts').Animation} */ (animation)).then((drawn) =>
    process.send?.(drawn, undefined, undefined, () => process.exit()),
  );
});
process.on('disconnect', () => process.exit());
