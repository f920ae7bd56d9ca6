/** Why one answer is better than another: what it leaves more of. */

export interface Difference {
  readonly mean: number;
  readonly error: number;
}

/** A part of the position of which the better answer leaves significantly more, or less, than the other. */
export interface Reason extends Difference {
  /** The name in `Judgement.parts`. */
  readonly part: string;
  /** Missing in reviews stored by older versions. */
  readonly amounts?: Amounts;
}

/** The amount of a part, and the amount there would be or was instead. */
export interface Amounts {
  readonly now: number;
  readonly instead: number;
}

/** Whether the reason is independent of chance. Otherwise the amounts are averages, even if they always differ by the same amount. */
export function isSure({ error, amounts }: Reason): boolean {
  const shown = amounts === undefined ? [] : [amounts.now, amounts.instead];
  return error === 0 && shown.every(Number.isInteger);
}

/** When the parts are counted: right after the answer, at the end of its turn, or once everyone has had a turn since. */
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
