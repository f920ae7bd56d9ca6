/**
 * SQLite for the maintenance of the database: another one than the bot's, so never in the bot's process. The package sqlite3
 * where it can be loaded, else better-sqlite3: whatever is done here is done with either.
 */
import { existsSync } from 'node:fs';
import type { Library, Mode, Opened } from './library.ts';

const LOCK_TIMEOUT_MS = 10_000;

let chosen: Promise<Library> | null = null;

/** An archived package may be missing, or not be built for this machine. */
async function choose(): Promise<Library> {
  try {
    return (await import('./with-sqlite3.ts')).sqlite3Library;
  } catch {
    return (await import('./with-better-sqlite3.ts')).betterSqlite3Library;
  }
}

/** `patience`: for how long a lock of somebody else is waited for, in ms. */
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

/** Whoever may only read leaves an empty journal beside a file that has none; one that is there is somebody else's. */
export function reading<T>(file: string, work: (database: Opened) => Promise<T>): Promise<T> {
  return using(file, existsSync(`${file}-wal`) ? 'read' : 'write', work);
}
