/** The SQLite side of a move: reads and writes the tables of a file that no one else has open. */
import type Database from 'better-sqlite3';
import { markOf, momentOf } from '../../../src/storage/sqlite/backups/copy-mark.ts';
import { sentenceOf } from '../../../src/storage/sqlite/errors/problem.ts';
import { openDatabase } from '../../../src/storage/sqlite/opening/database.ts';
import { isNumbered } from './postgres-side.ts';
import type { Column, Known, Reached, Row, Table, Value } from './rows.ts';

/** Creates the file if it doesn't exist, and migrates it. Throws a sentence if the file is damaged. */
export async function prepared(file: string): Promise<void> {
  const opened = await openDatabase(`file:${file}`);
  if (!opened.ok) throw new Error(sentenceOf(opened.problem));
  await opened.close();
}

export async function* rowsIn(
  database: Database.Database,
  { name, columns, key }: Table,
): AsyncGenerator<Row> {
  const names = (of: readonly string[]) => of.map((column) => `"${column}"`).join(', ');
  const select = `SELECT ${names(columns.map((column) => column.name))} FROM "${name}" ORDER BY ${names(key)}`;
  for (const row of database.prepare<[], unknown[]>(select).raw().iterate())
    yield columns.map((column, at) => moved(row[at], column, name));
}

/** SQLite stores any type in any column; PostgreSQL doesn't. */
function moved(stored: unknown, { name, kind }: Column, table: string): Value {
  if (stored === null) return null;
  if (kind === 'text' && typeof stored === 'string' && !stored.includes('\0')) return stored;
  if (kind === 'integer' && Number.isSafeInteger(stored)) return Number(stored);
  if (kind === 'real' && typeof stored === 'number') return stored;
  if (kind === 'boolean' && (stored === 0 || stored === 1)) return stored === 1;
  if (kind === 'time' && typeof stored === 'string' && !Number.isNaN(Date.parse(stored)))
    return new Date(stored).toISOString();
  throw new Error(
    `A row of ${table} has a value in ${name} that the bot did not write, so nothing was moved.`,
  );
}

export function writerTo(database: Database.Database, { name, columns }: Table): (row: Row) => void {
  const names = columns.map((column) => `"${column.name}"`).join(', ');
  const insert = database.prepare(
    `INSERT INTO "${name}" (${names}) VALUES (${columns.map(() => '?').join(', ')})`,
  );
  return (row) => {
    insert.run(columns.map(({ kind }, at) => stored(row[at] ?? null, kind)));
  };
}

/** The value in Prisma's format: times are compared as text. */
function stored(value: Value, kind: Column['kind']): string | number | null {
  if (typeof value === 'boolean') return value ? 1 : 0;
  return kind === 'time' && typeof value === 'string' ? value.replace('Z', '+00:00') : value;
}

export function knownTo(database: Database.Database, seenAt: Date | null): Known {
  const reached = database
    .prepare<[], Reached>('SELECT "name" AS "table", "seq" AS "number" FROM "sqlite_sequence"')
    .all();
  const mark = Number(database.pragma('user_version', { simple: true }));
  return { reached, restoredFrom: momentOf(mark), seenAt };
}

export function recordKnown(
  database: Database.Database,
  tables: readonly Table[],
  { reached, restoredFrom }: Known,
): void {
  const numbered = new Set(tables.filter(isNumbered).map(({ name }) => name));
  database.exec('DELETE FROM "sqlite_sequence"');
  for (const { table, number } of reached)
    if (numbered.has(table))
      database.prepare('INSERT INTO "sqlite_sequence" VALUES (?, ?)').run(table, number);
  if (restoredFrom !== null) database.pragma(`user_version = ${markOf(restoredFrom)}`);
}
