/** Ending a game before its time: by whom and why stays with its log. */
import { type NewErrand, noticeErrand } from './outbox.ts';
import { boardErrand } from './play.ts';
import { type TableRefused, tableRefuses } from './refusal.ts';
import { isLive, type Table, type UserId } from './table.ts';

/** As much of a reason as somebody may type. */
export const LONGEST_REASON = 300;

interface Aborted {
  readonly ok: true;
  readonly table: Table;
  readonly errands: readonly NewErrand[];
}

/** Who may, has been asked before. The reason is told as it stands: on one line, and empty where none was given. */
export function abort(table: Table, by: UserId, reason: string | null, now: Date): Aborted | TableRefused {
  if (!isLive(table)) return tableRefuses('not-playing');
  const shown: NewErrand =
    table.status === 'lobby' ? { errand: { kind: 'lobby' }, dueAt: now } : boardErrand(table, { by }, now);
  const saying =
    reason === null || reason === ''
      ? { key: 'table.aborted', with: { user: by } }
      : { key: 'table.aborted-because', with: { user: by, reason } };
  return {
    ok: true,
    table: { ...table, status: 'aborted' },
    errands: [shown, noticeErrand(saying, by, now)],
  };
}
