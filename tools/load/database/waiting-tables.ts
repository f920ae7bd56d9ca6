/** Fills a PostgreSQL database with tables that wait for their people: copies of played ones. */
import type { LoadedDatabase } from './database.ts';

export interface Copy {
  /** The table that is copied. */
  readonly source: string;
  readonly id: string;
  readonly guildId: string;
  readonly channelId: string;
  /** The copy's timers end this many seconds later than those of the source. */
  readonly later: number;
}

/**
 * The rows that belong to a table and are copied with it. Playing at ten thousand tables would take an hour. Jobs that are
 * already due aren't copied, because every copied table has its board.
 */
const COPIED = ['SeatRow', 'LogRow', 'NoticeRow', 'EraRow', 'ErrandRow', 'TableChange'] as const;

const WHICH = `jsonb_to_recordset($1::JSONB)
  AS "copy"("source" TEXT, "id" TEXT, "guildId" TEXT, "channelId" TEXT, "later" INT)`;

const LATER = `"copy"."later" * INTERVAL '1 second'`;

/** Columns that differ from the source's: texts that contain the table's id, and timer times. */
const OWN: Readonly<Record<string, string>> = {
  tableId: '"copy"."id"',
  lane: 'replace("lane", "source", "copy"."id")',
  errandJson: 'replace("errandJson", "source", "copy"."id")',
  cause: '"cause" || \' \' || "copy"."id"',
  dueAt: `"one"."dueAt" + ${LATER}`,
  readyAt: `"one"."readyAt" + ${LATER}`,
};

export async function addCopies(database: LoadedDatabase, copies: readonly Copy[]): Promise<void> {
  if (copies.length === 0) return;
  const which = JSON.stringify(copies);
  await database.ask(
    `INSERT INTO "GameTable" SELECT ("made").* FROM (
       SELECT jsonb_populate_record("one", jsonb_build_object(
         'id', "copy"."id", 'guildId', "copy"."guildId", 'channelId', "copy"."channelId",
         'liveChannelId', "copy"."channelId")) AS "made"
       FROM "GameTable" AS "one" JOIN ${WHICH} ON "one"."id" = "source"
     ) AS "all"`,
    which,
  );
  for (const table of COPIED) {
    const names = await columnsOf(database, table);
    const values = names.map((name) => OWN[name] ?? `"one"."${name}"`).join(', ');
    const isLater = table === 'ErrandRow' ? 'AND "one"."dueAt" > now() AT TIME ZONE \'UTC\'' : '';
    await database.ask(
      `INSERT INTO "${table}" (${names.map((name) => `"${name}"`).join(', ')})
       SELECT ${values} FROM "${table}" AS "one" JOIN ${WHICH} ON "one"."tableId" = "source" ${isLater}`,
      which,
    );
  }
  await database.ask('ANALYZE');
}

/** The database assigns row numbers itself. */
async function columnsOf(database: LoadedDatabase, table: string): Promise<readonly string[]> {
  const rows = await database.ask(
    `SELECT "column_name" AS "name" FROM information_schema.columns
     WHERE "table_schema" = current_schema() AND "table_name" = $1 AND "column_name" <> 'id'`,
    table,
  );
  return rows.flatMap((row) => ('name' in row ? [String(row.name)] : []));
}
