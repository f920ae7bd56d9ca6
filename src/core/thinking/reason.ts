/** Why one answer is better than another: what there is more of after it. */

export interface Difference {
  readonly mean: number;
  readonly error: number;
}

/** A part of the position of which the better answer leaves more, or less, than the other, beyond doubt. */
export interface Reason extends Difference {
  /** The name among `Judgement.parts`. */
  readonly part: string;
  /** Reviews kept by older versions have none. */
  readonly amounts?: Amounts;
}

/** How much there is of a part, and how much there would be or was instead. */
export interface Amounts {
  readonly now: number;
  readonly instead: number;
}

/** Whether chance isn't involved. If it is, the amounts are averages, even if they always differ by the same amount. */
export function isSure({ error, amounts }: Reason): boolean {
  const shown = amounts === undefined ? [] : [amounts.now, amounts.instead];
  return error === 0 && shown.every(Number.isInteger);
}

/** When the parts are counted: right after the answer, at the end of its turn, or when everyone has had a turn since. */
export type Counted = 'answer' | 'turn' | 'round';

export interface CountedReason extends Reason {
  readonly counted: Counted;
}

export function countedAt(counted: Counted, reasons: readonly Reason[]): readonly CountedReason[] {
  return reasons.map((reason) => ({ ...reason, counted }));
}

/** The same difference, seen from the other answer. */
export function turnedRound<Either extends Reason>(reason: Either): Either {
  const { mean, amounts } = reason;
  const turned = { ...reason, mean: -mean };
  return amounts === undefined
    ? turned
    : { ...turned, amounts: { now: amounts.instead, instead: amounts.now } };
}
