/** Replaces the database with a copy: immediately if no bot is running, otherwise by handing it to the running bot. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, realpathSync, rmSync, statSync, unlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { UNMARKED } from '../../src/storage/sqlite/backups/copy-mark.ts';
import { copyToTake, laidFor, lay, takeLaid } from '../../src/storage/sqlite/backups/restoring.ts';
import { makeOwn } from '../../src/storage/sqlite/file/own.ts';
import { copy, giveToOwnerOfFolder, verify } from './copying.ts';
import type { Opened } from './library.ts';
import { reading, using } from './sqlite.ts';

const MIGRATIONS = fileURLToPath(new URL('../../prisma/migrations', import.meta.url));
/** The bot checks every second, finishes its work within ten, and then takes some seconds to reopen everything. */
const TAKEN_WITHIN_MS = 60_000;
const LOOK_EVERY_MS = 200;

/** Throws if this version of the program couldn't use the file. */
function expectKnown(file: string): Promise<void> {
  return reading(file, async (database) => {
    const rows = await database.ask('SELECT * FROM _prisma_migrations WHERE rolled_back_at IS NULL');
    for (const { migration_name: name, checksum, finished_at: finishedAt } of rows) {
      const ours = join(MIGRATIONS, String(name), 'migration.sql');
      if (!existsSync(ours))
        throw new Error(`${file} was made by a newer version (${name}): update the bot first.`);
      const isOurs = createHash('sha256').update(readFileSync(ours)).digest('hex') === checksum;
      if (!isOurs || finishedAt === null)
        throw new Error(`${file} was migrated with a different version of ${name}.`);
    }
  });
}

/** Takes the same lock as the bot (src/storage/sqlite/file/hold.ts). Null if a bot holds it; then nothing is done. */
async function whileNobodyRuns<T>(database: string, work: () => T): Promise<{ readonly did: T } | null> {
  mkdirSync(dirname(database), { recursive: true });
  makeOwn(`${database}-held`);
  const hold = async (lock: Opened) => {
    giveToOwnerOfFolder(`${database}-held`);
    try {
      await lock.ask('BEGIN EXCLUSIVE');
    } catch {
      return null;
    }
    return { did: work() };
  };
  return using(`${database}-held`, 'create', hold, 0);
}

/** Returns the sentence for the person who typed the command. */
export async function restore(database: string, file: string): Promise<string> {
  if (!existsSync(file)) throw new Error(`${file} is not there.`);
  if (existsSync(database) && realpathSync(file) === realpathSync(database))
    throw new Error(`${file} is the database itself.`);
  await verify(file);
  await expectKnown(file);
  mkdirSync(dirname(database), { recursive: true });
  const copied = `${laidFor(database)}.${process.pid}`;
  try {
    const size = await copy(file, copied, null);
    const atOnce = await whileNobodyRuns(database, () => {
      lay(copied, database);
      return takeLaid(database);
    });
    const keptAs = atOnce === null ? await handOver(database, copied) : (atOnce.did?.keptAs ?? null);
    const was = keptAs === null ? '' : ` The previous database is kept as ${keptAs}.`;
    const then = atOnce === null ? 'The bot continues with it and tells' : 'Start the bot, which tells';
    return `${database} is now what ${file} was: ${size}.${was} ${then} every table that it continues from there, with a new board.`;
  } finally {
    rmSync(copied, { force: true });
  }
}

/** Waits until the bot runs on the copy; returns the path of the replaced database. Throws if the bot doesn't take the copy. */
async function handOver(database: string, copied: string): Promise<string> {
  if (existsSync(laidFor(database)))
    throw new Error(
      `${laidFor(database)} is already waiting for the bot. If the bot doesn't take it, remove the file.`,
    );
  const { ino } = statSync(copied);
  const giveUp = AbortSignal.any([AbortSignal.timeout(TAKEN_WITHIN_MS), stopSignal()]);
  const keptAs = lay(copied, database);
  await until(() => whereIs(ino, database) !== 'laid', giveUp);
  if (withdrew(database))
    throw new Error(
      'The running bot did not switch to the copy in time, so the copy was withdrawn and nothing has changed. If that bot hangs, stop it, restore, and start it again.',
    );
  await until(() => whereIs(ino, database) !== 'being taken', giveUp);
  if (whereIs(ino, database) === 'gone')
    throw new Error('The bot did not switch to the copy; its log says why. The database is unchanged.');
  if (!(await until(() => isAtWork(database), giveUp)))
    throw new Error(
      `The copy is in place and the previous database is kept as ${keptAs}, but the bot has not continued yet: check its log.`,
    );
  return keptAs;
}

/**
 * Finds the copy by its inode, which stays the same when the bot renames it. Checks the names in the order in which the
 * bot changes them.
 */
function whereIs(copyInode: number, database: string): 'laid' | 'being taken' | 'the database' | 'gone' {
  if (existsSync(laidFor(database))) return 'laid';
  if (copyToTake(database) !== null) return 'being taken';
  return existsSync(database) && statSync(database).ino === copyInode ? 'the database' : 'gone';
}

/** Whether the bot runs on the copy: the bot removes the copy's mark once it has notified every game table. */
async function isAtWork(database: string): Promise<boolean> {
  try {
    const [row] = await using(database, 'read', (opened) => opened.ask('PRAGMA user_version'));
    return row?.['user_version'] === UNMARKED;
  } catch {
    // The bot is changing the file at this moment.
    return false;
  }
}

/** Withdraws the copy. False if the bot has already taken it. */
function withdrew(database: string): boolean {
  try {
    unlinkSync(laidFor(database));
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return false;
    throw error;
  }
}

/** Checks repeatedly until the condition holds. Returns false if the signal is aborted first. */
async function until(isSo: () => boolean | Promise<boolean>, giveUp: AbortSignal): Promise<boolean> {
  while (!(await isSo())) {
    if (giveUp.aborted) return false;
    await pause(LOOK_EVERY_MS);
  }
  return true;
}

/** Aborts when the person stops the command, so that the bot doesn't take the copy unexpectedly later. */
function stopSignal(): AbortSignal {
  const stopping = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => stopping.abort());
  return stopping.signal;
}
