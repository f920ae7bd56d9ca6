/** Moves a message's whole text into its content, for channels in which the bot may send no embed. */
import { MAX_NOTIFICATION_LENGTH } from './notification.ts';
import type { Outgoing } from './outgoing.ts';
import { cut, LIMITS } from './parts.ts';

/** Begins a line of news. */
export const BULLET = '- ';

/**
 * The text above and below the picture combined. The line for the notification stays. If the text is too long, the oldest news is
 * dropped first, then the end of the part above the picture: people can do without both, but not without the question.
 */
export function wordsWithoutEmbed({
  content,
  belowPicture = '',
}: Pick<Outgoing, 'content' | 'belowPicture'>): string {
  const question = belowPicture.trim();
  if (question === '') return content;
  const [notified = '', ...news] = content.split('\n');
  const below = cut(question, LIMITS.content - cut(notified, MAX_NOTIFICATION_LENGTH).length - 1);
  const room = LIMITS.content - below.length - 1;
  const above = [notified, ...withoutOldestNews(news, room - notified.length - 1)].join('\n').trim();
  return [cut(above, room), below].filter((part) => part !== '').join('\n');
}

function withoutOldestNews(lines: readonly string[], room: number): readonly string[] {
  const oldest = lines.findIndex((line) => line.startsWith(BULLET));
  if (oldest < 0 || lines.join('\n').length <= room) return lines;
  return withoutOldestNews(lines.toSpliced(oldest, 1), room);
}
