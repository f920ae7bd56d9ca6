/** The typefaces of the pictures: which characters they have, and how wide a line of text is. */
import { readFileSync } from 'node:fs';
import { inPackage } from '../runtime/package-folder.ts';

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

const MISSING_GLYPH = 0;

const read = new Map<string, Metrics>();

/** The width of one line in the units of `size`, without kerning. */
export function widthOf(words: string, face: Typeface, size: number): number {
  const fonts = TYPEFACES[face].files.map(metricsOf);
  let ems = 0;
  for (const sign of words) ems += advanceIn(fonts, sign.codePointAt(0) ?? 0);
  return ems * size;
}

/** Relative to the font size. A character missing in all fonts is as wide as the first font's placeholder. */
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

/** Reads the four TrueType tables that give the width of each character. */
function readMetrics(font: Buffer): Metrics {
  const advances = tableOf(font, 'hmtx');
  const measured = font.readUInt16BE(tableOf(font, 'hhea') + 34);
  return {
    unitsPerEm: font.readUInt16BE(tableOf(font, 'head') + 18),
    glyphOf: charactersOf(font),
    advanceOf: (glyph) => font.readUInt16BE(advances + 4 * Math.min(glyph, measured - 1)),
  };
}

function tableOf(font: Buffer, tag: string): number {
  const tables = font.readUInt16BE(4);
  for (let at = 12; at < 12 + tables * 16; at += 16)
    if (font.toString('latin1', at, at + 4) === tag) return font.readUInt32BE(at + 8);
  throw new Error(`a font without a table ${tag}`);
}

/** Reads a character map in format 4, which every font for the basic plane has. */
function charactersOf(font: Buffer): (codePoint: number) => number {
  const start = formatFour(font, tableOf(font, 'cmap'));
  const span = font.readUInt16BE(start + 6);
  const [ends, starts] = [start + 14, start + 16 + span];
  const [deltas, offsets] = [starts + span, starts + 2 * span];
  return (codePoint) => {
    for (let at = 0; at < span; at += 2) {
      if (codePoint > font.readUInt16BE(ends + at)) continue;
      const first = font.readUInt16BE(starts + at);
      if (codePoint < first) return MISSING_GLYPH;
      const delta = font.readUInt16BE(deltas + at);
      const offset = font.readUInt16BE(offsets + at);
      if (offset === 0) return (codePoint + delta) & 0xffff;
      const glyph = font.readUInt16BE(offsets + at + offset + 2 * (codePoint - first));
      return glyph === MISSING_GLYPH ? glyph : (glyph + delta) & 0xffff;
    }
    return MISSING_GLYPH;
  };
}

function formatFour(font: Buffer, characterMap: number): number {
  const tables = font.readUInt16BE(characterMap + 2);
  for (let table = 0; table < tables; table += 1) {
    const start = characterMap + font.readUInt32BE(characterMap + 4 + table * 8 + 4);
    if (font.readUInt16BE(start) === 4) return start;
  }
  throw new Error('a font without a character map of format 4');
}
