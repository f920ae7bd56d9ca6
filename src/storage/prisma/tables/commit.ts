/** Writes one change to a table in one transaction, with everything that belongs to it. */
import { z } from 'zod';
import { Prisma, type PrismaClient } from '../../../generated/prisma/client.ts';
import { waitOrderingKey } from '../../../tables/model/outbox.ts';
import type { Commit, Committed, DueReminderState } from '../../../tables/model/storage/store.ts';
import type { TableId } from '../../../tables/model/table.ts';
import { jobColumn } from '../../codec.ts';
import { campaignStatements } from '../campaigns/campaign-commit.ts';
import { isRowNotThere } from '../errors/prisma-errors.ts';
import { wakening } from '../outbox/jobs.ts';
import { NOT_SHOWN } from '../rows/shown-columns.ts';
import { replacesWaitTimer, rowsOf } from './change-rows.ts';

/** Uses separate statements, which suits SQLite. */
export async function commit(client: PrismaClient, change: Commit): Promise<Committed> {
  try {
    await client.$transaction([...statementsFor(client, change)]);
    return 'done';
  } catch (error) {
    const refusal = refusalIn(error);
    if (refusal === null) throw error;
    return refusal;
  }
}

/** The cause comes first, so that a repeated interaction is reported as such, even if the table no longer exists. */
function statementsFor(client: PrismaClient, change: Commit): readonly Prisma.PrismaPromise<unknown>[] {
  const { id: tableId, version } = change.table;
  const { cause, table, seats, lines, jobs, notices, eras, results, resultSeats } = rowsOf(change);
  const select = { id: true };
  return [
    client.tableChange.createMany({ data: cause }),
    version === 1
      ? client.gameTable.create({ data: table, select })
      : client.gameTable.update({ where: { id: tableId, version: version - 1 }, data: table, select }),
    ...(version === 1 || seats === null ? [] : [client.seatRow.deleteMany({ where: { tableId } })]),
    ...(seats === null || seats.length === 0 ? [] : [client.seatRow.createMany({ data: seats })]),
    ...(lines.length === 0 ? [] : [client.logRow.createMany({ data: lines })]),
    ...(replacesWaitTimer(change)
      ? [client.errandRow.deleteMany({ where: { orderingKey: waitOrderingKey(tableId), claimed: false } })]
      : []),
    ...(jobs.length === 0 ? [] : [client.errandRow.createMany({ data: jobs })]),
    ...(change.reminderState === undefined
      ? []
      : reminderStateUpdates(client, tableId, change.reminderState)),
    ...(notices.length === 0 ? [] : [client.noticeRow.createMany({ data: notices })]),
    ...eras.map((data) => client.eraRow.create({ data })),
    ...results.map((data) => client.resultRow.create({ data })),
    ...(resultSeats.length === 0 ? [] : [client.resultSeatRow.createMany({ data: resultSeats })]),
    ...(change.campaign === undefined ? [] : campaignStatements(client, change.campaign)),
    ...(change.forgetsShown === true
      ? [client.gameTable.update({ where: { id: tableId }, data: NOT_SHOWN, select })]
      : []),
    wakening(client, tableId),
  ];
}

/** Keeps id and dueAt of an attempted timer: the bot uses them to find a message that it may have posted. */
function reminderStateUpdates(client: PrismaClient, tableId: TableId, { state, dueAt }: DueReminderState) {
  const isFreeTimer = { orderingKey: waitOrderingKey(tableId), claimed: false };
  const errandJson = jobColumn.write({ kind: 'watch', watch: state });
  return [
    client.errandRow.updateMany({ where: isFreeTimer, data: { errandJson } }),
    client.errandRow.updateMany({ where: { ...isFreeTimer, attempts: 0 }, data: { dueAt, readyAt: dueAt } }),
  ];
}

/** Prisma's code for a duplicate of a value that must be unique. */
const NOT_UNIQUE = 'P2002';

const notUnique = z.object({
  driverAdapterError: z.object({
    cause: z.object({ constraint: z.object({ fields: z.array(z.string()) }) }),
  }),
});

const REFUSALS: ReadonlyMap<string, Committed> = new Map<string, Committed>([
  ['cause', 'repeated'],
  ['id', 'conflict'],
  ['campaignId,number', 'conflict'],
  ['liveChannelId', 'channel-taken'],
]);

/** The refusal for the error; null if it's a bug. */
function refusalIn(error: unknown): Committed | null {
  if (isRowNotThere(error)) return 'conflict';
  if (!(error instanceof Prisma.PrismaClientKnownRequestError)) return null;
  if (error.code !== NOT_UNIQUE) return null;
  const { fields } = notUnique.parse(error.meta).driverAdapterError.cause.constraint;
  return REFUSALS.get(fields.join(',')) ?? null;
}
