/** How long a table waits for somebody, and what is done about it: reminders, the word that others may act, closing. */
import type { NewErrand } from './outbox.ts';
import { isLive, type Table } from './table.ts';

/** The earliest time at which anything can be due for a table that waits; later times are found out then. */
const FIRST_LOOK_MS = 3 * 60 * 60_000;

/** The first watch of a wait. A table that is paused, suspended or over is not watched. */
export function watchErrand(table: Table): readonly NewErrand[] {
  if (!isLive(table) || table.pausedBy !== null || table.isSuspended) return [];
  const since = table.waitingSince;
  const watch = { since: since.toISOString(), reminders: 0, isToldOverdue: false, isWarned: false };
  return [{ errand: { kind: 'watch', watch }, dueAt: new Date(since.getTime() + FIRST_LOOK_MS) }];
}
