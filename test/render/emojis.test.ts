/** The emoji pictures are those the program would draw, and fit Discord. */
import { readdirSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { emojiPng } from '../../scripts/generate/emoji-png.ts';
import { EMOJIS, type Emoji } from '../../src/core/presentation/emojis.ts';
import { EMOJI_PIXELS, EMOJI_STYLES } from '../../src/render/emojis.ts';
import { inPackage } from '../../src/runtime/package-folder.ts';

const KIB = 1024;
const fileOf = (emoji: Emoji) => readFileSync(inPackage('assets', 'emojis', `${emoji}.png`));
const pixelsOf = (picture: Buffer) =>
  sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });

test('each emoji has a picture, and there are no others', () => {
  expect(readdirSync(inPackage('assets', 'emojis')).sort()).toEqual(
    EMOJIS.map((emoji) => `${emoji}.png`).sort(),
  );
});

test.each(EMOJIS)('the picture of %s is small, and looks as the program would draw it', async (emoji) => {
  const picture = fileOf(emoji);
  expect(picture.length).toBeLessThan(6 * KIB);
  const { data, info } = await pixelsOf(picture);
  expect([info.width, info.height]).toEqual([EMOJI_PIXELS, EMOJI_PIXELS]);
  const drawn = await pixelsOf(await emojiPng(emoji));
  const differing = data.filter((value, at) => Math.abs(value - (drawn.data[at] ?? 0)) > 24).length;
  expect(differing / data.length).toBeLessThan(0.01);
});

test.each(EMOJIS)('%s is a name that Discord accepts and that reads as words', (emoji) => {
  expect(emoji).toMatch(/^[a-z]+(?:_[a-z]+)*\d?$/);
  expect(emoji.length).toBeGreaterThanOrEqual(2);
  expect(emoji.length).toBeLessThanOrEqual(32);
});

/** The relative luminance of a colour, as WCAG defines it. */
function luminanceOf(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

test.each(EMOJIS)('the light symbol of %s stands out from its disc', (emoji) => {
  const contrast = (luminanceOf('#fffdf4') + 0.05) / (luminanceOf(EMOJI_STYLES[emoji].colour) + 0.05);
  expect(contrast).toBeGreaterThan(4.5);
});
