/** Writes the wait timers of several tables in one statement. */
import type { PrismaClient } from '../../../generated/postgres/client.ts';
import type { WaitTimerUpdate } from '../../../tables/model/storage/store.ts';
import type { TableId } from '../../../tables/model/table.ts';
import { errandColumn } from '../../codec.ts';
import { errandRowOf } from '../../prisma/outbox/errands.ts';
import { errandColumns, inserting, type Step, written } from './steps.ts';

export async function updateWaitTimers(
  client: PrismaClient,
  holder: string,
  tableId: TableId,
  { timers, errands, done = [] }: WaitTimerUpdate,
): Promise<void> {
  const updates = timers.map(({ rowId: id, state }): Step => {
    const set = { errandJson: errandColumn.write({ kind: 'watch', watch: state }) };
    return { do: 'update', table: 'ErrandRow', set, where: { id } };
  });
  const rows = errands.map((errand) => errandColumns(errandRowOf(tableId, errand)));
  await written(client, holder, [
    ...updates,
    ...done.map((id): Step => ({ do: 'delete', table: 'ErrandRow', where: { id } })),
    ...inserting('ErrandRow', rows),
  ]);
}
