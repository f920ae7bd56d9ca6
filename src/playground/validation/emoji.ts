/** Checks whether Discord would accept a value as an emoji. */
import { isObject, type JsonObject, textOf } from '../json.ts';
import type { ApplicationEmojis } from '../model/emojis.ts';
import type { Problems } from './problems.ts';

/** The regular expression flag for properties of strings, which the flag `u` doesn't support. */
const UNICODE_SETS = 'v';
const EMOJI = new RegExp('^\\p{RGI_Emoji}$', UNICODE_SETS);
const SHOWN_AS_EMOJI = '\uFE0F';

/** A custom emoji has an id; any other must be exactly one Unicode emoji. Runes and letters are not emoji. */
export function checkEmoji(problems: Problems, emoji: unknown): void {
  if (emoji === undefined || emoji === null) return;
  const name = isObject(emoji) ? textOf(emoji['name']) : '';
  const isCustom = isObject(emoji) && typeof emoji['id'] === 'string';
  if (isCustom || EMOJI.test(name) || EMOJI.test(name + SHOWN_AS_EMOJI)) return;
  problems.at('name').add('COMPONENT_INVALID_EMOJI', 'Invalid emoji');
}

/**
 * Checks that the application has the emojis on these components. Sometimes Discord rejects them although it has them, with the
 * same error for buttons and menus.
 */
export function checkOwnEmojis(problems: Problems, components: unknown, emojis: ApplicationEmojis): void {
  const found = emojisIn(problems, components);
  for (const { at, id } of found) if (!emojis.known.has(id)) refuse(at);
  const [first] = found;
  if (first !== undefined && emojis.refusesNext()) refuse(first.at);
}

function refuse(problems: Problems): void {
  problems.add('BUTTON_COMPONENT_INVALID_EMOJI', 'Invalid emoji');
}

interface Found {
  readonly at: Problems;
  readonly id: string;
}

function emojisIn(problems: Problems, value: unknown): readonly Found[] {
  if (Array.isArray(value)) return value.flatMap((each, index) => emojisIn(problems.at(index), each));
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'emoji' ? customEmoji(problems.at('emoji'), inner) : emojisIn(problems.at(key), inner),
  );
}

function customEmoji(problems: Problems, emoji: unknown): readonly Found[] {
  const { id }: JsonObject = isObject(emoji) ? emoji : {};
  return typeof id === 'string' ? [{ at: problems.at('id'), id }] : [];
}
