/** Writes the wait timers of several tables in one statement. */
import type { PrismaClient } from '../../../generated/postgres/client.ts';
import type { WaitTimerUpdate } from '../../../tables/model/storage/store.ts';
import type { TableId } from '../../../tables/model/table.ts';
import { jobColumn } from '../../codec.ts';
import { jobRowOf } from '../../prisma/outbox/jobs.ts';
import { inserting, jobColumns, type Step, written } from './steps.ts';

export async function updateWaitTimers(
  client: PrismaClient,
  holder: string,
  tableId: TableId,
  { timers, jobs, done = [] }: WaitTimerUpdate,
): Promise<void> {
  const updates = timers.map(({ rowId: id, state }): Step => {
    const set = { errandJson: jobColumn.write({ kind: 'watch', watch: state }) };
    return { do: 'update', table: 'ErrandRow', set, where: { id } };
  });
  const rows = jobs.map((job) => jobColumns(jobRowOf(tableId, job)));
  await written(client, holder, [
    ...updates,
    ...done.map((id): Step => ({ do: 'delete', table: 'ErrandRow', where: { id } })),
    ...inserting('ErrandRow', rows),
  ]);
}
