/** Finishes a job in one statement. */
import type { PrismaClient } from '../../../generated/postgres/client.ts';
import type { OutboxRow } from '../../../tables/model/outbox.ts';
import type { NotedNotice, Posted } from '../../../tables/model/storage/store.ts';
import type { TableId } from '../../../tables/model/table.ts';
import { noticeColumn } from '../../codec.ts';
import { asClaimed, followingOf } from '../../prisma/outbox/jobs.ts';
import { shownColumnsOf } from '../../prisma/rows/shown-columns.ts';
import { inserting, jobColumns, NOT_OURS, type Step, written } from './steps.ts';

export async function finish(
  client: PrismaClient,
  holder: string,
  row: OutboxRow,
  posted?: Posted,
): Promise<void> {
  const { tableId } = row;
  const { shown, jobs, notices = [] }: Posted = posted ?? { shown: null, jobs: [] };
  const { others, timers, keysOfCalls } = followingOf(tableId, jobs);
  await written(client, holder, [
    { do: 'delete', table: 'ErrandRow', where: asClaimed(row), else: NOT_OURS },
    ...(shown === null
      ? []
      : [{ do: 'update', table: 'GameTable', set: shownColumnsOf(shown), where: { id: tableId } } as const]),
    ...notices.flatMap((noted) => noting(tableId, noted)),
    ...(keysOfCalls.length === 0
      ? []
      : [{ do: 'delete', table: 'ErrandRow', where: { lane: keysOfCalls, claimed: false } } as const]),
    ...inserting('ErrandRow', others.map(jobColumns)),
    ...timers.map(jobColumns).flatMap((timer) => timing(tableId, timer)),
  ]);
}

/** Waits for any change to the table that is still being written: only then is it clear whether the change wrote a timer. */
function timing(tableId: TableId, timer: { readonly lane: string }): readonly Step[] {
  const { lane } = timer;
  return [
    { do: 'lock', table: 'GameTable', where: { id: tableId } },
    { do: 'insert', table: 'ErrandRow', rows: [timer], unless: { lane, claimed: false } },
  ];
}

function noting(
  tableId: TableId,
  { message: { channelId, messageId }, notice }: NotedNotice,
): readonly Step[] {
  return [
    { do: 'delete', table: 'OpenNotice', where: { messageId } },
    ...(notice === null
      ? []
      : inserting('OpenNotice', [{ messageId, channelId, tableId, noticeJson: noticeColumn.write(notice) }])),
  ];
}
