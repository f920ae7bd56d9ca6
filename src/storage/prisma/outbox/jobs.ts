/** The outbox in the database. Jobs with the same ordering key run one at a time, in the order they are due. */
import { type ErrandRow, Prisma, type PrismaClient } from '../../../generated/prisma/client.ts';
import {
  causeOfRow,
  type DeliveryError,
  type NewJob,
  type OutboxRow,
  orderingKeyOf,
  type ReminderState,
  waitOrderingKey,
} from '../../../tables/model/outbox.ts';
import type { Posted, ShardFilter } from '../../../tables/model/storage/store.ts';
import type { TableId } from '../../../tables/model/table.ts';
import { jobColumn } from '../../codec.ts';
import { UnreadableRow } from '../../column.ts';
import type { Dialect, Due } from '../dialect.ts';
import { isRowNotThere } from '../errors/prisma-errors.ts';
import { shownColumnsOf } from '../rows/shown-columns.ts';
import { notingNotices } from './open-notices.ts';

export type NewJobRow = Pick<ErrandRow, 'tableId' | 'orderingKey' | 'errandJson' | 'dueAt' | 'readyAt'>;

export function jobRowOf(tableId: TableId, { job, dueAt }: NewJob): NewJobRow {
  const orderingKey = orderingKeyOf(tableId, job);
  return { tableId, orderingKey, errandJson: jobColumn.write(job), dueAt, readyAt: dueAt };
}

interface ClaimedRow {
  readonly id: number | bigint;
  readonly tableId: string;
  readonly errandJson: string;
  readonly dueAt: StoredTime;
  readonly attempts: number | bigint;
}

/** A cap for jobs that fail forever; no backoff depends on a higher number. */
const MAX_ATTEMPTS = 1_000_000;

export async function claimDue(
  client: PrismaClient,
  dialect: Dialect,
  due: Omit<Due, 'mostAttempts'>,
): Promise<readonly OutboxRow[]> {
  const claimed = await client.$queryRaw<readonly ClaimedRow[]>(
    dialect.claimDue({ ...due, mostAttempts: MAX_ATTEMPTS }),
  );
  return claimed.map(outboxRowFrom).sort((a, b) => a.dueAt.getTime() - b.dueAt.getTime() || a.id - b.id);
}

function outboxRowFrom(row: ClaimedRow): OutboxRow {
  const id = Number(row.id);
  const dueAt = timeOf(row.dueAt);
  return {
    id,
    tableId: row.tableId as TableId,
    job:
      dueAt === null
        ? { kind: 'unreadable', code: `ErrandRow ${id} dueAt is no time` }
        : jobFrom(row.errandJson, `ErrandRow ${id} errandJson`),
    dueAt: dueAt ?? LONG_AGO,
    attempts: Number(row.attempts) - 1,
  };
}

export function jobFrom(text: string, where: string): OutboxRow['job'] {
  try {
    return jobColumn.read(text, where);
  } catch (error) {
    if (!(error instanceof UnreadableRow)) throw error;
    return { kind: 'unreadable', code: error.message };
  }
}

/**
 * Finds when the next row can be claimed. A key with a claimed row counts again when that row is finished. A row that was never
 * started is ready when it is due, and one that was started is already due. So no row due after the first row that was never
 * started can be ready before it, and if a thousand tables wait for hours, the query reads only one of them.
 */
export async function nextDue(
  client: PrismaClient,
  { isOfPart, storedTime }: Dialect,
  part: ShardFilter | null,
): Promise<Date | null> {
  const first = Prisma.sql`MIN(
    CASE WHEN "first"."readyAt" < "first"."dueAt" THEN "first"."dueAt" ELSE "first"."readyAt" END
  )`;
  const [row] = await client.$queryRaw<readonly { readonly next: StoredTime | null }[]>`
    SELECT ${storedTime(first)} AS "next" FROM "ErrandRow" AS "first"
    WHERE NOT "first"."claimed" AND ${isOfPart(Prisma.sql`"first"."tableId"`, part)}
    AND "first"."dueAt" <= COALESCE((
      SELECT "fresh"."dueAt" FROM "ErrandRow" AS "fresh"
      WHERE "fresh"."attempts" = 0 AND ${isOfPart(Prisma.sql`"fresh"."tableId"`, part)} AND NOT EXISTS (
        SELECT 1 FROM "ErrandRow" AS "other"
        WHERE "other"."lane" = "fresh"."lane" AND (
          "other"."claimed" OR ("other"."dueAt", "other"."id") < ("fresh"."dueAt", "fresh"."id")
        )
      )
      ORDER BY "fresh"."dueAt" LIMIT 1
    ), (SELECT MAX("dueAt") FROM "ErrandRow")) AND NOT EXISTS (
      SELECT 1 FROM "ErrandRow" AS "other"
      WHERE "other"."lane" = "first"."lane" AND (
        "other"."claimed" OR ("other"."dueAt", "other"."id") < ("first"."dueAt", "first"."id")
      )
    )`;
  return row?.next == null ? null : timeOf(row.next);
}

/** A time as returned by a raw query: SQLite stores text with any content. */
export type StoredTime = string | Date;

/** Returns null if the column doesn't contain a time. */
export function timeOf(stored: StoredTime): Date | null {
  const time = new Date(stored);
  return Number.isNaN(time.getTime()) ? null : time;
}

/** Finds the row only while this claim is valid. Once the claim is released, its holder can no longer change the row. */
export function asClaimed({ id, attempts }: OutboxRow) {
  return { id, attempts: attempts + 1, claimed: true };
}

