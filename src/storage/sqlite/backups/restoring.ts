/**
 * Replaces the database file with a copy staged next to it. Only the process that holds the database does this (../file/hold.ts):
 * the bot, while it runs or starts, or `npm run restore`, if no bot is running. This file uses only the file system, since
 * scripts/database/restore.ts imports it in the container, where two builds of SQLite must not be mixed.
 *
 * A process may die after any line of `takeLaid`. Until the copy has the database's name, the old database is there, either
 * unchanged or with its journal next to its kept copy. The new copy is still there too, so the next process that opens the
 * database starts again and gets the same result. The journal is removed before the rename, since it would destroy another file.
 */
import {
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import { dirname } from 'node:path';
import type { Restored } from '../../storage.ts';

/** The suffixes of a database's journals. SQLite creates the second one during a migration. */
const JOURNALS = ['-wal', '-journal'] as const;

/** The path of a staged copy. Until the bot takes it, it can be removed again. */
export function laidFor(file: string): string {
  return `${file}-to-restore`;
}

/** The name of a copy that a process has started to take. Even after a crash it will become the database. */
function takenFor(file: string): string {
  return `${file}-restoring`;
}

/** The copy that must be taken before the database is opened; null if there isn't one. */
export function copyToTake(file: string): string | null {
  return [laidFor(file), takenFor(file)].find((copy) => existsSync(copy)) ?? null;
}

/**
 * Stages a complete copy in one step. Returns the path at which the replaced database will be kept. That name comes from the
 * copy's own time, so it stays the same however often taking it starts.
 */
export function lay(copy: string, file: string): string {
  let time = Date.now();
  while (existsSync(keptAs(file, new Date(time)))) time += 1000;
  const laidAt = new Date(time);
  utimesSync(copy, laidAt, laidAt);
  keepOnDisk(copy);
  renameSync(copy, laidFor(file));
  keepOnDisk(dirname(file));
  return keptAs(file, laidAt);
}

/**
 * Replaces the database with the staged copy. Only for the process that holds the database, while no one has it open. Null if
 * there is no copy.
 */
export function takeLaid(file: string): Restored | null {
  const copy = takenFor(file);
  if (existsSync(laidFor(file))) renameSync(laidFor(file), copy);
  if (!existsSync(copy)) return null;
  const kept = existsSync(file) ? keep(file, keptAs(file, statSync(copy).mtime)) : null;
  for (const end of [...JOURNALS, '-shm']) rmSync(`${file}${end}`, { force: true });
  keepOnDisk(dirname(file));
  renameSync(copy, file);
  keepOnDisk(dirname(file));
  return { keptAs: kept };
}

/** Keeps the replaced file unchanged, with its journal: damage in it may be the reason for the restore. */
function keep(file: string, kept: string): string {
  if (existsSync(kept)) return kept;
  for (const end of JOURNALS) {
    if (!existsSync(`${file}${end}`)) continue;
    copyFileSync(`${file}${end}`, `${kept}${end}`);
    keepOnDisk(`${kept}${end}`);
  }
  copyFileSync(file, `${kept}.part`);
  keepOnDisk(`${kept}.part`);
  renameSync(`${kept}.part`, kept);
  keepOnDisk(dirname(file));
  return kept;
}

function keptAs(file: string, time: Date): string {
  return `${file}-replaced-${stampOf(time)}`;
}

/** A time as part of a file name: the names sort by time. */
export function stampOf(time: Date): string {
  return time.toISOString().replace(/[-:]|\.\d+/g, '');
}

export function keepOnDisk(path: string): void {
  const handle = openSync(path, 'r');
  fsyncSync(handle);
  closeSync(handle);
}
