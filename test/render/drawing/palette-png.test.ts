/** A picture keeps its colours, although it is saved with a limited palette. */
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { palettePng } from '../../../src/render/drawing/palette-png.mjs';

const SIDE = 64;

type Colour = readonly [red: number, green: number, blue: number];

/** The colours of a square's pixels after it was saved as a PNG. */
async function drawn(colourOf: (point: number) => Colour): Promise<readonly Colour[]> {
  const data = Buffer.from(Array.from({ length: SIDE ** 2 }, (_, point) => [...colourOf(point), 255]).flat());
  const png = palettePng({ data, width: SIDE, height: SIDE });
  const pixels = await sharp(png).raw().toBuffer();
  return Array.from({ length: SIDE ** 2 }, (_, point) => {
    const [red = 0, green = 0, blue = 0] = pixels.subarray(3 * point);
    return [red, green, blue];
  });
}

test("a picture keeps up to the palette's number of colours", async () => {
  const colourOf = (point: number): Colour => [(point % 16) * 16 + 3, ((point >> 4) % 8) * 32 + 5, 80];
  const points = await drawn(colourOf);
  expect(points).toEqual(points.map((_, point) => colourOf(point)));
});

test('a flat area keeps its colour exactly, although its edge has more pixels of nearly the same colour', async () => {
  const flat: Colour = [16, 23, 47];
  const points = await drawn((point) => (point < 64 ? flat : [17 + (point % 2), 22, 47]));
  expect(points[0]).toEqual(flat);
});

test('with more colours, the most frequent ones stay, and each of the others becomes a similar one', async () => {
  const colourOf = (point: number): Colour =>
    point < 2000 ? [48, 96, 200] : [(point % 32) * 8, ((point >> 5) % 32) << 3, (point % 7) * 32];
  const points = await drawn(colourOf);
  expect(new Set(points.map(String)).size).toBe(128);
  expect(points.slice(0, 2000).every((point) => String(point) === '48,96,200')).toBe(true);
  const off = points.map((point, at) =>
    Math.max(...point.map((part, of) => Math.abs(part - (colourOf(at)[of] ?? 0)))),
  );
  expect(Math.max(...off)).toBeLessThan(50);
});
