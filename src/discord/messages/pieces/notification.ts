/** The first line of a message that calls people, shown in a phone's notification. */

/** A phone cuts a longer line short. */
export const MAX_NOTIFICATION_LENGTH = 120;

/** Discord shows a mention as "@" and the person's name, which has at most 32 characters. */
const MAX_NAME_LENGTH = 33;

/** The longest time Discord writes in any language of the bot, such as "November 28, 2026 at 12:00 PM". */
const MAX_TIME_LENGTH = 30;
const MAX_DISTANCE_LENGTH = 20;

/** How many characters the line has if every person in it has the longest name. Marks of bold text aren't shown. */
export function shownLength(line: string): number {
  return line
    .replaceAll(/<@&?\d+>/g, '@'.repeat(MAX_NAME_LENGTH))
    .replaceAll(/<t:\d+:R>/g, '0'.repeat(MAX_DISTANCE_LENGTH))
    .replaceAll(/<t:\d+:\w>/g, '0'.repeat(MAX_TIME_LENGTH))
    .replaceAll('**', '').length;
}

/** A colon introduces what follows, so a second one loses the reader. */
export function fitsNotification(line: string): boolean {
  const colons = line.replaceAll(/<[^>]*>/g, '').match(/[:：]/g) ?? [];
  return shownLength(line) <= MAX_NOTIFICATION_LENGTH && colons.length <= 1;
}

/** The end of a sentence, with the quotation marks and bold marks that close after it. */
const SENTENCE_END = /[.!?…]["»”)*]*(?=\s)|[。！？]["」』）*]*(?=.)/g;
/** Times and emojis have colons too, but no blank after them. */
const COLON = /:(?=\s)|：(?=.)/g;

/**
 * The words with their first line broken if a notification is full: after a sentence, else after a colon. The words stay as they are if the
 * first line fits, or if no part of it does.
 */
export function notified(words: string): string {
  const [first = '', ...others] = words.split('\n');
  if (fitsNotification(first)) return words;
  const part = longestFitting(first, SENTENCE_END) ?? longestFitting(first, COLON);
  return part === null ? words : [part, first.slice(part.length).trim(), ...others].join('\n');
}

function longestFitting(line: string, end: RegExp): string | null {
  const parts = [...line.matchAll(end)].map(({ index, 0: mark }) => line.slice(0, index + mark.length));
  return parts.findLast(fitsNotification) ?? null;
}
