// @ts-check
/** The bot's typefaces in Skia. */
import { readFileSync } from 'node:fs';
import { charactersOf, MISSING_GLYPH } from '../../font-tables.mjs';
import { GlobalFonts } from './library.mjs';

/** @typedef {(family: string | undefined, weight: string | undefined, words: string) => string} FaceOf */

/**
 * Registers the typefaces under unique names, so that no font of the machine can replace them. Returns a typeface's CSS names.
 *
 * @param {readonly import('../drawing-process.ts').Face[]} faces
 * @returns {FaceOf} throws if the typeface is unknown or lacks one of the characters, which Skia would paint as an empty box
 */
export function registerFaces(faces) {
  const known = new Map(
    faces.map(({ family, weight, files }) => {
      const fonts = files.map((file) => readFileSync(file));
      const names = fonts.map((font, at) => {
        const name = `ours ${family} ${weight} ${at}`;
        if (GlobalFonts.register(font, name) === null) throw new Error(`not a font: ${files[at]}`);
        return `"${name}"`;
      });
      return [`${family} ${weight}`, { css: names.join(', '), has: characterCheckOf(fonts) }];
    }),
  );
  return (family, weight, words) => {
    const key = `${family} ${weight}`;
    const face = known.get(key);
    if (face === undefined) throw new Error(`no typeface: ${key}`);
    for (const sign of words) if (!face.has(sign)) throw new Error(`no glyph in ${key}: ${sign}`);
    return face.css;
  };
}

/** @param {readonly Buffer[]} fonts */
function characterCheckOf(fonts) {
  const glyphs = fonts.map(charactersOf);
  /** @type {Set<string>} */
  const found = new Set();
  /** @param {string} sign */
  return (sign) => {
    if (found.has(sign)) return true;
    const codePoint = sign.codePointAt(0) ?? 0;
    if (glyphs.every((glyphOf) => glyphOf(codePoint) === MISSING_GLYPH)) return false;
    found.add(sign);
    return true;
  };
}
