/** Skia paints each picture of the album like librsvg, the fallback without Skia. */
import { afterAll, expect, test } from 'vitest';
import { boardsOf, KINDS, picturesOf } from '../../../scripts/pictures/kinds.ts';
import { THEMES } from '../../../src/core/presentation/theme.ts';
import { palettePng } from '../../../src/render/drawing/palette-png.mjs';
import { themed } from '../../../src/render/themes.ts';
import { languages } from '../../../src/words/locales.ts';
import { scaled } from '../../scale.ts';
import { ENTRIES, speaking } from '../../shared/games/entries.ts';
import { openPainting } from '../drawing/painting.ts';
import { openWithoutSkia, pixelsOf } from '../drawing/without-skia.ts';
import { seenDifference } from '../seen-difference.ts';

/** The largest difference between two paintings of a picture; a lost letter differs by 45 and more. */
const ALIKE = 40;

const { paint } = openPainting();
const other = openWithoutSkia();
afterAll(() => other.end());

async function painted(svg: string) {
  return pixelsOf(palettePng(paint(svg)));
}

test.each([...ENTRIES])('both painters draw the same pictures of %s', async (_, entry) => {
  const kinds = await picturesOf(entry);
  const pictures = [
    ...(await boardsOf(entry, 'turnBoard')),
    ...(await boardsOf(entry)),
    ...KINDS.flatMap((kind) => kinds[kind]),
  ];
  const every = Math.max(1, Math.floor(pictures.length / scaled(pictures.length)));
  const unlike: unknown[] = [];
  for (const [at, { name, draw }] of pictures.entries()) {
    if (at % every !== 0) continue;
    const language = languages()[at % languages().length] ?? 'en';
    const theme = THEMES[Math.floor(at / languages().length) % THEMES.length] ?? 'dark';
    const svg = themed(draw(speaking(language)), theme);
    if (svg === '') continue;
    const difference = seenDifference(await painted(svg), await other.draw(svg));
    if (difference.most > ALIKE) unlike.push({ name, language, theme, ...difference });
  }
  expect(unlike).toEqual([]);
});

test('a letter that one painter omits is noticed', async () => {
  const [entry] = ENTRIES.values();
  const [board] = entry === undefined ? [] : await boardsOf(entry, 'turnBoard');
  const svg = board?.draw(speaking('en')) ?? '';
  const without = svg.replace(/(<text[^>]*>)\d(<\/text>)/, '$1$2');
  expect(without).not.toBe(svg);
  expect(seenDifference(await painted(svg), await other.draw(without)).most).toBeGreaterThan(ALIKE);
});
