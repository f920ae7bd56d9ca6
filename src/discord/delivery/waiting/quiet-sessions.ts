/** Ends a live session that has gone quiet. */
import { causeOfRow, type Job, type OutboxRow } from '../../../tables/model/outbox.ts';
import type { Posted } from '../../../tables/model/storage/store.ts';
import { sessionQuietAt } from '../../../tables/sessions/session.ts';
import type { LoadedTable } from '../../../tables/turns/loaded-table.ts';
import type { BotContext } from '../../bot.ts';

type SessionJob = Extract<Job, { kind: 'session' }>;

/**
 * Checks again later if people have continued playing since this job was written. They may continue even after the table was
 * loaded, so the table itself decides, and the next check may already be due.
 */
export async function endIfQuiet(
  { tables }: Pick<BotContext, 'tables'>,
  row: Pick<OutboxRow, 'id' | 'tableId'>,
  { table }: Pick<LoadedTable, 'table'>,
  job: SessionJob,
): Promise<Posted | undefined> {
  const dueAt = sessionQuietAt(table, job.since);
  if (dueAt === null) return undefined;
  const done = await tables.endQuietSession(row.tableId, job.since, causeOfRow(row));
  if (done.ok || done.refusal.code === 'session-over') return undefined;
  if (done.refusal.code === 'session-goes-on') return { shown: null, jobs: [{ job, dueAt }] };
  throw new Error(`cannot end session: ${done.refusal.code}`);
}
