/**
 * Changes the file of the database for a copy that was laid ready beside it. Whoever holds the database does it
 * (./hold.ts): the bot, when it runs or is started, or `npm run restore`, when none runs. It needs nothing but the file
 * system, and scripts/database/restore.ts imports it in the container too: the two bring a SQLite each, which may not meet.
 *
 * A program may die after any line of `takeLaid`. Until the copy has the name of the database, that is the one before, as it
 * was or with its journal beside what is kept of it; and the copy still lies there, so whoever opens the database next begins
 * again and comes to the same. A journal is gone before the name changes hands: on another file it would be its ruin.
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

/** The second one is there while a database is brought up to date. */
const JOURNALS = ['-wal', '-journal'] as const;

export interface Restored {
  /** What was there before; null where nothing was. */
  readonly keptAs: string | null;
}

/** Where a copy waits to be taken; until then it can be taken away again. */
export function laidFor(file: string): string {
  return `${file}-to-restore`;
}

/** A copy that somebody has begun to take; whatever comes, it will be the database. */
function takenFor(file: string): string {
  return `${file}-restoring`;
}

/** What whoever opens the database has to take first. */
export function copyToTake(file: string): string | null {
  return [laidFor(file), takenFor(file)].find((copy) => existsSync(copy)) ?? null;
}

/**
 * Lays a whole copy ready, in one step. Tells where that which it replaces will be kept: its own time gives the name, so that
 * it is the same however often taking it is begun.
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

/** Only for whoever holds the database, while nobody has it open. Null when there is no copy to take. */
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

/** With the journal where it has one, untouched: perhaps whatever is wrong with it is the reason why somebody restores. */
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

/** Sorted by name it is sorted by time. */
export function stampOf(time: Date): string {
  return time.toISOString().replace(/[-:]|\.\d+/g, '');
}

export function keepOnDisk(path: string): void {
  const handle = openSync(path, 'r');
  fsyncSync(handle);
  closeSync(handle);
}