/** Uses separate statements, for databases on which no other transaction can run in between. */
export async function finish(client: PrismaClient, row: OutboxRow, posted?: Posted): Promise<void> {
  const deletion = client.errandRow.delete({ where: asClaimed(row), select: { id: true } });
  const { tableId } = row;
  const { shown, jobs, notices = [] }: Posted = posted ?? { shown: null, jobs: [] };
  const { others, timers, keysOfCalls } = followingOf(tableId, jobs);
  const written = [...others, ...timers];
  const notes = [
    ...(shown === null
      ? []
      : [client.gameTable.updateMany({ where: { id: tableId }, data: shownColumnsOf(shown) })]),
    ...notingNotices(client, tableId, notices),
    ...(keysOfCalls.length === 0
      ? []
      : [client.errandRow.deleteMany({ where: { orderingKey: { in: [...keysOfCalls] }, claimed: false } })]),
    ...(written.length === 0 ? [] : [client.errandRow.createMany({ data: written })]),
    ...(timers.length === 0 ? [] : [keepOneWaitTimer(client)]),
  ];
  try {
    await client.$transaction([deletion, ...notes]);
  } catch (error) {
    if (!isRowNotThere(error)) throw error;
  }
}

interface Following {
  readonly others: NewJobRow[];
  /** The new wait timers. A table has only one: a timer from a change made while this job ran has newer information. */
  readonly timers: NewJobRow[];
  /**
   * The ordering keys of the new pings. Each replaces a waiting ping with the same key, so a person in quiet hours is pinged only
   * once.
   */
  readonly keysOfCalls: readonly string[];
}

/** The consequences of a finished job. */
export function followingOf(tableId: TableId, jobs: readonly NewJob[]): Following {
  const isWaitTimer = ({ job }: NewJob) => job.kind === 'watch';
  return {
    others: jobs.filter((job) => !isWaitTimer(job)).map((job) => jobRowOf(tableId, job)),
    timers: jobs.filter(isWaitTimer).map((job) => jobRowOf(tableId, job)),
    keysOfCalls: jobs.flatMap(({ job }) => (job.kind === 'call' ? [orderingKeyOf(tableId, job)] : [])),
  };
}

/**
 * Deletes the new wait timer if a change to the table wrote another while the old one ran. The statement contains no values,
 * because Prisma would keep a plan of the whole transaction for each value.
 */
function keepOneWaitTimer(client: PrismaClient): Prisma.PrismaPromise<number> {
  return client.$executeRaw`
    DELETE FROM "ErrandRow" WHERE "id" = (SELECT MAX("id") FROM "ErrandRow") AND EXISTS (
      SELECT 1 FROM "ErrandRow" AS "other"
      WHERE "other"."lane" = "ErrandRow"."lane" AND NOT "other"."claimed" AND "other"."id" < "ErrandRow"."id"
    )`;
}

/** The state of the most recently written timer; an earlier one may still be running. */
export async function reminderStateOf(client: PrismaClient, tableId: TableId): Promise<ReminderState | null> {
  const row = await client.errandRow.findFirst({
    where: { orderingKey: waitOrderingKey(tableId) },
    orderBy: { id: 'desc' },
    select: { id: true, errandJson: true },
  });
  const job = row === null ? null : jobFrom(row.errandJson, `ErrandRow ${row.id} errandJson`);
  return job?.kind === 'watch' ? job.watch : null;
}

export async function postpone(
  client: PrismaClient,
  row: OutboxRow,
  readyAt: Date,
  reason: string,
): Promise<void> {
  await release(client, row, { readyAt, trouble: 'other', reason });
}

export async function park(
  client: PrismaClient,
  row: OutboxRow,
  error: DeliveryError,
  reason: string,
  readyAt: Date | null,
): Promise<void> {
  await release(client, row, { readyAt, trouble: error, reason });
}

/**
 * The prefix for the ordering key of a job that was set aside. The key is unique, so that it blocks no other job; the name
 * distinguishes it from a parked one.
 */
export const SET_ASIDE = 'set aside';

export function setAsideKey({ id }: OutboxRow): string {
  return `${SET_ASIDE} ${id}`;
}

/** Uses separate statements, like `finish`. */
export async function setAside(
  client: PrismaClient,
  row: OutboxRow,
  reason: string,
  jobs: readonly NewJob[],
): Promise<void> {
  await client.$transaction([
    release(client, row, { readyAt: null, orderingKey: setAsideKey(row), reason }),
    client.errandRow.createMany({ data: jobs.map((job) => jobRowOf(row.tableId, job)) }),
  ]);
}

function release(
  client: PrismaClient,
  row: OutboxRow,
  data: Prisma.ErrandRowUpdateManyMutationInput,
): Prisma.PrismaPromise<Prisma.BatchPayload> {
  return client.errandRow.updateMany({ where: asClaimed(row), data: { ...data, claimed: false } });
}

const LONG_AGO = new Date(0);

/** Only a row that was started can be waiting for a retry. */
export function wakening(client: PrismaClient, tableId: TableId): Prisma.PrismaPromise<Prisma.BatchPayload> {
  return client.errandRow.updateMany({
    where: { orderingKey: tableId, attempts: { gt: 0 }, claimed: false },
    data: { readyAt: LONG_AGO },
  });
}

export async function isCause(client: PrismaClient, row: OutboxRow): Promise<boolean> {
  const change = await client.tableChange.findUnique({
    where: { cause: causeOfRow(row) },
    select: { cause: true },
  });
  return change !== null;
}

/** Jobs written by a later change have higher ids. */
export async function isShownLater(client: PrismaClient, { id, tableId }: OutboxRow): Promise<boolean> {
  const later = await client.errandRow.findMany({
    where: { orderingKey: tableId, id: { gt: id } },
    select: { id: true, errandJson: true },
  });
  return later.some((row) => jobFrom(row.errandJson, `ErrandRow ${row.id} errandJson`).kind === 'board');
}
