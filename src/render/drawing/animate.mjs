// @ts-check
/** The program that puts pictures together to one that moves, and ends. */
import sharp from 'sharp';

sharp.concurrency(1);
sharp.cache(false);

/**
 * @param {import('./animate.ts').Animation} animation
 * @returns {Promise<import('./drawing-process.ts').Drawn>}
 */
async function join({ frames, delays }) {
  try {
    const picture = await sharp(
      frames.map((frame) => Buffer.from(frame)),
      { join: { animated: true } },
    )
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
