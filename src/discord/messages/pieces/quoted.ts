/** Escapes what people typed, so that it looks as typed and has no formatting. */

/** Includes the empty Braille cell, which looks like a space. */
const BREAKS = /[\p{Cc}\p{Zl}\p{Zp}\s\u2800]+/gu;
/** Characters that reverse a line's direction, join letters, are invisible or have no glyph, except inside an emoji. */
const UNSEEN =
  /(?<!\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|\uFE0F)?)[\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Default_Ignorable_Code_Point}]|[^\P{Cf}\u200D]/gu;
/** A letter may have a few accents, but not a whole stack. */
const TOWER = /(\p{M}{3})\p{M}+/gu;

/**
 * The characters with which Discord formats emphasis, code, spoilers, links, mentions, times and emoji. Escaping every colon and
 * slash also prevents addresses and invites.
 */
const SIGNS = /[\\*_~|`[<:@/]/;
/** The end of the marker that begins a heading, a quote or a list. */
const BEGINNING = /^(?:\d+\.|[#>+-])/;

/** One line without invisible characters, for places without formatting: thread names, suggestions. */
export function plainly(text: string): string {
  return text.replace(UNSEEN, '').replace(BREAKS, ' ').replace(TOWER, '$1').trim();
}

/** Escapes the text for a message. `longest` limits the length including escapes; characters and escapes are never split. */
export function quoted(text: string, longest: number): string {
  const plain = plainly(text);
  const last = (BEGINNING.exec(plain)?.[0].length ?? 0) - 1;
  const pieces = [...plain].map((letter, at) => (SIGNS.test(letter) || at === last ? `\\${letter}` : letter));
  const whole = pieces.join('');
  if (whole.length <= longest) return whole;
  let left = longest - 1;
  const end = pieces.findIndex((piece) => {
    left -= piece.length;
    return left < 0;
  });
  return `${pieces.slice(0, end).join('').trimEnd()}…`;
}
