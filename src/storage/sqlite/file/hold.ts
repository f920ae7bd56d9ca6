/**
 * Reserves a database for one process: a second bot would repeat what the first one is doing, and a restore under a running bot
 * would be lost. The reservation is a system lock on an empty file next to the database, so it ends with the process, however the
 * process dies, and works even if the database is damaged or gone.
 */
import Database from 'better-sqlite3';
import { type DatabaseProblem, problemIn } from '../errors/problem.ts';
import { makeOwn } from './own.ts';

export type Held =
  | { readonly ok: true; readonly letGo: () => void }
  | { readonly ok: false; readonly problem: DatabaseProblem };

export function lockOf(file: string): string {
  return `${file}-held`;
}

/** Reserves the database, and waits at most `timeoutMs` ms for a process that is about to end. */
export function hold(file: string, timeoutMs: number): Held {
  let lock: Database.Database | null = null;
  try {
    makeOwn(lockOf(file));
    lock = new Database(lockOf(file), { timeout: timeoutMs });
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock?.close();
    const problem = problemIn(error, file);
    return { ok: false, problem: problem.code === 'locked' ? { code: 'in-use', file, detail: '' } : problem };
  }
  const held = lock;
  return { ok: true, letGo: () => void held.close() };
}

/**
 * Whether another process has the database open without holding this lock file, because a person deleted the file that the
 * process holds. A reader, such as a backup, counts too; the bot can be started again when it is done.
 */
export function isOpenElsewhere(file: string): boolean {
  let database: Database.Database | null = null;
  try {
    database = new Database(file, { fileMustExist: true, timeout: 0 });
    // A connection in this mode doesn't share its journal, and any other open connection keeps the lock it needs.
    database.pragma('locking_mode = EXCLUSIVE');
    database.exec('BEGIN EXCLUSIVE; ROLLBACK');
    return false;
  } catch (error) {
    // Any other problem is reported when the file is opened for writing.
    return problemIn(error, file).code === 'locked';
  } finally {
    database?.close();
  }
}
