/** Pictures combined into an animation. */
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { animate } from '../../src/render/drawing/animate.ts';

async function frame(background: string): Promise<Buffer> {
  return sharp({ create: { width: 12, height: 8, channels: 3, background } })
    .png()
    .toBuffer();
}

test('are shown one after another, each for its own duration, in a loop', async () => {
  const frames = await Promise.all(['#f00', '#0f0', '#00f'].map(frame));
  const drawn = await animate({ frames, delays: [500, 500, 4_000] });
  if (!drawn.ok) throw new Error(drawn.because);
  const { format, pages, pageHeight, delay, loop } = await sharp(Buffer.from(drawn.picture), {
    animated: true,
  }).metadata();
  expect({ format, pages, pageHeight, delay, loop }).toEqual({
    format: 'gif',
    pages: 3,
    pageHeight: 8,
    delay: [500, 500, 4_000],
    loop: 0,
  });
});

test('a single one is not animated', async () => {
  const drawn = await animate({ frames: [await frame('#f00')], delays: [4_000] });
  if (!drawn.ok) throw new Error(drawn.because);
  const { format, width, height } = await sharp(Buffer.from(drawn.picture), { animated: true }).metadata();
  expect({ format, width, height }).toEqual({ format: 'gif', width: 12, height: 8 });
});

test("data that isn't a picture is reported as such", async () => {
  expect(await animate({ frames: [Buffer.from('cannot draw picture')], delays: [500] })).toMatchObject({
    ok: false,
  });
});
