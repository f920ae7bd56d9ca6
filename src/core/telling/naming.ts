/** Fills in the details of a refusal: a value for which the game has a name by that name, any other as it is. */

import type { Refusal } from '../result.ts';
import type { Filling, Saying } from './saying.ts';

/** For each detail, the name of a value. */
export type Names = { readonly [detail: string]: (value: string) => Saying };

export function detailsNamed(refusal: Refusal, names: Names): { readonly [place: string]: Filling } {
  const details = Object.entries(refusal).filter(([detail]) => detail !== 'why');
  const places = details.map(([detail, value]) => {
    const name = names[detail];
    if (name !== undefined) return [detail, name(String(value))] as const;
    return [detail, typeof value === 'number' ? value : String(value)] as const;
  });
  return Object.fromEntries(places);
}
