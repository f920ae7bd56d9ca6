/** Mistakes that people can make get a reason, which becomes a sentence in the reader's language. */
/** Why something was refused: a code, and the details that the sentence needs in order to say what to do instead. */
export interface Refusal {
  readonly code: string;
  readonly [detail: string]: string | number | boolean;
}

export type Refused = { readonly ok: false; readonly refusal: Refusal };

export function refused(refusal: Refusal): Refused {
  return { ok: false, refusal };
}
