/** Writes one change of a table in one transaction, with all that belongs to it. */
import { z } from 'zod';
import { Prisma, type PrismaClient } from '../../../generated/prisma/client.ts';
import { waitOrderingKey } from '../../../tables/model/outbox.ts';
import type { Commit, Committed, DueReminderState } from '../../../tables/model/storage/store.ts';
import type { TableId } from '../../../tables/model/table.ts';
import { errandColumn } from '../../codec.ts';
import { campaignStatements } from '../campaigns/campaign-commit.ts';
import { isRowNotThere } from '../errors/prisma-errors.ts';
import { errandRowOf, wakening } from '../outbox/errands.ts';
import { resultRowOf, resultSeatRowsOf } from '../people/results.ts';
import { columnsOf, eraRowOf, logRowOf, NOT_SHOWN, noticeRowOf, seatRowsOf } from '../rows/table-rows.ts';

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

/**
 * The cause comes first, so that a repeated interaction is reported as such, whatever became of the table meanwhile.
 */
function statementsFor(client: PrismaClient, change: Commit): readonly Prisma.PrismaPromise<unknown>[] {
  const { table, lines, errands, era, result, cause } = change;
  const { id: tableId, version, changedAt } = table;
  const data = columnsOf(table);
  const seats = change.keepsSeats === true ? [] : seatRowsOf(table);
  const said = errands.flatMap(({ errand }) => (errand.kind === 'notice' ? [errand] : []));
  const notices = [...said, ...(change.notes ?? [])].map((note) => noticeRowOf(table, note));
  const opened = change.openedIn === undefined ? {} : { openedIn: change.openedIn };
  const select = { id: true };
  return [
    client.tableChange.createMany({ data: { cause, tableId, version, changedAt } }),
    version === 1
      ? client.gameTable.create({ data: { ...data, ...opened }, select })
      : client.gameTable.update({
          where: { id: tableId, version: version - 1 },
          data: { ...data, ...opened },
          select,
        }),
    ...(version === 1 || change.keepsSeats === true
      ? []
      : [client.seatRow.deleteMany({ where: { tableId } })]),
    ...(seats.length === 0 ? [] : [client.seatRow.createMany({ data: seats })]),
    ...(lines.length === 0
      ? []
      : [client.logRow.createMany({ data: lines.map((line) => logRowOf(tableId, line)) })]),
    ...(errands.some(({ errand }) => errand.kind === 'watch')
      ? [client.errandRow.deleteMany({ where: { orderingKey: waitOrderingKey(tableId), claimed: false } })]
      : []),
    ...(errands.length === 0
      ? []
      : [client.errandRow.createMany({ data: errands.map((errand) => errandRowOf(tableId, errand)) })]),
    ...(change.reminderState === undefined
      ? []
      : reminderStateUpdates(client, tableId, change.reminderState)),
    ...(notices.length === 0 ? [] : [client.noticeRow.createMany({ data: notices })]),
    ...(era === undefined ? [] : [client.eraRow.create({ data: eraRowOf(tableId, era) })]),
    ...(result === undefined
      ? []
      : [
          client.resultRow.create({ data: resultRowOf(result) }),
          client.resultSeatRow.createMany({ data: resultSeatRowsOf(result) }),
        ]),
    ...(change.campaign === undefined ? [] : campaignStatements(client, change.campaign)),
    ...(change.forgetsShown === true
      ? [client.gameTable.update({ where: { id: tableId }, data: NOT_SHOWN, select })]
      : []),
    wakening(client, tableId),
  ];
}

/** Keep id and dueAt of an attempted timer: by them the bot finds a message that it may have posted. */
function reminderStateUpdates(client: PrismaClient, tableId: TableId, { state, dueAt }: DueReminderState) {
  const isFreeTimer = { orderingKey: waitOrderingKey(tableId), claimed: false };
  const errandJson = errandColumn.write({ kind: 'watch', watch: state });
  return [
    client.errandRow.updateMany({ where: isFreeTimer, data: { errandJson } }),
    client.errandRow.updateMany({ where: { ...isFreeTimer, attempts: 0 }, data: { dueAt, readyAt: dueAt } }),
  ];
}

/** Prisma's code: a value that must be unique is there already. */
const NOT_UNIQUE = 'P2002';

/** Prisma's code: another transaction stood in the way, and the database has ended this one. */
const LOST_RACE = 'P2034';

const notUnique = z.object({
  driverAdapterError: z.object({
    cause: z.object({
      // SQLite tells the columns, PostgreSQL the index.
      constraint: z.union([
        z.object({ fields: z.array(z.string()) }).transform(({ fields }) => fields.join(',')),
        z.object({ index: z.string() }).transform(({ index }) => index),
      ]),
    }),
  }),
});

const REFUSALS: ReadonlyMap<string, Committed> = new Map<string, Committed>([
  ['cause', 'repeated'],
  ['TableChange_pkey', 'repeated'],
  ['id', 'conflict'],
  ['GameTable_pkey', 'conflict'],
  ['CampaignRow_pkey', 'conflict'],
  ['campaignId,number', 'conflict'],
  ['CampaignEntryRow_pkey', 'conflict'],
  ['liveChannelId', 'channel-taken'],
  ['GameTable_liveChannelId_key', 'channel-taken'],
]);

/** The refusal that the error stands for; null where it is a fault. */
function refusalIn(error: unknown): Committed | null {
  if (isRowNotThere(error)) return 'conflict';
  if (!(error instanceof Prisma.PrismaClientKnownRequestError)) return null;
  if (error.code === LOST_RACE) return 'conflict';
  if (error.code !== NOT_UNIQUE) return null;
  return REFUSALS.get(notUnique.parse(error.meta).driverAdapterError.cause.constraint) ?? null;
}
