/** Opens the bot's database: inspects it first, rejects it unchanged if it is not sound, then migrates it. */
import { existsSync, mkdirSync, rmSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { PrismaBetterSqlite3 } from '@prisma/adapter-better-sqlite3';
import Database from 'better-sqlite3';
import { PrismaClient } from '../../../generated/prisma/client.ts';
import { inPackage } from '../../../runtime/package-folder.ts';
import { type Migration, migrationsIn } from '../../prisma/migrations.ts';
import type { Restored } from '../../storage.ts';
import { copyToTake, takeLaid } from '../backups/restoring.ts';
import { type DatabaseProblem, problemIn } from '../errors/problem.ts';
import { hold, isOpenElsewhere, lockOf } from '../file/hold.ts';
import { lossOf } from '../file/opened-file.ts';
import { journalOf } from '../journal/journal.ts';
import { migrate } from './migrate.ts';
import { historyOf } from './migrations.ts';
import { beginJournal, emptyJournal, setPragmas } from './pragmas.ts';
import { keepPrepared } from './prepared.ts';

export type OpenedDatabase =
  | {
      readonly ok: true;
      readonly file: string;
      readonly client: PrismaClient;
      /** Whether there was no database at this path. */
      readonly isNew: boolean;
      /** True if the previous process did not close the database: it was killed, or the machine lost power. */
      readonly wasCutOff: boolean;
      /** Set if a staged copy has replaced the database; null otherwise. */
      readonly restored: Restored | null;
      readonly close: () => Promise<void>;
    }
  | { readonly ok: false; readonly problem: DatabaseProblem };

interface Opening {
  readonly migrations: readonly Migration[];
  /** The time to wait for another writer, in ms. */
  readonly lockTimeoutMs: number;
}

const LOCK_TIMEOUT_MS = 5_000;
/** The time to wait for another bot, which may be about to end, in ms. */
const BOT_LOCK_TIMEOUT_MS = 1_000;

/**
 * Opens the database exclusively for this process, until it is closed. `url` is `file:` and a path, relative to the current
 * folder unless absolute.
 */
export async function openDatabase(
  url: string,
  { migrations, lockTimeoutMs }: Opening = { migrations: ourMigrations(), lockTimeoutMs: LOCK_TIMEOUT_MS },
): Promise<OpenedDatabase> {
  const file = fileOf(url);
  const missing = makeFolderOf(file);
  if (missing !== null) return { ok: false, problem: missing };
  const hadLock = existsSync(lockOf(file));
  const taken = takeCopy(file, { migrations, lockTimeoutMs });
  if (!taken.ok) return taken;
  const problem = inspect(file, migrations, lockTimeoutMs);
  if (problem !== null) return { ok: false, problem };
  const held = hold(file, Math.min(lockTimeoutMs, BOT_LOCK_TIMEOUT_MS));
  if (!held.ok) return held;
  const isNew = isEmpty(file);
  const wasCutOff = existsSync(journalOf(file));
  if (!hadLock && wasCutOff && isOpenElsewhere(file)) {
    held.letGo();
    // The next process has to find the lock file missing, too.
    rmSync(lockOf(file), { force: true });
    return { ok: false, problem: { code: 'in-use', file, detail: '' } };
  }
  const failed = migrate(file, migrations, lockTimeoutMs);
  if (failed !== null) {
    held.letGo();
    return { ok: false, problem: failed };
  }
  const { client, disconnect } = await connect(file, lockTimeoutMs);
  const loss = lossOf(file);
  const { letGo } = held;
  let closed: Promise<void> | null = null;
  return {
    ok: true,
    file,
    client,
    isNew,
    wasCutOff,
    restored: taken.restored,
    close() {
      closed ??= close();
      return closed;
    },
  };

  async function close(): Promise<void> {
    try {
      if (loss() !== null) await emptyJournal(client);
    } finally {
      await disconnect();
      letGo();
    }
  }
}

type Taken =
  | { readonly ok: true; readonly restored: Restored | null }
  | { readonly ok: false; readonly problem: DatabaseProblem };

/** Replaces the database with a staged copy, whatever state the database is in. */
function takeCopy(file: string, { migrations, lockTimeoutMs }: Opening): Taken {
  const copy = copyToTake(file);
  if (copy === null) return { ok: true, restored: null };
  const problem = inspect(copy, migrations, lockTimeoutMs);
  if (problem !== null) return { ok: false, problem };
  const held = hold(file, Math.min(lockTimeoutMs, BOT_LOCK_TIMEOUT_MS));
  if (!held.ok) return held;
  try {
    return { ok: true, restored: takeLaid(file) };
  } catch (error) {
    return { ok: false, problem: problemIn(error, file) };
  } finally {
    held.letGo();
  }
}

/** The problem with a staged copy; null if it is sound. */
export function problemOfCopy(copy: string): DatabaseProblem | null {
  return inspect(copy, ourMigrations(), LOCK_TIMEOUT_MS);
}

function fileOf(url: string): string {
  return resolve(url.replace(/^file:/, ''));
}

let ours: readonly Migration[] | null = null;

/**
 * The migrations of this program version. They are read only once, since an upgrade may replace the folder while the process
 * runs.
 */
export function ourMigrations(): readonly Migration[] {
  ours ??= migrationsIn(inPackage('prisma', 'migrations'));
  return ours;
}

function makeFolderOf(file: string): DatabaseProblem | null {
  try {
    makeFolder(dirname(file));
    return null;
  } catch (error) {
    return problemIn(error, file);
  }
}

/** With `recursive`, Node retries forever if no folder can be created, as in /proc. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder);
}

function isEmpty(file: string): boolean {
  return (statSync(file, { throwIfNoEntry: false })?.size ?? 0) === 0;
}

/** Checks the file without changing it or leaving anything next to it; null if it's sound. */
function inspect(
  file: string,
  migrations: readonly Migration[],
  lockTimeoutMs: number,
): DatabaseProblem | null {
  let database: Database.Database | null = null;
  try {
    if (isEmpty(file)) return null;
    database = openToRead(file, lockTimeoutMs);
    return findingIn(database, file, migrations);
  } catch (error) {
    return problemIn(error, file);
  } finally {
    database?.close();
  }
}

/**
 * A journal belongs to a process that is running or has died, and must stay. If there isn't one, opening for writing keeps SQLite
 * from leaving an empty journal behind, as it would for a reader.
 */
function openToRead(file: string, timeout: number): Database.Database {
  const readonly = existsSync(journalOf(file));
  const database = new Database(file, { readonly, fileMustExist: true, timeout });
  database.pragma('query_only = ON');
  return database;
}

/**
 * Runs the full check; the quick one leaves out the indexes. 22 MB, a thousand tables, take a twelfth of a second. Foreign keys
 * are checked last, since another program's database may violate its own.
 */
function findingIn(
  database: Database.Database,
  file: string,
  migrations: readonly Migration[],
): DatabaseProblem | null {
  const finding = String(database.pragma('integrity_check(1)', { simple: true }));
  if (finding !== 'ok') return { code: 'corrupt', file, detail: finding };
  const history = historyOf(database, migrations);
  if (!history.ok) return { code: history.code, file, detail: history.detail };
  const [orphan] = database.prepare<[], Orphan>('PRAGMA foreign_key_check').all();
  if (orphan === undefined) return null;
  return { code: 'corrupt', file, detail: `a ${orphan.table} without its ${orphan.parent}` };
}

interface Orphan {
  readonly table: string;
  readonly parent: string;
}

interface Connected {
  readonly client: PrismaClient;
  readonly disconnect: () => Promise<void>;
}

async function connect(file: string, lockTimeoutMs: number): Promise<Connected> {
  const adapter = new PrismaBetterSqlite3({ url: file, timeout: lockTimeoutMs });
  const open = adapter.connect.bind(adapter);
  let isOver = false;
  // A late query would make the client reconnect, perhaps to another database by then.
  adapter.connect = async () => {
    if (isOver) throw new Error('the database is closed');
    const connected = await open();
    if ('client' in connected && connected.client instanceof Database) keepPrepared(connected.client);
    return connected;
  };
  // A longer message would contain the values, including seeds and people's texts.
  const client = new PrismaClient({ adapter, errorFormat: 'minimal' });
  await setPragmas(client);
  await beginJournal(client);
  return {
    client,
    disconnect: () => {
      isOver = true;
      return client.$disconnect();
    },
  };
}
