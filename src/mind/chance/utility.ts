/** Estimates how much each part of a position adds to the chance to win, from the playouts themselves. */
import type { Parts } from '../../core/thinking/judgement.ts';
import type { CountedReason, Reason } from '../../core/thinking/reason.ts';

/** The parts at the end of a playout, and the resulting chance to win. */
export interface Outcome {
  readonly parts: Parts;
  readonly chance: number;
}

/** The chance to win added by one more of each part, by the part's name; null if there are too few playouts. */
export type Utilities = Readonly<Record<string, number>> | null;

/** The minimum number of playouts per part. With fewer, any part could explain any chance. */
const PLAYOUTS_A_PART = 3;
/** The ridge parameter, which makes correlated parts share their effect. */
const HELD = 0.05;
/** A reason is kept only if it explains at least this share of the difference. */
const MIN_SHARE = 0.1;

/** Ridge regression of the chances on the parts, each scaled by its spread. The value of a part is never negative. */
export function utilitiesBy(outcomes: readonly Outcome[]): Utilities {
  const spreads = Object.keys(outcomes[0]?.parts ?? {})
    .map((part) => ({ part, ...spreadOf(outcomes.map(({ parts }) => parts[part] ?? 0)) }))
    .filter(({ spread }) => spread > 0);
  if (spreads.length === 0 || outcomes.length < spreads.length * PLAYOUTS_A_PART) return null;
  const { mean: chance } = spreadOf(outcomes.map((outcome) => outcome.chance));
  const rows = outcomes.map(({ parts }) =>
    spreads.map(({ part, mean, spread }) => ((parts[part] ?? 0) - mean) / spread),
  );
  const matrix = spreads.map((_, one) =>
    spreads.map((__, other) => {
      const shared = rows.reduce((sum, row) => sum + (row[one] ?? 0) * (row[other] ?? 0), 0);
      return shared + (one === other ? HELD * rows.length : 0);
    }),
  );
  const right = spreads.map((_, at) =>
    rows.reduce((sum, row, place) => sum + (row[at] ?? 0) * ((outcomes[place]?.chance ?? 0) - chance), 0),
  );
  const slopes = solved(matrix, right);
  return Object.fromEntries(
    spreads.map(({ part, spread }, at) => [part, Math.max(0, slopes[at] ?? 0) / spread]),
  );
}

/**
 * The reasons for a difference between two chances: first the immediate effects of the answer, then the others by value. Reasons
 * that explain too little of the difference are dropped. If the values are unknown, all reasons are returned unchanged.
 */
export function strongest<Either extends Reason | CountedReason>(
  reasons: readonly Either[],
  utilities: Utilities,
  difference: number,
): readonly Either[] {
  if (utilities === null) return reasons;
  const utilityOf = ({ part, mean }: Reason) => (utilities[part] ?? 0) * mean;
  const isOwn = (reason: Either) => 'counted' in reason && reason.counted === 'answer';
  return reasons
    .filter((reason) => Math.abs(utilityOf(reason)) >= MIN_SHARE * Math.abs(difference))
    .toSorted(
      (one, other) =>
        Number(isOwn(other)) - Number(isOwn(one)) || Math.abs(utilityOf(other)) - Math.abs(utilityOf(one)),
    );
}

function spreadOf(amounts: readonly number[]): { readonly mean: number; readonly spread: number } {
  const mean = amounts.reduce((sum, each) => sum + each, 0) / amounts.length;
  const squares = amounts.reduce((sum, each) => sum + (each - mean) ** 2, 0);
  return { mean, spread: Math.sqrt(squares / amounts.length) };
}

/** Solves the equations by Gaussian elimination. The matrix is positive definite, so no rows have to be swapped. */
function solved(matrix: readonly (readonly number[])[], right: readonly number[]): readonly number[] {
  const rows = matrix.map((row, at) => [...row, right[at] ?? 0]);
  const size = rows.length;
  for (const [at, pivot] of rows.entries())
    for (const row of rows.slice(at + 1)) {
      const factor = (row[at] ?? 0) / (pivot[at] ?? 1);
      for (let column = at; column <= size; column += 1)
        row[column] = (row[column] ?? 0) - factor * (pivot[column] ?? 0);
    }
  const found: number[] = Array.from({ length: size }, () => 0);
  for (let at = size - 1; at >= 0; at -= 1) {
    const row = rows[at] ?? [];
    const known = found.reduce((sum, each, column) => sum + (column > at ? each * (row[column] ?? 0) : 0), 0);
    found[at] = ((row[size] ?? 0) - known) / (row[at] ?? 1);
  }
  return found;
}
