/** Puts the ids of the bot's emojis into the body of a request, or removes the emojis from it. */
import { EMOJIS, type Emoji } from '../../../core/presentation/emojis.ts';
import { UNKNOWN_ID, withoutEmojis } from '../../messages/pieces/emoji.ts';

/** The ids that Discord gave to the emojis, by name; an emoji is missing until Discord has it. */
export type EmojiIds = ReadonlyMap<Emoji, string>;

/** A quick test that skips most requests, which contain no emoji. */
const MAY_HAVE_EMOJIS = /"emoji":|<:\w+:\d/;

export function mayHaveEmojis(json: string): boolean {
  return MAY_HAVE_EMOJIS.test(json);
}

/** Drops emojis without an id, and all emojis in the first line of the content: a notification would show their names. */
export function withEmojiIds(body: unknown, ids: EmojiIds): unknown {
  return rewritten(body, {
    text: (text) => text.replace(NAMED, (_, name: string, space: string) => named(name, space, ids)),
    emoji: (emoji) => {
      if (!isObject(emoji) || emoji['id'] !== UNKNOWN_ID) return emoji;
      const id = idOf(emoji['name'], ids);
      return id === undefined ? undefined : { ...emoji, id };
    },
  });
}

/** The body without any emoji that has an id. */
export function withoutAnyEmoji(body: unknown): unknown {
  return rewritten(body, {
    text: withoutEmojis,
    emoji: (emoji) => (isObject(emoji) && typeof emoji['id'] === 'string' ? undefined : emoji),
  });
}

const NAMED = new RegExp(`<:(\\w+):${UNKNOWN_ID}>( ?)`, 'g');

function named(name: string, space: string, ids: EmojiIds): string {
  const id = idOf(name, ids);
  return id === undefined ? '' : `<:${name}:${id}>${space}`;
}

function idOf(name: unknown, ids: EmojiIds): string | undefined {
  const emoji = EMOJIS.find((each) => each === name);
  return emoji === undefined ? undefined : ids.get(emoji);
}

interface Rewriting {
  readonly text: (text: string) => string;
  /** Returns the emoji to send, or undefined to remove it. */
  readonly emoji: (emoji: unknown) => unknown;
}

function rewritten(value: unknown, how: Rewriting): unknown {
  if (typeof value === 'string') return how.text(value);
  if (Array.isArray(value)) return value.map((each: unknown) => rewritten(each, how));
  if (!isObject(value)) return value;
  const entries = Object.entries(value).map(([key, inner]): [string, unknown] => {
    if (key === 'emoji') return [key, how.emoji(inner)];
    if (key === 'content' && typeof inner === 'string') return [key, how.text(withPlainFirstLine(inner))];
    return [key, rewritten(inner, how)];
  });
  return Object.fromEntries(entries.filter(([, inner]) => inner !== undefined));
}

function withPlainFirstLine(content: string): string {
  const end = content.indexOf('\n');
  if (end < 0) return withoutEmojis(content);
  return withoutEmojis(content.slice(0, end)) + content.slice(end);
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
