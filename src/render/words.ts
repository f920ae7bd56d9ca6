/** Puts words on a board. */
import type { Phrase, Translate } from '../core/presentation/phrase.ts';

/** The sentence for the key, in the board's language. */
export function say(
  { translate }: { readonly translate: Translate },
  key: string,
  places?: Phrase['with'],
): string {
  return translate(places === undefined ? { key } : { key, with: places });
}
