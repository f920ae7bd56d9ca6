/** Words on a board. */
import type { Saying, Translate } from '../core/presenter.ts';

/** What the key says in the language that the board is drawn for. */
export function say(
  { translate }: { readonly translate: Translate },
  key: string,
  places?: Saying['with'],
): string {
  return translate(places === undefined ? { key } : { key, with: places });
}
