/** The outcome of reading what somebody typed: what they want, or a sentence that says why they cannot have it. */

export type Read<Wanted> =
  | { readonly ok: true; readonly value: Wanted }
  | { readonly ok: false; readonly sentence: string };

export function unreadable(sentence: string): { readonly ok: false; readonly sentence: string } {
  return { ok: false, sentence };
}

/** Everything that was typed, by its name. */
export type Given = { readonly [name: string]: string | boolean | undefined };
