/** Represents a game's texts as message keys with placeholder values, so that the core contains no words. */

/**
 * A message key in the locales, with values for its placeholders. A list is joined in the reader's language, with "and" or "or".
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
