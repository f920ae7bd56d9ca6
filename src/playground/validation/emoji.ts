/** Says whether Discord would accept something as an emoji. */
import { isObject, textOf } from '../json.ts';
import type { Problems } from './problems.ts';

/** The flag for sets of whole emoji, which the flag `u` does not match. */
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
