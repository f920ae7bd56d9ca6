// @ts-check
/** Reads the tables of a TrueType font. It is plain JavaScript, because the drawing process uses it too. */

export const MISSING_GLYPH = 0;

/**
 * The offset of a table.
 *
 * @param {Buffer} font
 * @param {string} tag
 */
export function tableOf(font, tag) {
  const tables = font.readUInt16BE(4);
  for (let at = 12; at < 12 + tables * 16; at += 16)
    if (font.toString('latin1', at, at + 4) === tag) return font.readUInt32BE(at + 8);
  throw new Error(`a font without a table ${tag}`);
}

/**
 * The glyph of each character, from a map in format 4, which every font for the basic plane has.
 *
 * @param {Buffer} font
 * @returns {(codePoint: number) => number}
 */
export function charactersOf(font) {
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

/**
 * @param {Buffer} font
 * @param {number} characterMap
 */
function formatFour(font, characterMap) {
  const tables = font.readUInt16BE(characterMap + 2);
  for (let table = 0; table < tables; table += 1) {
    const start = characterMap + font.readUInt32BE(characterMap + 4 + table * 8 + 4);
    if (font.readUInt16BE(start) === 4) return start;
  }
  throw new Error('a font without a character map of format 4');
}
