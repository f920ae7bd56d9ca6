/** The texts of games as locale keys with values for the placeholders, so that the core contains no words. */

/**
 * A message key in the locales, with values for its placeholders. A list is joined as the language does it, with "and" or with
 * "or".
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

/** Turns a phrase into a sentence in one language. */
export type Translate = (phrase: Phrase) => string;
