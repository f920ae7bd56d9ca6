// @ts-check
/** The bot's typefaces in Skia. */
import { readFileSync } from 'node:fs';
import { charactersOf, MISSING_GLYPH } from '../../font-tables.mjs';
import { GlobalFonts } from './library.mjs';

/** @typedef {(family: string | undefined, weight: string | undefined, words: string) => string} FaceOf */

/**
 * @typedef {object} Font
 * @property {string} css Its name in Skia.
 * @property {(codePoint: number) => number} glyphOf
 */

/**
 * Returns the CSS names of the fonts that a text needs. A font is read only when a text needs it: a picture without Japanese
 * needs half of them.
 *
 * @param {readonly import('../drawing-process.ts').Face[]} faces
 * @returns {FaceOf} throws if the typeface is unknown or lacks one of the characters, which Skia would paint as an empty box
 */
export function openFaces(faces) {
  const known = new Map(faces.map((face) => [`${face.family} ${face.weight}`, openFace(face)]));
  return (family, weight, words) => {
    const key = `${family} ${weight}`;
    const cssOf = known.get(key);
    if (cssOf === undefined) throw new Error(`no typeface: ${key}`);
    return cssOf(words);
  };
}

/** @param {import('../drawing-process.ts').Face} face */
function openFace({ family, weight, files }) {
  /** The index in `files` of the first font that has each character. @type {Map<string, number>} */
  const places = new Map();

  /** @param {string} sign */
  function placeOf(sign) {
    const known = places.get(sign);
    if (known !== undefined) return known;
    const codePoint = sign.codePointAt(0) ?? 0;
    for (const [place, file] of files.entries()) {
      if (registered(file).glyphOf(codePoint) === MISSING_GLYPH) continue;
      places.set(sign, place);
      return place;
    }
    throw new Error(`no glyph in ${family} ${weight}: ${sign}`);
  }

  /** @param {string} words */
  return (words) => {
    let last = 0;
    for (const sign of words) last = Math.max(last, placeOf(sign));
    return files
      .slice(0, last + 1)
      .map((file) => registered(file).css)
      .join(', ');
  };
}

/** @type {Map<string, Font>} */
const read = new Map();

/**
 * Registers a font under a name of ours, so that no font of the machine can replace it.
 *
 * @param {string} file
 * @returns {Font}
 */
function registered(file) {
  const known = read.get(file);
  if (known !== undefined) return known;
  const data = readFileSync(file);
  const name = `ours ${read.size}`;
  if (GlobalFonts.register(data, name) === null) throw new Error(`not a font: ${file}`);
  const font = { css: `"${name}"`, glyphOf: charactersOf(data) };
  read.set(file, font);
  return font;
}
