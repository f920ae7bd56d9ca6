/** SQLite for the maintenance of the database: another one than the bot's, so never in the bot's process. */
import { existsSync } from 'node:fs';
import sqlite3 from 'sqlite3';

const PATIENCE_MS = 10_000;

type Row = Readonly<Record<string, unknown>>;

function open(file: string, mode: number): Promise<sqlite3.Database> {
  return new Promise((opened, failed) => {
    const database = new sqlite3.Database(file, mode, (error) =>
      error === null ? opened(database) : failed(error),
    );
    database.configure('busyTimeout', PATIENCE_MS);
  });
}

export function ask(
  database: sqlite3.Database,
  sql: string,
  ...values: readonly string[]
): Promise<readonly Row[]> {
  return new Promise((answered, failed) => {
    database.all<Row>(sql, values, (error, rows) => (error === null ? answered(rows) : failed(error)));
  });
}

function close(database: sqlite3.Database): Promise<void> {
  return new Promise((closed, failed) => {
    database.close((error) => (error === null ? closed() : failed(error)));
  });
}

export async function using<T>(
  file: string,
  mode: number,
  work: (database: sqlite3.Database) => Promise<T>,
): Promise<T> {
  const database = await open(file, mode);
  try {
    return await work(database);
  } finally {
    await close(database);
  }
}

/** Whoever may only read leaves an empty journal beside a file that has none; one that is there is somebody else's. */
export function reading<T>(file: string, work: (database: sqlite3.Database) => Promise<T>): Promise<T> {
  const mode = existsSync(`${file}-wal`) ? sqlite3.OPEN_READONLY : sqlite3.OPEN_READWRITE;
  return using(file, mode, work);
}
