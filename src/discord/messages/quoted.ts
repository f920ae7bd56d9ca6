/** What people typed, put among the words of the bot: it looks as it was typed, and does nothing. */

const BREAKS = /[\p{Cc}\p{Zl}\p{Zp}\s]+/gu;
/** Marks that turn the direction of a line, that join, hide or have no sign; those inside an emoji belong to it. */
const UNSEEN =
  /(?<!\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|\uFE0F)?)[\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Default_Ignorable_Code_Point}]|[^\P{Cf}\u200D]/gu;
/** A letter can carry a few accents, not a tower of them. */
const TOWER = /(\p{M}{3})\p{M}+/gu;

/**
 * Everything by which Discord makes more of a text than letters: emphasis, code, spoilers, links, mentions, times, emoji.
 * Without a plain colon or slash there is neither an address nor an invitation.
 */
const SIGNS = /[\\*_~|`[<:@/]/;
/** The end of what makes a heading, a quote or a list of a line. */
const BEGINNING = /^(?:\d+\.|[#>+-])/;

/** On one line and without anything unseen, for where Discord shows a text as it is: names of threads, suggestions. */
export function plainly(text: string): string {
  return text.replace(UNSEEN, '').replace(BREAKS, ' ').replace(TOWER, '$1').trim();
}

/** For a message. `longest` counts what is sent, escapes among it; no letter and no escape is cut in two. */
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
