// @ts-check
/** The program that puts pictures together to one that moves, and ends. */
import sharp from 'sharp';

sharp.concurrency(1);
sharp.cache(false);

process.once('message', (asked) => {
  const { frames, delays } = /** @type {import('./animate.ts').Animation} */ (asked);
  sharp(
    frames.map((frame) => Buffer.from(frame)),
    { join: { animated: true } },
  )
    .gif({ delay: [...delays], loop: 0, effort: 2, dither: 0, interFrameMaxError: 6 })
    .toBuffer()
    .then(
      (picture) => ({ ok: true, picture }),
      (error) => ({ ok: false, because: String(error) }),
    )
    .then((drawn) => process.send?.(drawn, undefined, undefined, () => process.exit()));
});
process.on('disconnect', () => process.exit());
