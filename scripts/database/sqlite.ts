/**
 * The SQLite for maintenance of the database. It differs from the bot's, so it must never run in the bot's process. It is the
 * package sqlite3 if that loads, otherwise better-sqlite3; every command works with both.
 */
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Library, Mode, Opened } from './library.ts';

const LOCK_TIMEOUT_MS = 10_000;

let chosen: Promise<Library> | null = null;

/** The package sqlite3 is archived: it may be missing or not built for this machine. */
async function choose(): Promise<Library> {
  return loads('sqlite3')
    ? (await import('./with-sqlite3.ts')).sqlite3Library
    : (await import('./with-better-sqlite3.ts')).betterSqlite3Library;
}

/** Node 20 with tsx throws the error of a failed import() again at the next import(), where no one can catch it. */
function loads(packageName: string): boolean {
  try {
    createRequire(import.meta.url)(packageName);
    return true;
  } catch {
    return false;
  }
}

/** `timeoutMs`: how long to wait for a lock that another process holds, in ms. */
export async function using<T>(
  file: string,
  mode: Mode,
  work: (database: Opened) => Promise<T>,
  timeoutMs = LOCK_TIMEOUT_MS,
): Promise<T> {
  chosen ??= choose();
  const { open } = await chosen;
  const database = await open(file, mode, timeoutMs);
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

/**
 * Opens a file without a journal for writing: a read-only connection would leave an empty journal next to it. An existing journal
 * belongs to another process, and then the file is only read.
 */
export function reading<T>(file: string, work: (database: Opened) => Promise<T>): Promise<T> {
  return using(file, existsSync(`${file}-wal`) ? 'read' : 'write', work);
}
