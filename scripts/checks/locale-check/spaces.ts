/** The no-break spaces of French, without which a line can break before a punctuation mark. */

/** Code, URLs, mentions, times and number formats in placeholders, which aren't words of a language. */
const NO_WORDS = /`[^`]*`|https?:\/\/\S+|<[^>]*>|, ::[^}]*/g;
const WITHOUT_SPACE = /.{0,20}(?:(?<!\u{A0})[:;!?»%]|«(?!\u{A0}))/u;

/** The problem with a text in that language; null if there isn't one. */
export function brokenSpaces(language: string, text: string): string | null {
  if (language !== 'fr') return null;
  const [found] = WITHOUT_SPACE.exec(text.replace(NO_WORDS, '')) ?? [];
  return found === undefined ? null : `wants a no-break space at "${found}"`;
}
