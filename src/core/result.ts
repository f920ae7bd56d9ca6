/** Outcomes of what people can cause: a value, or a reason that the reader's language turns into a sentence. */
export type Ok<T> = { readonly ok: true } & T;

/** Why something was refused: a code and what the sentence needs to name the way out. */
export interface Refusal {
  readonly why: string;
  readonly [detail: string]: string | number | boolean;
}

export type Refused = { readonly ok: false; readonly refusal: Refusal };

export function refused(refusal: Refusal): Refused {
  return { ok: false, refusal };
}
