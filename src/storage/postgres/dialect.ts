/** The SQL and the errors that are specific to PostgreSQL. */
import type { PrismaClient as PostgresClient } from '../../generated/postgres/client.ts';
import { Prisma } from '../../generated/prisma/client.ts';
import { GAME_ENDINGS } from '../../tables/model/game-result.ts';
import type { ShardFilter } from '../../tables/model/storage/store.ts';
import type { Dialect, Due, Reader, TableRow } from '../prisma/dialect.ts';
import { type Holder, IS_OF_NOBODY } from './sharing/holder.ts';
import { commit } from './writing/commit.ts';
import { finish } from './writing/finish.ts';
import { setAside } from './writing/set-aside.ts';
import { updateWaitTimers } from './writing/wait-timers.ts';

export function postgresDialect(client: PostgresClient, { id }: Holder): Dialect {
  return {
    holds: (column, text) => Prisma.sql`STRPOS(${column}, ${text}) > 0`,
    textColumns: Prisma.sql`
      SELECT "table_name" AS "table", "column_name" AS "column" FROM information_schema.columns
      WHERE "table_schema" = current_schema() AND "data_type" = 'text' AND "table_name" NOT LIKE '\\_%'`,
    isCountable: Prisma.sql`"ending" IN (${Prisma.join([...GAME_ENDINGS])})`,
    isWhole: () => Prisma.sql`TRUE`,
    asText: (column) => Prisma.sql`CAST(${column} AS TEXT)`,
    storedTime: (column) => column,
    forUpdate: Prisma.sql`FOR UPDATE`,
    claimDue: (due) => claimDue(id, due),
    releaseClaims: (inFlight, part) => releaseClaims(client, id, inFlight, part),
    isOfPart,
    commit: (change) => commit(client, id, change),
    finish: (row, posted) => finish(client, id, row, posted),
    setAside: (row, reason, jobs) => setAside(client, id, row, reason, jobs),
    updateWaitTimers: (tableId, update) => updateWaitTimers(client, id, tableId, update),
    mayWrite: holdsLease(id),
    async tableBy(key, value) {
      const [row] = await client.$queryRaw<readonly TableRow[]>`
        SELECT "table".*, COALESCE((
          SELECT json_agg("seat" ORDER BY "seat"."position") FROM "SeatRow" AS "seat" WHERE "seat"."tableId" = "table"."id"
        ), '[]') AS "seats"
        FROM "GameTable" AS "table" WHERE ${Prisma.raw(`"table"."${key}"`)} = ${value}`;
      return row ?? null;
    },
    atOneMoment: (find) =>
      client.$transaction((within) => find(within as Reader), { isolationLevel: 'RepeatableRead' }),
  };
}

/** Rows that another process is claiming are skipped instead of waiting for them. A process without a lease claims nothing. */
function claimDue(holder: string, { now, limit, mostAttempts, part }: Due): Prisma.Sql {
  return Prisma.sql`
    WITH "due" AS MATERIALIZED (
      SELECT "first"."id" FROM "ErrandRow" AS "first"
      WHERE NOT "first"."claimed" AND "first"."dueAt" <= ${now} AND "first"."readyAt" <= ${now}
      AND ${holdsLease(holder)}
      AND ${isOfPart(Prisma.sql`"first"."tableId"`, part)} AND NOT EXISTS (
        SELECT FROM "ErrandRow" AS "other"
        WHERE "other"."lane" = "first"."lane" AND (
          "other"."claimed" OR ("other"."dueAt", "other"."id") < ("first"."dueAt", "first"."id")
        )
      )
      ORDER BY "first"."dueAt", "first"."id" LIMIT ${limit}
      FOR UPDATE OF "first" SKIP LOCKED
    )
    UPDATE "ErrandRow" SET "claimed" = true, "claimedBy" = ${holder}, "attempts" = LEAST("attempts", ${mostAttempts}) + 1
    FROM "due" WHERE "ErrandRow"."id" = "due"."id"
    RETURNING "ErrandRow"."id", "tableId", "errandJson", "dueAt", "attempts"`;
}

/** Claims of dead processes become free when their row in "Holder" is removed. */
async function releaseClaims(
  client: PostgresClient,
  holder: string,
  inFlight: readonly number[],
  part: ShardFilter | null,
): Promise<void> {
  await client.$executeRaw`
    UPDATE "ErrandRow" SET "claimed" = false, "claimedBy" = NULL WHERE "claimed" AND (
      ${Prisma.raw(IS_OF_NOBODY)} OR (
        "claimedBy" = ${holder} AND NOT "id" = ANY(${[...inFlight]}::INT[])
        AND ${isOfPart(Prisma.sql`"tableId"`, part)}
      )
    )`;
}

function holdsLease(holder: string): Prisma.Sql {
  return Prisma.sql`EXISTS (SELECT FROM "Holder" WHERE "Holder"."id" = ${holder})`;
}

function isOfPart(tableId: Prisma.Sql, part: ShardFilter | null): Prisma.Sql {
  if (part === null) return Prisma.sql`TRUE`;
  return Prisma.sql`(
    SELECT "shardOf"("guildId", ${part.count}::INT) FROM "GameTable" WHERE "GameTable"."id" = ${tableId}
  ) = ${part.shard}`;
}
