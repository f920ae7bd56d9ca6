/** Keeps a job that can never run, and writes others instead, in one statement. */
import type { PrismaClient } from '../../../generated/postgres/client.ts';
import type { NewJob, OutboxRow } from '../../../tables/model/outbox.ts';
import { asClaimed, jobRowOf, setAsideKey } from '../../prisma/outbox/jobs.ts';
import { inserting, jobColumns, NOT_OURS, written } from './steps.ts';

export async function setAside(
  client: PrismaClient,
  holder: string,
  row: OutboxRow,
  reason: string,
  jobs: readonly NewJob[],
): Promise<void> {
  const set = { readyAt: null, lane: setAsideKey(row), reason, claimed: false };
  const rows = jobs.map((job) => jobColumns(jobRowOf(row.tableId, job)));
  await written(client, holder, [
    { do: 'update', table: 'ErrandRow', set, where: asClaimed(row), else: NOT_OURS },
    ...inserting('ErrandRow', rows),
  ]);
}
