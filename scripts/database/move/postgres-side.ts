/** The PostgreSQL side of a move: reads and writes tables in one transaction. */
import type { Client } from 'pg';
import { problemIn } from '../../../src/storage/postgres/errors/problem.ts';
import { seenByAll } from '../../../src/storage/postgres/last-seen.ts';
import { ourMigrations } from '../../../src/storage/postgres/open-postgres.ts';
import { openSession } from '../../../src/storage/postgres/opening/connecting.ts';
import { takesHold } from '../../../src/storage/postgres/opening/hold.ts';
import { inspect, OLDEST_SERVER } from '../../../src/storage/postgres/opening/inspect.ts';
import type { Migration } from '../../../src/storage/prisma/migrations.ts';
import { withoutPassword } from '../../../src/storage/storage-url.ts';
import { type Column, KINDS, type Known, type Reached, type Row, type Table, type Value } from './rows.ts';

export interface Server {
  readonly session: Client;
  readonly isNew: boolean;
  readonly pending: readonly Migration[];
}

const PATIENT = { statement_timeout: 0, query_timeout: 0, idle_in_transaction_session_timeout: 0 };

/** Throws a sentence if the database can't be used, or a bot is using it. */
export async function reserved(url: string): Promise<Server> {
  let session: Client | null = null;
  try {
    session = await openSession(url, PATIENT);
    const found = await inspect(session, url, ourMigrations(), OLDEST_SERVER);
    if (!found.ok) throw new Error(found.problem.sentence);
    if (await takesHold(session, 'alone', 0)) return { session, ...found };
    throw new Error(`The database ${withoutPassword(url)} is in use by a running bot: stop it first.`);
  } catch (error) {
    await session?.end().catch(() => undefined);
    throw error instanceof Error && error.message.startsWith('The database')
      ? error
      : new Error(problemIn(error, url).sentence);
  }
}

/** Tables that only PostgreSQL has, and Prisma's own. */
const NOT_MOVED = ['StorageNote', 'Holder', 'ShardLease', 'IdentifySlot', '_prisma_migrations'];
/** Columns that only PostgreSQL has. */
const COLUMNS_NOT_MOVED = ['claimedBy'];

interface ShapeRow {
  readonly name: string;
  readonly columns: readonly { readonly name: string; readonly type: string }[];
  readonly key: readonly string[];
  readonly parents: readonly string[];
}

const SHAPES = `
  SELECT relname AS name,
    (SELECT json_agg(json_build_object('name', attname, 'type', format_type(atttypid, NULL)) ORDER BY attnum)
     FROM pg_attribute WHERE attrelid = pg_class.oid AND attnum > 0 AND NOT attisdropped) AS columns,
    (SELECT json_agg(attname ORDER BY array_position(indkey::int2[], attnum))
     FROM pg_index JOIN pg_attribute ON attrelid = indrelid AND attnum = ANY(indkey) WHERE indrelid = pg_class.oid AND indisprimary) AS key,
    (SELECT COALESCE(json_agg(confrelid::regclass::text), '[]') FROM pg_constraint WHERE conrelid = pg_class.oid AND contype = 'f') AS parents
  FROM pg_class WHERE relnamespace = current_schema()::regnamespace AND relkind = 'r' ORDER BY relname`;

const KIND_OF_TYPE: Readonly<Record<string, Column['kind']>> = {
  text: 'text',
  integer: 'integer',
  'double precision': 'real',
  boolean: 'boolean',
  'timestamp without time zone': 'time',
};

export async function tablesOf(session: Client): Promise<readonly Table[]> {
  const { rows } = await session.query<ShapeRow>(SHAPES);
  const left = rows.filter(({ name }) => !NOT_MOVED.includes(name));
  const tables: Table[] = [];
  const isPlaced = (parent: string) => tables.some(({ name }) => `"${name}"` === parent);
  while (left.length > 0) {
    const at = left.findIndex(({ parents }) => parents.every(isPlaced));
    const [shape] = left.splice(at, at < 0 ? 0 : 1);
    if (shape === undefined) throw new Error('tables refer to each other in a circle');
    const columns = shape.columns.filter(({ name }) => !COLUMNS_NOT_MOVED.includes(name)).map(columnOf);
    tables.push({ name: shape.name, key: shape.key, columns });
  }
  return tables;
}

