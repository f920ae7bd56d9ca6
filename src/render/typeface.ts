/** The typefaces of the pictures: which characters they have, and how wide a line of text is. */
import { readFileSync } from 'node:fs';
import { inPackage } from '../runtime/package-folder.ts';
import { charactersOf, MISSING_GLYPH, tableOf } from './font-tables.mjs';

/** The Japanese characters that the pictures need, extracted from larger fonts by `scripts/generate/fonts.ts`. */
export const JAPANESE = {
  semiBold: 'fonts/NotoSansJP-SemiBold.ttf',
  extraBold: 'fonts/NotoSansJP-ExtraBold.ttf',
} as const;

/** Names by purpose, so that no board names a font. Characters that the first font lacks come from the second. */
export const TYPEFACES = {
  title: { files: ['fonts/Cinzel-Bold.ttf', JAPANESE.extraBold], family: 'Cinzel', weight: 700 },
  text: { files: ['fonts/NotoSans-SemiBold.ttf', JAPANESE.semiBold], family: 'Noto Sans', weight: 600 },
  strong: { files: ['fonts/NotoSans-ExtraBold.ttf', JAPANESE.extraBold], family: 'Noto Sans', weight: 800 },
} as const;
export type Typeface = keyof typeof TYPEFACES;

interface Metrics {
  readonly unitsPerEm: number;
  glyphOf(codePoint: number): number;
  advanceOf(glyph: number): number;
}

const read = new Map<string, Metrics>();

/** The width of one line in the units of `size`, without kerning. */
export function widthOf(words: string, face: Typeface, size: number): number {
  const fonts = TYPEFACES[face].files.map(metricsOf);
  let ems = 0;
  for (const sign of words) ems += advanceIn(fonts, sign.codePointAt(0) ?? 0);
  return ems * size;
}

/**
 * The width of a character, relative to the font size. A character missing in all fonts is as wide as the first font's
 * placeholder.
 */
function advanceIn(fonts: readonly Metrics[], codePoint: number): number {
  const [first] = fonts;
  const font = fonts.find((each) => each.glyphOf(codePoint) !== MISSING_GLYPH) ?? first;
  return font === undefined ? 0 : font.advanceOf(font.glyphOf(codePoint)) / font.unitsPerEm;
}

/** The characters in the text that the typeface cannot draw. */
export function missingSigns(words: string, face: Typeface): readonly string[] {
  const fonts = TYPEFACES[face].files.map(metricsOf);
  return [...words].filter((sign) =>
    fonts.every((font) => font.glyphOf(sign.codePointAt(0) ?? 0) === MISSING_GLYPH),
  );
}

function metricsOf(file: string): Metrics {
  const known = read.get(file);
  if (known !== undefined) return known;
  const metrics = readMetrics(readFileSync(inPackage('assets', file)));
  read.set(file, metrics);
  return metrics;
}

/** Reads the TrueType tables that give the width of each character. */
function readMetrics(font: Buffer): Metrics {
  const advances = tableOf(font, 'hmtx');
  const measured = font.readUInt16BE(tableOf(font, 'hhea') + 34);
  return {
    unitsPerEm: font.readUInt16BE(tableOf(font, 'head') + 18),
    glyphOf: charactersOf(font),
    advanceOf: (glyph) => font.readUInt16BE(advances + 4 * Math.min(glyph, measured - 1)),
  };
}
