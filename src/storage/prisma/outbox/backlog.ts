/** Counts the jobs of the outbox by state, and finds why a table's jobs are waiting. */
import type { PrismaClient } from '../../../generated/prisma/client.ts';
import { type Backlog, DELIVERY_ERRORS, type DeliveryError } from '../../../tables/model/outbox.ts';
import type { TableId } from '../../../tables/model/table.ts';
import { SET_ASIDE, type StoredTime, timeOf } from './jobs.ts';

interface BacklogRow {
  readonly state: 'due' | 'waiting' | 'parked' | 'set-aside';
  readonly count: number | bigint;
  readonly oldest: StoredTime | null;
}

/** A retried job counts from when it was first due, however often it was postponed. */
export async function backlog(client: PrismaClient, now: Date): Promise<Backlog> {
  const rows = await client.$queryRaw<readonly BacklogRow[]>`
    SELECT CASE
      WHEN "first"."claimed" THEN 'due'
      WHEN "first"."lane" LIKE ${`${SET_ASIDE} %`} THEN 'set-aside'
      WHEN "first"."readyAt" IS NULL THEN 'parked'
      WHEN "first"."trouble" <> 'other' AND "first"."readyAt" > ${now} THEN 'parked'
      WHEN "first"."dueAt" <= ${now} AND NOT EXISTS (
        SELECT 1 FROM "ErrandRow" AS "other"
        WHERE "other"."lane" = "first"."lane" AND (
          "other"."claimed" OR ("other"."dueAt", "other"."id") < ("first"."dueAt", "first"."id")
        )
      ) THEN 'due'
      ELSE 'waiting'
    END AS "state", COUNT(*) AS "count", MIN("first"."dueAt") AS "oldest"
    FROM "ErrandRow" AS "first" GROUP BY "state"`;
  const of = (state: BacklogRow['state']) => rows.find((row) => row.state === state);
  const oldest = of('due')?.oldest ?? null;
  return {
    due: Number(of('due')?.count ?? 0),
    oldestDueAt: oldest === null ? null : timeOf(oldest),
    waiting: Number(of('waiting')?.count ?? 0),
    parked: Number(of('parked')?.count ?? 0),
    setAside: Number(of('set-aside')?.count ?? 0),
  };
}

export async function deliveryErrorOf(client: PrismaClient, tableId: TableId): Promise<DeliveryError | null> {
  const row = await client.errandRow.findFirst({
    where: { orderingKey: tableId, trouble: { not: null } },
    orderBy: [{ dueAt: 'asc' }, { id: 'asc' }],
    select: { trouble: true },
  });
  return row === null ? null : (DELIVERY_ERRORS.find((error) => error === row.trouble) ?? 'other');
}
