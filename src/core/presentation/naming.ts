/** Puts a refusal into words, using a game's sentences and its names for the details. */

import { GENERAL_REFUSALS } from '../requests/general-refusals.ts';
import type { Refusal } from '../result.ts';
import { asOneOf, isOneOf } from '../typed/one-of.ts';
import type { Phrase, PhraseValue } from './phrase.ts';

/** Gives a name to the value of each detail. */
export type Names = { readonly [detail: string]: (value: string) => Phrase };

/** The message key of the sentence for each refusal code. */
export type Reasons = { readonly [code: string]: string };

/** Names the values of a detail that can only have these values. */
export function naming<Name extends string>(
  names: readonly Name[],
  nameOf: (name: Name) => Phrase,
): Names[string] {
  return (value) => nameOf(asOneOf(names, value));
}

/** The message key of the sentence that games share; undefined for refusals that only some games have. */
export function generalKey(code: string): string | undefined {
  return isOneOf(GENERAL_REFUSALS, code) ? `core.refusal.${code}` : undefined;
}

/**
 * The sentence for a refusal: the game's own, or else the one that games share. A detail is replaced with its name if the game
 * has one, otherwise inserted unchanged.
 */
export function refusalNamed(refusal: Refusal, reasons: Reasons, names: Names): Phrase {
  const key = reasons[refusal.code] ?? generalKey(refusal.code);
  if (key === undefined) throw new Error(`no words for the refusal ${refusal.code}`);
  return { key, with: detailsNamed(refusal, names) };
}

function detailsNamed(refusal: Refusal, names: Names): { readonly [place: string]: PhraseValue } {
  const details = Object.entries(refusal).filter(([detail]) => detail !== 'code');
  const places = details.map(([detail, value]) => {
    const name = names[detail];
    if (name !== undefined) return [detail, name(String(value))] as const;
    return [detail, typeof value === 'number' ? value : String(value)] as const;
  });
  return Object.fromEntries(places);
}
