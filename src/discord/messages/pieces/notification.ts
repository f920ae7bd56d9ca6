/** The first line of a message that pings people, shown in a phone's notification. */

/** A phone truncates a longer line. */
export const MAX_NOTIFICATION_LENGTH = 120;

/** Discord shows a mention as "@" and the person's name, which has at most 32 characters. */
const MAX_NAME_LENGTH = 33;

/** The longest time that Discord shows in any of the bot's languages, such as "November 28, 2026 at 12:00 PM". */
const MAX_TIME_LENGTH = 30;
const MAX_DISTANCE_LENGTH = 20;

/** The number of characters in the line if every person in it has the longest possible name. Bold markers aren't counted. */
export function shownLength(line: string): number {
  return line
    .replaceAll(/<@&?\d+>/g, '@'.repeat(MAX_NAME_LENGTH))
    .replaceAll(/<t:\d+:R>/g, '0'.repeat(MAX_DISTANCE_LENGTH))
    .replaceAll(/<t:\d+:\w>/g, '0'.repeat(MAX_TIME_LENGTH))
    .replaceAll('**', '').length;
}

/** A colon introduces what follows, so a second one confuses the reader. */
export function fitsNotification(line: string): boolean {
  const colons = line.replaceAll(/<[^>]*>/g, '').match(/[:：]/g) ?? [];
  return shownLength(line) <= MAX_NOTIFICATION_LENGTH && colons.length <= 1;
}

/** The end of a sentence, including closing quotation marks and bold markers. */
const SENTENCE_END = /[.!?…]["»”)*]*(?=\s)|[。！？]["」』）*]*(?=.)/g;
/** Times and emojis also have colons, but no space after them. */
const COLON = /:(?=\s)|：(?=.)/g;

/**
 * Breaks the first line if it is too long for a notification: after a sentence, or else after a colon. The text stays unchanged
 * if the first line fits, or if no part of it does.
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
