/** Copies a database, whether or not the bot is writing to it, and verifies the copy. */
import { chownSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { markOf, UNMARKED } from '../../src/storage/sqlite/backups/copy-mark.ts';
import { keepOnDisk } from '../../src/storage/sqlite/backups/restoring.ts';
import { makeOwn } from '../../src/storage/sqlite/file/own.ts';
import type { Opened } from './library.ts';
import { reading, using } from './sqlite.ts';

/** The problems with the file; empty if it's sound. */
async function faultsIn(database: Opened): Promise<readonly string[]> {
  const own = await database.ask("SELECT name FROM sqlite_schema WHERE name = 'GameTable'");
  if (own.length === 0) return ['it is not a database of this bot'];
  const integrity = await database.ask('PRAGMA integrity_check');
  const orphans = await database.ask('PRAGMA foreign_key_check');
  return [
    ...integrity.map((row) => String(row['integrity_check'])).filter((finding) => finding !== 'ok'),
    ...orphans.map(
      (row) => `${row['table']} ${row['rowid']} refers to a ${row['parent']} that does not exist`,
    ),
  ];
}

/** Verifies the file, and returns the number of its game tables as text, such as "3 tables". */
export function verify(file: string): Promise<string> {
  return reading(file, async (database) => {
    const faults = await faultsIn(database);
    if (faults.length > 0) throw new Error(`${file} is damaged:\n${faults.join('\n')}`);
    const [row] = await database.ask('SELECT COUNT(*) AS tables FROM GameTable');
    const tables = Number(row?.['tables']);
    return tables === 1 ? '1 table' : `${tables} tables`;
  });
}

/** Copies the database as it is at one moment. In WAL mode a bot can write in the meantime. */
export async function copy(from: string, to: string, madeAt: Date | null): Promise<string> {
  const part = `${to}.part`;
  rmSync(part, { force: true });
  try {
    makeOwn(part);
    await reading(from, (database) => database.copyInto(part));
    await mark(part, madeAt);
    const size = await verify(part);
    giveToOwnerOfFolder(part);
    keepOnDisk(part);
    renameSync(part, to);
    keepOnDisk(dirname(to));
    return size;
  } catch (error) {
    rmSync(part, { force: true });
    throw error;
  }
}

/** A copy made by root gets the owner of its folder: the bot usually runs as another user and couldn't write to it otherwise. */
export function giveToOwnerOfFolder(path: string): void {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(dirname(path));
  chownSync(path, uid, gid);
}

/** Marks the copy with its time, so that a bot that starts on it knows when it was made. A copy of a copy keeps its mark. */
function mark(part: string, madeAt: Date | null): Promise<void> {
  return using(part, 'write', async (database) => {
    const [row] = await database.ask('PRAGMA user_version');
    if (madeAt === null && row?.['user_version'] !== UNMARKED) return;
    await database.ask(`PRAGMA user_version = ${markOf(madeAt ?? new Date())}`);
  });
}
