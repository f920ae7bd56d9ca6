/**
 * `npm run backup` copies the bot's database while the bot runs, `npm run restore -- FILE` puts a copy in its place while it
 * does not, `npm run database -- verify [FILE]` examines it or a copy. Always a process of its own: it brings another SQLite
 * than the bot, and two in one process drop each other's locks.
 */
import { createHash } from 'node:crypto';
import {
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import sqlite3 from 'sqlite3';

const USAGE = `npm run backup                      copy the database into backups/ beside it, and verify the copy
npm run backup -- --keep 14         the same, and remove the oldest copies there beyond 14
npm run backup -- FILE              copy it to FILE
npm run restore -- FILE             put that copy in the place of the database; the bot must not be running
npm run database -- verify [FILE]   examine the database, or that copy of it`;

const DATABASE = resolve((process.env['DATABASE_URL'] ?? 'file:./data/ratatoskr.db').replace(/^file:/, ''));
const BACKUPS = join(dirname(DATABASE), 'backups');
const NAME = basename(DATABASE, '.db');
const MIGRATIONS = fileURLToPath(new URL('../prisma/migrations', import.meta.url));
const PATIENCE_MS = 10_000;
/** Copies bear the second in which they were made, counted from here: src/storage/copies.ts knows them by it. */
const FIRST_SECOND = Date.UTC(2026, 0, 1);

type Row = Readonly<Record<string, unknown>>;

function open(file: string, mode: number): Promise<sqlite3.Database> {
  return new Promise((opened, failed) => {
    const database = new sqlite3.Database(file, mode, (error) =>
      error === null ? opened(database) : failed(error),
    );
    database.configure('busyTimeout', PATIENCE_MS);
  });
}

function ask(database: sqlite3.Database, sql: string, ...values: readonly string[]): Promise<readonly Row[]> {
  return new Promise((answered, failed) => {
    database.all<Row>(sql, values, (error, rows) => (error === null ? answered(rows) : failed(error)));
  });
}

function close(database: sqlite3.Database): Promise<void> {
  return new Promise((closed, failed) => {
    database.close((error) => (error === null ? closed() : failed(error)));
  });
}

async function using<T>(
  file: string,
  mode: number,
  work: (database: sqlite3.Database) => Promise<T>,
): Promise<T> {
  const database = await open(file, mode);
  try {
    return await work(database);
  } finally {
    await close(database);
  }
}

/** Whoever may only read leaves an empty journal beside a file that has none; one that is there is somebody else's. */
function reading<T>(file: string, work: (database: sqlite3.Database) => Promise<T>): Promise<T> {
  const mode = existsSync(`${file}-wal`) ? sqlite3.OPEN_READONLY : sqlite3.OPEN_READWRITE;
  return using(file, mode, work);
}

/** What is wrong with the file; empty when nothing is. */
async function faultsIn(database: sqlite3.Database): Promise<readonly string[]> {
  const own = await ask(database, "SELECT name FROM sqlite_schema WHERE name = 'GameTable'");
  if (own.length === 0) return ['it is not a database of this bot'];
  const integrity = await ask(database, 'PRAGMA integrity_check');
  const orphans = await ask(database, 'PRAGMA foreign_key_check');
  return [
    ...integrity.map((row) => String(row['integrity_check'])).filter((finding) => finding !== 'ok'),
    ...orphans.map((row) => `${row['table']} ${row['rowid']} points at a ${row['parent']} that is not there`),
  ];
}

/** How many tables are in it. */
function verify(file: string): Promise<string> {
  return reading(file, async (database) => {
    const faults = await faultsIn(database);
    if (faults.length > 0) throw new Error(`${file} is damaged:\n${faults.join('\n')}`);
    const [row] = await ask(database, 'SELECT COUNT(*) AS tables FROM GameTable');
    return `${row?.['tables']} tables`;
  });
}

/**
 * VACUUM INTO reads one moment of the database in one go, in WAL beside a bot that writes on. The backup interface would
 * begin again with every commit of another process, and would copy pages along whose rows were erased.
 */
async function copy(from: string, to: string, madeAt: Date | null): Promise<string> {
  const part = `${to}.part`;
  rmSync(part, { force: true });
  try {
    await reading(from, (database) => ask(database, 'VACUUM INTO ?', part));
    await mark(part, madeAt);
    const size = await verify(part);
    keepOnDisk(part);
    renameSync(part, to);
    keepOnDisk(dirname(to));
    return size;
  } catch (error) {
    rmSync(part, { force: true });
    throw error;
  }
}

/** So that a bot that is started on the copy knows when it was made. A copy of a copy keeps its mark. */
function mark(part: string, madeAt: Date | null): Promise<void> {
  return using(part, sqlite3.OPEN_READWRITE, async (database) => {
    const [row] = await ask(database, 'PRAGMA user_version');
    if (madeAt === null && row?.['user_version'] !== 0) return;
    const seconds = Math.floor(((madeAt ?? new Date()).getTime() - FIRST_SECOND) / 1000);
    await ask(database, `PRAGMA user_version = ${Math.max(1, seconds)}`);
  });
}

function keepOnDisk(path: string): void {
  const handle = openSync(path, 'r');
  fsyncSync(handle);
  closeSync(handle);
}

/** Sorted by name it is sorted by time. */
function stampOf(time: Date): string {
  return time.toISOString().replace(/[-:]|\.\d+/g, '');
}

async function backup(file: string | undefined, keep: number | null): Promise<string> {
  const now = new Date();
  mkdirSync(BACKUPS, { recursive: true });
  const target = file === undefined ? join(BACKUPS, `${NAME}-${stampOf(now)}.db`) : resolve(file);
  if (existsSync(target)) throw new Error(`${target} exists already; a backup overwrites nothing.`);
  const size = await copy(DATABASE, target, now);
  const removed = keep === null ? [] : removeOld(keep);
  const rest = removed.length === 0 ? '' : ` Removed ${removed.length} older.`;
  return `${DATABASE} is copied to ${target}, and the copy is sound: ${size}.${rest}`;
}

/** Only what is named like a backup of this database. */
function removeOld(keep: number): readonly string[] {
  const isOurs = (name: string) => name.startsWith(`${NAME}-`) && /-\d{8}T\d{6}Z\.db$/.test(name);
  const old = readdirSync(BACKUPS).filter(isOurs).sort().slice(0, -keep);
  for (const name of old) rmSync(join(BACKUPS, name));
  return old;
}

/** Throws where this program could not go on with what is in the file. */
function expectKnown(file: string): Promise<void> {
  return reading(file, async (database) => {
    const rows = await ask(database, 'SELECT * FROM _prisma_migrations WHERE rolled_back_at IS NULL');
    for (const { migration_name: name, checksum, finished_at: finishedAt } of rows) {
      const ours = join(MIGRATIONS, String(name), 'migration.sql');
      if (!existsSync(ours))
        throw new Error(`${file} was made by a newer version of this program (${name}): update it first.`);
      const isOurs = createHash('sha256').update(readFileSync(ours)).digest('hex') === checksum;
      if (!isOurs || finishedAt === null) throw new Error(`${file} has another migration ${name} than ours.`);
    }
  });
}

/** The same lock as the bot's (src/storage/hold.ts), so that it is not running, nor started meanwhile. */
async function whileNobodyRuns<T>(work: () => Promise<T>): Promise<T> {
  mkdirSync(dirname(DATABASE), { recursive: true });
  return using(`${DATABASE}-held`, sqlite3.OPEN_READWRITE | sqlite3.OPEN_CREATE, async (lock) => {
    lock.configure('busyTimeout', 0);
    try {
      await ask(lock, 'BEGIN EXCLUSIVE');
    } catch {
      throw new Error(
        `The bot is running on ${DATABASE}: stop it first, and start it again afterwards. What it has in hand, and what it has told people since the copy was made, cannot be taken back under its feet.`,
      );
    }
    return work();
  });
}

/**
 * What stood there stays beside it, as it was: with its journal where that cannot be written back. The name changes
 * hands in one step, so that there is a database at every moment.
 */
async function restore(file: string): Promise<string> {
  if (!existsSync(file)) throw new Error(`${file} is not there.`);
  if (existsSync(DATABASE) && realpathSync(file) === realpathSync(DATABASE))
    throw new Error(`${file} is the database itself.`);
  await verify(file);
  await expectKnown(file);
  const replaced = `${DATABASE}-replaced-${stampOf(new Date())}`;
  const ready = `${DATABASE}-ready`;
  rmSync(ready, { force: true });
  const size = await copy(file, ready, null);
  const kept = existsSync(DATABASE);
  if (kept) await setAside(replaced);
  renameSync(ready, DATABASE);
  keepOnDisk(dirname(DATABASE));
  const before = kept ? ` What was there is kept as ${replaced}.` : '';
  return `${DATABASE} is now what ${file} was: ${size}.${before} Start the bot: it tells every table that it goes on from there, and shows it afresh.`;
}

async function setAside(replaced: string): Promise<void> {
  try {
    await using(DATABASE, sqlite3.OPEN_READWRITE, (database) =>
      ask(database, 'PRAGMA journal_mode = DELETE'),
    );
  } catch {
    // Whatever is wrong with it is the reason why somebody restores.
  }
  copyFileSync(DATABASE, replaced);
  keepOnDisk(replaced);
  if (existsSync(`${DATABASE}-wal`)) renameSync(`${DATABASE}-wal`, `${replaced}-wal`);
  rmSync(`${DATABASE}-shm`, { force: true });
}

function keepOf(given: string | undefined): number | null {
  if (given === undefined) return null;
  if (!/^[1-9]\d{0,5}$/.test(given)) throw new Error(`--keep takes a number from 1 on.\n${USAGE}`);
  return Number(given);
}

function work(): Promise<string> {
  const { positionals, values } = parseArgs({
    options: { keep: { type: 'string' } },
    allowPositionals: true,
  });
  const [verb, file, ...more] = positionals;
  const keep = keepOf(values.keep);
  if (more.length > 0 || (keep !== null && (verb !== 'backup' || file !== undefined))) throw new Error(USAGE);
  if (verb === 'backup') return backup(file, keep);
  if (verb === 'restore' && file !== undefined) return whileNobodyRuns(() => restore(resolve(file)));
  if (verb !== 'verify') throw new Error(USAGE);
  const examined = file === undefined ? DATABASE : resolve(file);
  return verify(examined).then((size) => `${examined} is sound: ${size}.`);
}

try {
  process.stdout.write(`${await work()}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
