/** Reads and writes the wait timers and later pings of several tables on a server together. */
import type { PrismaClient } from '../../../generated/prisma/client.ts';
import { callOrderingKey, WAIT_ORDERING_KEY } from '../../../tables/model/outbox.ts';
import type { KeptCall, StoredWaitTimer, WaitTimerUpdate } from '../../../tables/model/storage/store.ts';
import type { TableId, UserId } from '../../../tables/model/table.ts';
import { jobColumn } from '../../codec.ts';
import { jobFrom, jobRowOf } from './jobs.ts';

export async function waitTimersOfServer(
  client: PrismaClient,
  guildId: string,
): Promise<ReadonlyMap<TableId, StoredWaitTimer>> {
  const rows = await client.errandRow.findMany({
    where: { orderingKey: { endsWith: WAIT_ORDERING_KEY }, table: { guildId, liveChannelId: { not: null } } },
    orderBy: { id: 'asc' },
    select: { id: true, tableId: true, errandJson: true, claimed: true },
  });
  return new Map(
    rows.flatMap(({ id, tableId, errandJson, claimed }) => {
      const job = jobFrom(errandJson, `ErrandRow ${id} errandJson`);
      if (job.kind !== 'watch') return [];
      return [[tableId as TableId, { rowId: id, state: job.watch, isInHand: claimed }] as const];
    }),
  );
}

/** Uses separate statements, for databases on which no other transaction can run in between. */
export async function updateWaitTimers(
  client: PrismaClient,
  tableId: TableId,
  { timers, jobs, done = [] }: WaitTimerUpdate,
): Promise<void> {
  const data = jobs.map((job) => jobRowOf(tableId, job));
  await client.$transaction([
    ...timers.map(({ rowId: id, state }) =>
      client.errandRow.updateMany({
        where: { id },
        data: { errandJson: jobColumn.write({ kind: 'watch', watch: state }) },
      }),
    ),
    ...(done.length === 0 ? [] : [client.errandRow.deleteMany({ where: { id: { in: [...done] } } })]),
    ...(data.length === 0 ? [] : [client.errandRow.createMany({ data })]),
  ]);
}

export async function callsTo(
  client: PrismaClient,
  userId: UserId,
  guildId: string,
  now: Date,
): Promise<readonly KeptCall[]> {
  const rows = await client.errandRow.findMany({
    where: {
      orderingKey: { endsWith: callOrderingKey('', userId) },
      dueAt: { lte: now },
      table: { guildId },
    },
    orderBy: { id: 'asc' },
    select: { id: true, tableId: true, errandJson: true },
  });
  return rows.flatMap(({ id, tableId, errandJson }) => {
    const job = jobFrom(errandJson, `ErrandRow ${id} errandJson`);
    return job.kind === 'call' ? [{ rowId: id, tableId: tableId as TableId, job }] : [];
  });
}
