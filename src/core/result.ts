/** Results that can be refusals: a person who did something wrong gets the reason as a sentence in their own language. */
/** A code for why something was refused, and the details for the sentence that tells people what to do instead. */
export interface Refusal {
  readonly code: string;
  readonly [detail: string]: string | number | boolean;
}

export type Refused = { readonly ok: false; readonly refusal: Refusal };

export function refused(refusal: Refusal): Refused {
  return { ok: false, refusal };
}
