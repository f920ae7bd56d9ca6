/** Why one answer is better than another: what there is more of after it. */

export interface Difference {
  readonly mean: number;
  readonly error: number;
}

/** A part of the position of which the better answer leaves more, or less, than the other, beyond doubt. */
export interface Reason extends Difference {
  /** By its name among `Judgement.parts`. */
  readonly part: string;
}
