/** Tries whether the database can be written again: as much as a change of a table writes, of which nothing stays. */
import Database from 'better-sqlite3';
import type { StorageErrorCode } from '../tables/model/storage-error.ts';
import { storageErrorIn } from './storage-errors.ts';

const BYTES = 256 * 1024;

/**
 * What is in the way now; null when nothing is. It waits for nobody, since it stops the whole program. With room for a few
 * pages only, SQLite writes the others down before anything is committed, and forgets them with the rollback.
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
