/** Finds characters that editors don't show, and that get into a file when text is copied from a web page or a chat. */

/** Includes all spaces other than the normal one. */
const INVISIBLE = /(?![ \n\r\t])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Zs}]/u;
const ALL_INVISIBLE = new RegExp(INVISIBLE, 'gu');

export function isInvisible(character: string): boolean {
  return INVISIBLE.test(character);
}

/** The character in Unicode notation, such as U+200B. */
export function codeOf(character: string): string {
  return `U+${hexOf(character).padStart(4, '0').toUpperCase()}`;
}

/** A text with invisible characters spelled out: `thrym<U+200B>`. */
export function withCodes(text: string): string {
  return text.replaceAll(ALL_INVISIBLE, (character) => `<${codeOf(character)}>`);
}

function hexOf(character: string): string {
  return (character.codePointAt(0) ?? 0).toString(16);
}
