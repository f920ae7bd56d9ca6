/** Results that can be refusals: if people cause a mistake, they get a reason as a sentence in their own language. */
/** Why something was refused: a code, and the details from which the sentence tells people what to do instead. */
export interface Refusal {
  readonly code: string;
  readonly [detail: string]: string | number | boolean;
}

export type Refused = { readonly ok: false; readonly refusal: Refusal };

export function refused(refusal: Refusal): Refused {
  return { ok: false, refusal };
}
