/**
 * The mark of a copy: the moment it was made, in the field of SQLite's header for applications (`user_version`). This file has no
 * dependencies, because scripts/database/copying.ts uses it in the container too.
 */

/** The field has 31 bits, so the seconds since this date last until 2094. */
const FIRST_SECOND = Date.UTC(2026, 0, 1);

/** The value in a database that isn't a copy. */
export const UNMARKED = 0;

export function markOf(madeAt: Date): number {
  return Math.max(1, Math.floor((madeAt.getTime() - FIRST_SECOND) / 1000));
}

/** The time when the copy was made; null for a database that isn't a copy. */
export function momentOf(mark: number): Date | null {
  return mark === UNMARKED ? null : new Date(FIRST_SECOND + mark * 1000);
}
