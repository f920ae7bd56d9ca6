/** Lets a computer go first if the people at the table, who may also go first, prefer that. */
import type { Request } from '../../core/requests/request.ts';
import type { Change } from '../model/change.ts';
import { noticeJob } from '../model/outbox.ts';
import { type TableRefused, tableRefuses } from '../model/refusal.ts';
import type { Table, UserId } from '../model/table.ts';
import { namesOf } from '../turns/agreeing-words.ts';
import { mayComputerBegin } from './pending.ts';

/** The computers decide which of them goes, in a job that is due immediately. The next board shows the turn. */
export function letComputerBegin(
  table: Table,
  request: Request,
  agreed: readonly UserId[],
  now: Date,
): Change | TableRefused {
  if (!mayComputerBegin(table, request)) return tableRefuses('no-computer-begins');
  const by = agreed.at(-1) ?? null;
  const phrase = { key: 'agreement.computer-begins', with: { users: namesOf(agreed) } };
  const begins = { job: { kind: 'computer', request: request.key, begins: true }, dueAt: now } as const;
  const isAgreed = agreed.length > 1;
  return {
    ok: true,
    table: { ...table, arrangements: { ...table.arrangements, proposal: null } },
    // A player who is alone with computers knows what they chose.
    notes: isAgreed ? [] : [{ phrase, by }],
    jobs: [...(isAgreed ? [noticeJob(phrase, by, now)] : []), begins],
  };
}
