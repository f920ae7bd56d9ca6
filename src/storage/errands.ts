/** The outbox in the database: a table's errands are run one at a time and in the order they are due. */
import type { PrismaClient } from '../generated/prisma/client.ts';
import type { OutboxRow } from '../tables/outbox.ts';
import type { MessageRef } from '../tables/store.ts';
import type { TableId } from '../tables/table.ts';
import { errandColumn } from './codec.ts';

/** A claim runs out, so that an errand begun by a program that then died is run again. */
export async function claimDue(
  client: PrismaClient,
  now: Date,
  until: Date,
  limit: number,
): Promise<readonly OutboxRow[]> {
  // One statement, so that no two can claim the same row. A begun row that is not ready again is being worked on,
  // or waits for another try: the rows after it wait with it.
  const claimed = await client.$queryRaw<readonly { readonly id: number | bigint }[]>`
    UPDATE "ErrandRow" SET "readyAt" = ${until}, "attempts" = "attempts" + 1
    WHERE "id" IN (
      SELECT "first"."id" FROM "ErrandRow" AS "first"
      WHERE "first"."dueAt" <= ${now} AND NOT EXISTS (
        SELECT 1 FROM "ErrandRow" AS "other"
        WHERE "other"."tableId" = "first"."tableId" AND (
          ("other"."attempts" > 0 AND "other"."readyAt" > ${now})
          OR ("other"."dueAt", "other"."id") < ("first"."dueAt", "first"."id")
        )
      )
      ORDER BY "first"."dueAt", "first"."id" LIMIT ${limit}
    )
    RETURNING "id"`;
  if (claimed.length === 0) return [];
  const rows = await client.errandRow.findMany({
    where: { id: { in: claimed.map(({ id }) => Number(id)) } },
    orderBy: [{ dueAt: 'asc' }, { id: 'asc' }],
  });
  return rows.map((row) => ({
    id: row.id,
    tableId: row.tableId as TableId,
    errand: errandColumn.read(row.errandJson, `ErrandRow ${row.id} errandJson`),
    dueAt: row.dueAt,
    attempts: row.attempts - 1,
  }));
}

/** When a claim could next succeed; a claim that is not given back counts from when it runs out. */
export async function nextDue(client: PrismaClient): Promise<Date | null> {
  const [row] = await client.$queryRaw<readonly { readonly next: string | null }[]>`
    SELECT MIN("free") AS "next" FROM (
      SELECT COALESCE(MAX(CASE WHEN "attempts" > 0 THEN "readyAt" END), MIN("dueAt")) AS "free"
      FROM "ErrandRow" GROUP BY "tableId"
    )`;
  return row?.next == null ? null : new Date(row.next);
}

export async function finish(client: PrismaClient, row: OutboxRow, shown?: MessageRef): Promise<void> {
  const deletion = client.errandRow.deleteMany({ where: { id: row.id } });
  if (shown === undefined) {
    await deletion;
    return;
  }
  const { channelId: shownChannelId, messageId: shownMessageId, postedAt: shownAt } = shown;
  await client.$transaction([
    deletion,
    client.gameTable.updateMany({
      where: { id: row.tableId },
      data: { shownChannelId, shownMessageId, shownAt },
    }),
  ]);
}

/** Does nothing when the claim ran out and somebody else has begun the errand since. */
export async function postpone(
  client: PrismaClient,
  row: OutboxRow,
  readyAt: Date,
  reason: string,
): Promise<void> {
  await client.errandRow.updateMany({
    where: { id: row.id, attempts: row.attempts + 1 },
    data: { readyAt, reason },
  });
}
