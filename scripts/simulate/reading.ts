/** The result of reading an argument: a value, or a sentence that says what is wrong. */

export type Read<Wanted> =
  | { readonly ok: true; readonly value: Wanted }
  | { readonly ok: false; readonly sentence: string };

export function unreadable(sentence: string): { readonly ok: false; readonly sentence: string } {
  return { ok: false, sentence };
}

/** The typed arguments by their names. */
export type Given = { readonly [name: string]: string | boolean | undefined };
