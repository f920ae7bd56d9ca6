/** Messages of games: keys of the locales with what fills their places, so that the core has no words. */

/**
 * A message key of the locales and what fills its places. A list is joined as the language joins lists, with "and" or
 * with "or".
 */
export interface Phrase {
  readonly key: string;
  readonly with?: { readonly [place: string]: PhraseValue };
}

export type PhraseValue =
  | string
  | number
  | Phrase
  | readonly Phrase[]
  | { readonly either: readonly Phrase[] };

/** Turns a phrase into a sentence of one language. */
export type Translate = (phrase: Phrase) => string;
