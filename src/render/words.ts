/** Puts words on a board. */
import type { Saying, Translate } from '../core/telling/saying.ts';

/** The sentence for the key, in the language of the board. */
export function say(
  { translate }: { readonly translate: Translate },
  key: string,
  places?: Saying['with'],
): string {
  return translate(places === undefined ? { key } : { key, with: places });
}
