/** The SQL and the errors that are specific to SQLite. */
import { Prisma, type PrismaClient } from '../../generated/prisma/client.ts';
import { GAME_ENDINGS } from '../../tables/model/game-result.ts';
import type { ShardFilter } from '../../tables/model/storage/store.ts';
import type { Dialect, Due } from '../prisma/dialect.ts';
import { updateWaitTimers } from '../prisma/outbox/bundling.ts';
import { finish, setAside } from '../prisma/outbox/jobs.ts';
import { commit } from '../prisma/tables/commit.ts';

export function sqliteDialect(client: PrismaClient): Dialect {
  return {
    holds: (column, text) => Prisma.sql`INSTR(${column}, ${text}) > 0`,
    textColumns: Prisma.sql`
      SELECT "tables"."name" AS "table", "columns"."name" AS "column"
      FROM "sqlite_master" AS "tables" JOIN pragma_table_info("tables"."name") AS "columns"
      WHERE "tables"."type" = 'table' AND "columns"."type" = 'TEXT' AND "tables"."name" NOT LIKE '\\_%' ESCAPE '\\'`,
    isCountable: IS_COUNTABLE,
    isWhole: (column) => Prisma.sql`typeof(${column}) = 'integer'`,
    asText: (column) => Prisma.sql`QUOTE(${column})`,
    storedTime: (column) => Prisma.sql`CAST(${column} AS TEXT)`,
    // A transaction that writes excludes all others.
    forUpdate: Prisma.empty,
    claimDue,
    releaseClaims: (inFlight, part) => releaseClaims(client, inFlight, part),
    isOfPart,
    commit: (change) => commit(client, change),
    finish: (row, posted) => finish(client, row, posted),
    setAside: (row, reason, jobs) => setAside(client, row, reason, jobs),
    updateWaitTimers: (tableId, update) => updateWaitTimers(client, tableId, update),
    mayWrite: Prisma.sql`TRUE`,
    tableBy: (key, value) =>
      client.gameTable.findFirst({
        where: { [key]: value },
        include: { seats: { orderBy: { position: 'asc' } } },
      }),
    atOneMoment: (find) => find(client),
  };
}

/** SQLite stores values of any type in any column, and would count and add up even wrong ones. */
const IS_COUNTABLE = Prisma.sql`
  typeof("result"."gameId") = 'text' AND typeof("difficultyJson") = 'text'
  AND "ending" IN (${Prisma.join([...GAME_ENDINGS])})
  AND typeof("turns") = 'integer' AND typeof("closeness") IN ('integer', 'null')
  AND NOT EXISTS (
    SELECT 1 FROM "ResultSeatRow" AS "odd" WHERE "odd"."tableId" = "result"."tableId" AND "odd"."won" NOT IN (0, 1)
  )`;

/**
 * Casts the columns: if reading the result failed because of a wrong type, the row would stay claimed, though its job never runs.
 */
function claimDue({ now, limit, mostAttempts, part }: Due): Prisma.Sql {
  return Prisma.sql`
    UPDATE "ErrandRow" SET "claimed" = true, "attempts" = MIN(CAST("attempts" AS INTEGER), ${mostAttempts}) + 1
    WHERE "id" IN (
      SELECT "first"."id" FROM "ErrandRow" AS "first"
      WHERE NOT "first"."claimed" AND "first"."dueAt" <= ${now} AND "first"."readyAt" <= ${now}
      AND ${isOfPart(Prisma.sql`"first"."tableId"`, part)} AND NOT EXISTS (
        SELECT 1 FROM "ErrandRow" AS "other"
        WHERE "other"."lane" = "first"."lane" AND (
          "other"."claimed" OR ("other"."dueAt", "other"."id") < ("first"."dueAt", "first"."id")
        )
      )
      ORDER BY "first"."dueAt", "first"."id" LIMIT ${limit}
    )
    RETURNING "id", CAST("tableId" AS TEXT) AS "tableId", CAST("errandJson" AS TEXT) AS "errandJson",
      CAST("dueAt" AS TEXT) AS "dueAt", "attempts"`;
}

/** Only one process has the file open, so all other claims are from dead ones. */
async function releaseClaims(
  client: PrismaClient,
  inFlight: readonly number[],
  part: ShardFilter | null,
): Promise<void> {
  await client.$executeRaw`
    UPDATE "ErrandRow" SET "claimed" = false
    WHERE "claimed" AND "id" NOT IN (SELECT "value" FROM json_each(${JSON.stringify(inFlight)}))
    AND ${isOfPart(Prisma.sql`"tableId"`, part)}`;
}

/** Discord's formula; an invalid id counts as 0. */
function isOfPart(tableId: Prisma.Sql, part: ShardFilter | null): Prisma.Sql {
  if (part === null) return Prisma.sql`TRUE`;
  return Prisma.sql`(
    SELECT (CAST("guildId" AS INTEGER) >> 22) % ${part.count} FROM "GameTable" WHERE "GameTable"."id" = ${tableId}
  ) = ${part.shard}`;
}
