/**
 * The mark of a copy: the moment it was made, in a field of SQLite's header that is the program's own (`user_version`). It
 * needs nothing, for scripts/database/copying.ts writes it in the container too.
 */

/** The field has 31 bits: the seconds since then last until 2094. */
const FIRST_SECOND = Date.UTC(2026, 0, 1);

/** The value in a database that is no copy. */
export const UNMARKED = 0;

export function markOf(madeAt: Date): number {
  return Math.max(1, Math.floor((madeAt.getTime() - FIRST_SECOND) / 1000));
}

/** When the copy was made; null for a database that is no copy. */
export function momentOf(mark: number): Date | null {
  return mark === UNMARKED ? null : new Date(FIRST_SECOND + mark * 1000);
}
