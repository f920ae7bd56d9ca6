/**
 * Reserves a database for one program: a second bot would repeat what the first one is doing, and a restore under a
 * running bot would be lost. The reservation is a system lock on an empty file beside the database, so it ends with
 * the program, however that dies, and works even where the database is damaged or gone.
 */
import Database from 'better-sqlite3';
import { type DatabaseProblem, problemIn } from '../errors/problem.ts';
import { makeOwn } from './own.ts';

export type Held =
  | { readonly ok: true; readonly letGo: () => void }
  | { readonly ok: false; readonly problem: DatabaseProblem };

/** Waits at most `timeoutMs` ms for a program that is about to end. */
export function hold(file: string, timeoutMs: number): Held {
  let lock: Database.Database | null = null;
  try {
    makeOwn(`${file}-held`);
    lock = new Database(`${file}-held`, { timeout: timeoutMs });
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock?.close();
    const problem = problemIn(error, file);
    return { ok: false, problem: problem.code === 'locked' ? { code: 'in-use', file, detail: '' } : problem };
  }
  const held = lock;
  return { ok: true, letGo: () => void held.close() };
}
