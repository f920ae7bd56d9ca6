/** Tells whether Discord would take something as an emoji. */
import { isObject, textOf } from '../json.ts';
import type { Problems } from './problems.ts';

/** Sets of whole emoji, which the flag `u` does not know. */
const UNICODE_SETS = 'v';
const EMOJI = new RegExp('^\\p{RGI_Emoji}$', UNICODE_SETS);
const SHOWN_AS_EMOJI = '\uFE0F';

/** A custom emoji has an id; any other must be exactly one Unicode emoji. A rune or a letter is none. */
export function checkEmoji(problems: Problems, emoji: unknown): void {
  if (emoji === undefined || emoji === null) return;
  const name = isObject(emoji) ? textOf(emoji['name']) : '';
  const isCustom = isObject(emoji) && typeof emoji['id'] === 'string';
  if (isCustom || EMOJI.test(name) || EMOJI.test(name + SHOWN_AS_EMOJI)) return;
  problems.at('name').add('COMPONENT_INVALID_EMOJI', 'Invalid emoji');
}
