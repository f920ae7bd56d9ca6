/** Why one answer is better than another: what there is more of after it. */

export interface Difference {
  readonly mean: number;
  readonly error: number;
}

/** A part of the position of which the better answer leaves more, or less, than the other, beyond doubt. */
export interface Reason extends Difference {
  /** By its name among `Judgement.parts`. */
  readonly part: string;
  /** Reviews kept by older versions have none. */
  readonly amounts?: Amounts;
}

/** How much there is of a part, and how much there would be or was instead. */
export interface Amounts {
  readonly now: number;
  readonly instead: number;
}

/** The same difference, seen from the other answer. */
export function turnedRound({ part, mean, error, amounts }: Reason): Reason {
  const turned = { part, mean: -mean, error };
  return amounts === undefined
    ? turned
    : { ...turned, amounts: { now: amounts.instead, instead: amounts.now } };
}
