/** Pictures combined into an animation. */
import sharp, { type Sharp } from 'sharp';
import { expect, test } from 'vitest';
import { animate } from '../../src/render/drawing/animate.ts';
import { palettePng } from '../../src/render/drawing/palette-png.mjs';

const WIDTH = 12;
const HEIGHT = 8;

type Colour = readonly [red: number, green: number, blue: number];

const RED: Colour = [255, 0, 0];
const GREEN: Colour = [0, 255, 0];
const BLUE: Colour = [0, 0, 255];

function frame(colourOf: (point: number) => Colour, width = WIDTH, height = HEIGHT): Buffer {
  const points = Array.from({ length: width * height }, (_, point) => [...colourOf(point), 255]);
  return palettePng({ data: Buffer.from(points.flat()), width, height });
}

async function animated(frames: readonly Buffer[], delays: readonly number[]): Promise<Sharp> {
  const drawn = await animate({ frames, delays });
  if (!drawn.ok) throw new Error(drawn.because);
  return sharp(Buffer.from(drawn.picture), { animated: true });
}

test('frames are shown one after another, each for its own duration, in a loop', async () => {
  const frames = [RED, GREEN, BLUE].map((colour) => frame(() => colour));
  const animation = await animated(frames, [500, 500, 4_000]);
  const { format, pages, pageHeight, delay, loop } = await animation.metadata();
  expect({ format, pages, pageHeight, delay, loop }).toEqual({
    format: 'gif',
    pages: 3,
    pageHeight: HEIGHT,
    delay: [500, 500, 4_000],
    loop: 0,
  });
});

test('frames keep their colours, whether a point changes, stays or changes back', async () => {
  const colours = [RED, GREEN, BLUE] as const;
  const colourOf = (at: number) => (point: number) => colours[(point * at) % 3] ?? RED;
  const frames = [0, 1, 2, 0].map((at) => frame(colourOf(at)));
  const pixels = await (await animated(frames, [500, 500, 500, 500])).removeAlpha().raw().toBuffer();
  const pictures = await Promise.all(frames.map((png) => sharp(png).removeAlpha().raw().toBuffer()));
  expect(pixels).toEqual(Buffer.concat(pictures));
});

test('frames may be as varied as a GIF allows', async () => {
  const noise =
    (seed: number) =>
    (point: number): Colour => {
      const shade = ((point * 7919 + seed) ** 2 % 1009) % 128;
      return [(shade % 8) * 32, (shade >> 3) * 16, 80];
    };
  const frames = [1, 2].map((seed) => frame(noise(seed), 200, 150));
  const pixels = await (await animated(frames, [500, 500])).removeAlpha().raw().toBuffer();
  const pictures = await Promise.all(frames.map((png) => sharp(png).removeAlpha().raw().toBuffer()));
  expect(pixels.equals(Buffer.concat(pictures))).toBe(true);
});

test('a single frame is not animated', async () => {
  const { format, width, height, pages } = await (await animated([frame(() => RED)], [4_000])).metadata();
  expect({ format, width, height, pages }).toEqual({
    format: 'gif',
    width: WIDTH,
    height: HEIGHT,
    pages: 1,
  });
});

test.each([
  ["data that isn't a picture", [Buffer.from('cannot draw picture')]],
  ['a picture of another size', [frame(() => RED), frame(() => RED, 4, 4)]],
  ['no picture at all', []],
])('%s is reported as a failure', async (_, frames) => {
  expect(await animate({ frames, delays: [500, 500] })).toMatchObject({ ok: false });
});
