/** Messages of games: keys of the locales with what fills their places, so that the core has no words. */

/**
 * A message key of the locales and what fills its places. A list is joined as the language joins lists, with "and" or
 * with "or".
 */
export interface Saying {
  readonly key: string;
  readonly with?: { readonly [place: string]: Filling };
}

export type Filling = string | number | Saying | readonly Saying[] | { readonly either: readonly Saying[] };

/** Turns a saying into a sentence of one language. */
export type Translate = (saying: Saying) => string;
