/**
 * `npm run database -- backup FILE` copies the bot's database while the bot runs; `verify [FILE]` examines it or a copy.
 * Always a process of its own: it brings another SQLite than the bot, and two in one process drop each other's locks.
 */
import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import sqlite3 from 'sqlite3';

const USAGE = `npm run database -- backup FILE     copy the database to FILE, and verify the copy
npm run database -- verify [FILE]   examine the database, or that copy of it`;

const DATABASE = resolve((process.env['DATABASE_URL'] ?? 'file:./data/ratatoskr.db').replace(/^file:/, ''));
const PATIENCE_MS = 10_000;

type Row = Readonly<Record<string, unknown>>;

function open(file: string): Promise<sqlite3.Database> {
  return new Promise((opened, failed) => {
    const database = new sqlite3.Database(file, sqlite3.OPEN_READONLY, (error) =>
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

async function using<T>(file: string, work: (database: sqlite3.Database) => Promise<T>): Promise<T> {
  const database = await open(file);
  try {
    return await work(database);
  } finally {
    await close(database);
  }
}

/** What is wrong with the file; empty when nothing is. */
function faultsOf(file: string): Promise<readonly string[]> {
  return using(file, async (database) => {
    const integrity = await ask(database, 'PRAGMA integrity_check');
    const orphans = await ask(database, 'PRAGMA foreign_key_check');
    const own = await ask(database, "SELECT name FROM sqlite_schema WHERE name = 'GameTable'");
    return [
      ...integrity.map((row) => String(row['integrity_check'])).filter((finding) => finding !== 'ok'),
      ...orphans.map(
        (row) => `${row['table']} ${row['rowid']} points at a ${row['parent']} that is not there`,
      ),
      ...(own.length === 0 ? ['it is not a database of this bot'] : []),
    ];
  });
}

async function verify(file: string): Promise<string> {
  const faults = await faultsOf(file);
  if (faults.length > 0) throw new Error(`${file} is damaged:\n${faults.join('\n')}`);
  const [row] = await using(file, (database) => ask(database, 'SELECT COUNT(*) AS tables FROM GameTable'));
  return `${file} is sound: ${row?.['tables']} tables.`;
}

/** The copy gets its name only when it is whole, verified and on the disk. */
async function backup(file: string): Promise<string> {
  if (existsSync(file)) throw new Error(`${file} exists already; a backup overwrites nothing.`);
  const part = `${file}.part`;
  rmSync(part, { force: true });
  await using(DATABASE, (database) => ask(database, 'VACUUM INTO ?', part));
  await verify(part);
  const handle = openSync(part, 'r+');
  fsyncSync(handle);
  closeSync(handle);
  renameSync(part, file);
  return `${DATABASE} is copied to ${file}, and the copy is sound.`;
}

function work(): Promise<string> {
  const [verb, file, ...more] = process.argv.slice(2);
  if (verb === 'backup' && file !== undefined && more.length === 0) return backup(resolve(file));
  if (verb === 'verify' && more.length === 0) return verify(file === undefined ? DATABASE : resolve(file));
  return Promise.reject(new Error(USAGE));
}

try {
  process.stdout.write(`${await work()}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
