/** Tests whether the database can be written again: writes as much as a change to a table, and rolls it back. */
import Database from 'better-sqlite3';
import type { StorageErrorCode } from '../../../tables/model/storage/storage-error.ts';
import { storageErrorIn } from '../errors/storage-errors.ts';

const BYTES = 256 * 1024;

/**
 * The reason why the database cannot be written now; null if it can. Doesn't wait for locks, since it blocks the whole process.
 * The small cache makes SQLite write to disk before the rollback.
 */
export function whatKeepsFromWriting(file: string): StorageErrorCode | null {
  let database: Database.Database | null = null;
  try {
    database = new Database(file, { fileMustExist: true, timeout: 0 });
    database.pragma('cache_size = 4');
    database.exec('BEGIN IMMEDIATE; CREATE TABLE "probe" ("bytes")');
    database.prepare('INSERT INTO "probe" VALUES (?)').run(Buffer.alloc(BYTES));
    database.exec('ROLLBACK');
    return null;
  } catch (error) {
    const storageError = storageErrorIn(error);
    if (storageError === null) throw error;
    return storageError.code;
  } finally {
    database?.close();
  }
}
