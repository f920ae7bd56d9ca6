/** The no-break spaces of French, without which a line can break before its own punctuation. */

/** Code, addresses, mentions and times, and the forms of numbers in places: no words of a language. */
const NO_WORDS = /`[^`]*`|https?:\/\/\S+|<[^>]*>|, ::[^}]*/g;
const WITHOUT_SPACE = /.{0,20}(?:(?<!\u{A0})[:;!?»%]|«(?!\u{A0}))/u;

/** The fault of a text of that language; null when there isn't one. */
export function brokenSpaces(language: string, text: string): string | null {
  if (language !== 'fr') return null;
  const [found] = WITHOUT_SPACE.exec(text.replace(NO_WORDS, '')) ?? [];
  return found === undefined ? null : `wants a no-break space at "${found}"`;
}
