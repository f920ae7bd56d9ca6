/**
 * Chooses among answers that are about as likely to win: their effects on the table decide, so that nothing is given away for
 * free.
 */
import type { CountedReason, Difference } from '../core/thinking/reason.ts';
import { greatest } from './statistics.ts';
import { NOTABLE } from './thought.ts';

/** Whether two chances are close enough for the effects on the table to decide. */
export type Closeness = (difference: Difference) => boolean;

/** People don't play better because of a smaller difference, and learn more from the quantities they keep. */
export const NEAR_FOR_PEOPLE: Closeness = ({ mean, error }) =>
  Number.isFinite(error) && Math.abs(mean) < NOTABLE;

/** Differences too small to be visible add up over a whole game; less than this is nothing even then. */
export const HARDLY_ANY = 0.0005;
export const NEAR_FOR_COMPUTERS: Closeness = (difference) => greatest(difference) < HARDLY_ANY;

export interface Comparison<Answer> {
  isNear(one: Answer, other: Answer): boolean;
  /** The parts of which one answer leaves more or less than the other. */
  reasons(one: Answer, other: Answer): readonly CountedReason[];
}

/**
 * The answer to give first; the order of the others is unchanged. The likeliest stays unless another is clearly better. In that
 * case it's replaced by the first answer that no other is clearly better than.
 */
export function settled<Answer>(
  ranked: readonly Answer[],
  comparison: Comparison<Answer>,
): readonly Answer[] {
  const [first] = ranked;
  if (first === undefined) return [];
  const near = ranked.filter((each) => each === first || comparison.isNear(first, each));
  const best = near.find((one) => !near.some((other) => isPlainlyBetter(other, one, comparison))) ?? first;
  return [best, ...ranked.filter((each) => each !== best)];
}

/** Whether it leaves more of some part and less of none. */
function isPlainlyBetter<Answer>(
  one: Answer,
  other: Answer,
  { isNear, reasons }: Comparison<Answer>,
): boolean {
  if (one === other || !isNear(one, other)) return false;
  const differences = reasons(one, other);
  return differences.length > 0 && differences.every(({ mean }) => mean > 0);
}
