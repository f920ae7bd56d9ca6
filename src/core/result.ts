/** Mistakes that people can make are answered with a reason, which the reader's language turns into a sentence. */
/** Why something was refused: a code, and the details that the sentence needs to name the way out. */
export interface Refusal {
  readonly code: string;
  readonly [detail: string]: string | number | boolean;
}

export type Refused = { readonly ok: false; readonly refusal: Refusal };

export function refused(refusal: Refusal): Refused {
  return { ok: false, refusal };
}
