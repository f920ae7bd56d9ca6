/** The reasons why one answer is better than another: the parts of the position in which the two answers differ. */

export interface Difference {
  readonly mean: number;
  readonly error: number;
}

/** A part of the position whose amount differs significantly between two answers. */
export interface Reason extends Difference {
  /** The name of the part in `Judgement.parts`. */
  readonly part: string;
  /** The amounts of the part; missing in reviews stored by older versions. */
  readonly amounts?: Amounts;
}

/** The amount of a part after an answer (`now`), and after the answer it's compared with (`instead`). */
export interface Amounts {
  readonly now: number;
  readonly instead: number;
}

/**
 * Whether the reason doesn't depend on chance. If it does, the amounts are averages, even if their difference is always the same.
 */
export function isSure({ error, amounts }: Reason): boolean {
  const shown = amounts === undefined ? [] : [amounts.now, amounts.instead];
  return error === 0 && shown.every(Number.isInteger);
}

/** When the parts are counted: right after the answer, at the end of the turn, or after everyone else has also had a turn. */
export type Counted = 'answer' | 'turn' | 'round';

export interface CountedReason extends Reason {
  readonly counted: Counted;
}

export function countedAt(counted: Counted, reasons: readonly Reason[]): readonly CountedReason[] {
  return reasons.map((reason) => ({ ...reason, counted }));
}

/** The reason as seen from the other answer. */
export function turnedRound<Either extends Reason>(reason: Either): Either {
  const { mean, amounts } = reason;
  const turned = { ...reason, mean: -mean };
  return amounts === undefined
    ? turned
    : { ...turned, amounts: { now: amounts.instead, instead: amounts.now } };
}
