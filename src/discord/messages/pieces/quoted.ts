/** Escapes what people typed, so that it looks as typed and formats nothing. */

/** Also the empty Braille cell, which looks like a space. */
const BREAKS = /[\p{Cc}\p{Zl}\p{Zp}\s\u2800]+/gu;
/** Marks that reverse the direction of a line, join, hide or have no glyph, outside an emoji. */
const UNSEEN =
  /(?<!\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|\uFE0F)?)[\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Default_Ignorable_Code_Point}]|[^\P{Cf}\u200D]/gu;
/** A letter may carry a few accents, but not a tower of them. */
const TOWER = /(\p{M}{3})\p{M}+/gu;

/**
 * The characters with which Discord formats emphasis, code, spoilers, links, mentions, times and emoji. Without a plain colon or slash
 * there can't be an address or an invitation.
 */
const SIGNS = /[\\*_~|`[<:@/]/;
/** The end of the mark that begins a heading, a quote or a list. */
const BEGINNING = /^(?:\d+\.|[#>+-])/;

/** One line without invisible characters, for places where Discord formats nothing: names of threads, suggestions. */
export function plainly(text: string): string {
  return text.replace(UNSEEN, '').replace(BREAKS, ' ').replace(TOWER, '$1').trim();
}

/** Escapes the text for a message. `longest` limits the length with the escapes; no character and no escape is cut in two. */
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
