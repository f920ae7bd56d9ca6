/** Turns the drawing of an emoji into a small PNG picture. */
import sharp from 'sharp';
import type { Emoji } from '../../src/core/presentation/emojis.ts';
import { emojiPicture } from '../../src/render/emojis.ts';

/** Enough for the disc, the sign and the shades between them. */
const COLOURS = 64;

export function emojiPng(emoji: Emoji): Promise<Buffer> {
  return sharp(Buffer.from(emojiPicture(emoji)))
    .png({ palette: true, colours: COLOURS, effort: 10, compressionLevel: 9 })
    .toBuffer();
}
