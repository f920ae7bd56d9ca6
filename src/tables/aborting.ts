/** Ending a game before its time: by whom and why stays with its log. */
import { type NewErrand, noticeErrand } from './outbox.ts';
import { boardErrand } from './play.ts';
import { type TableRefused, tableRefuses } from './refusal.ts';
import { isLive, type Table, type UserId } from './table.ts';

/** As much of a reason as is told. */
export const LONGEST_REASON = 300;

interface Aborted {
  readonly ok: true;
  readonly table: Table;
  readonly errands: readonly NewErrand[];
}

/** Who may, has been asked before. */
export function abort(table: Table, by: UserId, reason: string | null, now: Date): Aborted | TableRefused {
  if (!isLive(table)) return tableRefuses('not-playing');
  const shown: NewErrand =
    table.status === 'lobby' ? { errand: { kind: 'lobby' }, dueAt: now } : boardErrand(table, { by }, now);
  const told = reason === null ? null : asTold(reason);
  const saying =
    told === null
      ? { key: 'table.aborted', with: { user: by } }
      : { key: 'table.aborted-because', with: { user: by, reason: told } };
  return {
    ok: true,
    table: { ...table, status: 'aborted' },
    errands: [shown, noticeErrand(saying, by, now)],
  };
}

/** On one line, so that it cannot pass for more than somebody's words; null where there are none. */
function asTold(reason: string): string | null {
  const words = reason.replace(/\s+/g, ' ').trim();
  if (words === '') return null;
  return words.length <= LONGEST_REASON ? words : `${words.slice(0, LONGEST_REASON - 1).trimEnd()}…`;
}
