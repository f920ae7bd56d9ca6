/**
 * The bot's own emojis in a message. Messages use their names; the request fills in the id that Discord assigned, or removes the
 * emoji if it has none.
 */
import type { APIMessageComponentEmoji } from 'discord.js';
import type { Emoji } from '../../../core/presentation/emojis.ts';

/**
 * The placeholder for the id until the message is sent. It's as long as a real one, so a text that fits still fits afterwards.
 */
export const UNKNOWN_ID = '0'.repeat(19);

export function componentEmoji(emoji: Emoji): APIMessageComponentEmoji {
  return { name: emoji, id: UNKNOWN_ID };
}

/**
 * The emoji as text. Never put it in the first line of a message: phones show that line in the notification, with only the
 * emoji's name between colons.
 */
export function textEmoji(emoji: Emoji): string {
  return `<:${emoji}:${UNKNOWN_ID}>`;
}

/** One of the bot's emojis in a text, with the space that separates it from the words. */
const IN_TEXT = /<:\w+:\d+> ?/g;

/** The text without emojis, for comparing a message that may have lost them. */
export function withoutEmojis(text: string): string {
  return text.replace(IN_TEXT, '');
}