function columnOf({ name, type }: { readonly name: string; readonly type: string }): Column {
  const kind = KIND_OF_TYPE[type];
  if (kind === undefined || !KINDS.includes(kind)) throw new Error(`column ${name} is of type ${type}`);
  return { name, kind };
}

const AT_ONCE = 500;

export async function* rowsIn(session: Client, { name, columns, key }: Table): AsyncGenerator<Row> {
  const selected = columns.map((column) =>
    column.kind === 'time'
      ? `to_char("${column.name}", 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "${column.name}"`
      : `"${column.name}"`,
  );
  const order = key.map((part) => {
    const isText = columns.some((column) => column.name === part && column.kind === 'text');
    return isText ? `"${name}"."${part}" COLLATE "C"` : `"${name}"."${part}"`;
  });
  await session.query(
    `DECLARE rows_of CURSOR FOR SELECT ${selected.join(', ')} FROM "${name}" ORDER BY ${order.join(', ')}`,
  );
  for (;;) {
    const { rows } = await session.query<Value[]>({
      text: `FETCH ${AT_ONCE} FROM rows_of`,
      rowMode: 'array',
    });
    yield* rows;
    if (rows.length < AT_ONCE) break;
  }
  await session.query('CLOSE rows_of');
}

export interface Writer {
  readonly write: (row: Row) => Promise<void>;
  /** Writes the remaining rows. */
  readonly end: () => Promise<void>;
}

export function writerTo(session: Client, { name, columns }: Table): Writer {
  const names = columns.map((column) => `"${column.name}"`).join(', ');
  const insert = `INSERT INTO "${name}" (${names}) SELECT ${names} FROM jsonb_populate_recordset(NULL::"${name}", $1)`;
  let waiting: Record<string, Value>[] = [];
  async function end(): Promise<void> {
    if (waiting.length > 0) await session.query(insert, [JSON.stringify(waiting)]);
    waiting = [];
  }
  return {
    async write(row) {
      waiting.push(Object.fromEntries(columns.map((column, at) => [column.name, row[at] ?? null])));
      if (waiting.length >= AT_ONCE) await end();
    },
    end,
  };
}

export async function knownTo(session: Client, tables: readonly Table[]): Promise<Known> {
  const notes = await session.query<{ name: string; value: string }>('SELECT name, value FROM "StorageNote"');
  const restored = notes.rows.find(({ name }) => name === 'restored')?.value;
  const reached: Reached[] = [];
  for (const { name } of tables.filter(isNumbered)) {
    const { rows } = await session.query<{ number: string }>(
      `SELECT CASE WHEN is_called THEN last_value ELSE 0 END AS number FROM "${name}_id_seq"`,
    );
    reached.push({ table: name, number: Number(rows[0]?.number ?? 0) });
  }
  const restoredFrom = restored === undefined ? null : new Date(restored);
  return { reached, restoredFrom, seenAt: seenByAll(notes.rows) };
}

export function isNumbered({ columns }: Table): boolean {
  return columns.some(({ name, kind }) => name === 'id' && kind === 'integer');
}

export async function recordKnown(session: Client, { reached, restoredFrom, seenAt }: Known): Promise<void> {
  for (const { table, number } of reached)
    if (number > 0) await session.query('SELECT setval($1, $2)', [`"${table}_id_seq"`, number]);
  for (const [name, at] of [
    ['restored', restoredFrom],
    ['seen', seenAt],
  ] as const)
    if (at !== null)
      await session.query('INSERT INTO "StorageNote" VALUES ($1, $2)', [name, at.toISOString()]);
}
