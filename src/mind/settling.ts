/**
 * Chooses among answers with about the same chance to win by their effects on the table, so that nothing is given away for free.
 */
import type { CountedReason, Difference } from '../core/thinking/reason.ts';
import { greatest } from './statistics.ts';
import { NOTABLE } from './thought.ts';

/** Whether two chances are so close that the choice between the answers depends on their effects on the table. */
export type Closeness = (difference: Difference) => boolean;

/**
 * The closeness for people. A difference in chances below `NOTABLE` doesn't improve their play, so they learn more from the
 * answer's effects on the table.
 */
export const NEAR_FOR_PEOPLE: Closeness = ({ mean, error }) =>
  Number.isFinite(error) && Math.abs(mean) < NOTABLE;

/** Differences too small to be visible still add up over a whole game, unless they're below this limit. */
export const HARDLY_ANY = 0.0005;
export const NEAR_FOR_COMPUTERS: Closeness = (difference) => greatest(difference) < HARDLY_ANY;

export interface Comparison<Answer> {
  isNear(one: Answer, other: Answer): boolean;
  /** The parts of a position of which one answer leaves more or less than the other. */
  reasons(one: Answer, other: Answer): readonly CountedReason[];
}

/**
 * Moves the answer to give to the front and keeps the order of the others. The likeliest answer to win stays in front unless
 * another is clearly better; then the first answer that no other clearly beats replaces it.
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

/** Whether one answer leaves more of some parts of the position, and less of none. */
function isPlainlyBetter<Answer>(
  one: Answer,
  other: Answer,
  { isNear, reasons }: Comparison<Answer>,
): boolean {
  if (one === other || !isNear(one, other)) return false;
  const differences = reasons(one, other);
  return differences.length > 0 && differences.every(({ mean }) => mean > 0);
}
