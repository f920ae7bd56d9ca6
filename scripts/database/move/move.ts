/**
 * Moves everything from a SQLite database to PostgreSQL, or back. The source isn't changed; the target is new or empty, and gets
 * all or nothing: the written data is read again and compared by counts and checksums before the move counts as done.
 */
import { existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import Database from 'better-sqlite3';
import { migrateWithin } from '../../../src/storage/postgres/opening/migrate.ts';
import { keepOnDisk } from '../../../src/storage/sqlite/backups/restoring.ts';
import { sentenceOf } from '../../../src/storage/sqlite/errors/problem.ts';
import { hold } from '../../../src/storage/sqlite/file/hold.ts';
import { lastSeenBeside } from '../../../src/storage/sqlite/file/last-seen.ts';
import { isOfPostgres, readStorageUrl, withoutPassword } from '../../../src/storage/storage-url.ts';
import * as postgres from './postgres-side.ts';
import { type Table, type Tally, tallied } from './rows.ts';
import * as sqlite from './sqlite-side.ts';

export async function move(from: string, to: string): Promise<string> {
  const [source, target] = [urlOf(from), urlOf(to)];
  if (isOfPostgres(source) === isOfPostgres(target)) throw new Error(BETWEEN_TWO);
  return isOfPostgres(target) ? toServer(fileOf(source), target) : toFile(source, fileOf(target));
}

const BETWEEN_TWO =
  'A move goes from file:PATH to postgresql://user:password@host/name, or back. Between two files use npm run backup and npm run restore; between two servers pg_dump.';

function urlOf(given: string): string {
  const read = readStorageUrl(given);
  if (!read.ok) throw new Error(`An address of the move ${read.problem}`);
  return read.url;
}

function fileOf(url: string): string {
  return resolve(url.replace(/^file:/, ''));
}

async function toServer(file: string, url: string): Promise<string> {
  if (!existsSync(file)) throw new Error(`${file} is not there.`);
  const held = hold(file, 0);
  if (!held.ok) throw new Error(sentenceOf(held.problem));
  const folder = mkdtempSync(join(tmpdir(), 'ratatoskr-move-'));
  try {
    // A copy is migrated, so that the source doesn't change.
    const copy = join(folder, 'source.db');
    await copyOf(file, copy);
    await sqlite.prepared(copy);
    return await copiedToServer(copy, lastSeenBeside(file).seenAt(), url);
  } finally {
    rmSync(folder, { recursive: true });
    held.letGo();
  }
}

async function copyOf(file: string, copy: string): Promise<void> {
  try {
    const source = new Database(file, { fileMustExist: true, readonly: true });
    await source.backup(copy).finally(() => source.close());
  } catch (error) {
    if (!(error instanceof Database.SqliteError)) throw error;
    throw new Error(`The database ${file} cannot be read (${error.message}), so nothing was moved.`);
  }
}

async function copiedToServer(copy: string, seenAt: Date | null, url: string): Promise<string> {
  const { session, pending } = await postgres.reserved(url);
  const source = new Database(copy, { readonly: true });
  try {
    await session.query('BEGIN');
    await migrateWithin(session, pending);
    const tables = await postgres.tablesOf(session);
    await mustBeEmpty(session, tables, url);
    const tallies: Tally[] = [];
    for (const table of tables) {
      const writer = postgres.writerTo(session, table);
      const read = await tallied(sqlite.rowsIn(source, table), writer.write);
      await writer.end();
      tallies.push(mustBeEqual(table, read, await tallied(postgres.rowsIn(session, table))));
    }
    await postgres.recordKnown(session, sqlite.knownTo(source, seenAt));
    await session.query('COMMIT');
    return told(tallies, withoutPassword(url));
  } finally {
    // Changes that weren't committed are lost when the session ends.
    source.close();
    await session.end();
  }
}

async function mustBeEmpty(
  session: postgres.Server['session'],
  tables: readonly Table[],
  url: string,
): Promise<void> {
  for (const { name } of tables) {
    const { rowCount } = await session.query(`SELECT FROM "${name}" LIMIT 1`);
    if (rowCount !== 0)
      throw new Error(`The database ${withoutPassword(url)} already has tables: use an empty one.`);
  }
}

async function toFile(url: string, file: string): Promise<string> {
  if (existsSync(file)) throw new Error(`${file} exists already; a move overwrites nothing.`);
  const { session, isNew, pending } = await postgres.reserved(url);
  const part = `${file}.part`;
  try {
    if (isNew || pending.length > 0)
      throw new Error(
        `The database ${withoutPassword(url)} was not made by this version: start the bot on it once, then stop it.`,
      );
    await session.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    removePart(part);
    await sqlite.prepared(part);
    const { tallies, seenAt } = await copiedToFile(session, part);
    keepOnDisk(part);
    renameSync(part, file);
    if (seenAt !== null) lastSeenBeside(file).noteSeen(seenAt);
    return told(tallies, file);
  } finally {
    removePart(part);
    await session.end();
  }
}

async function copiedToFile(session: postgres.Server['session'], part: string) {
  const target = new Database(part);
  try {
    // An unfinished file has another name, so losing it does no harm.
    target.pragma('synchronous = OFF');
    target.exec('BEGIN');
    const tables = await postgres.tablesOf(session);
    const tallies: Tally[] = [];
    for (const table of tables) {
      const write = sqlite.writerTo(target, table);
      const read = await tallied(postgres.rowsIn(session, table), async (row) => write(row));
      tallies.push(mustBeEqual(table, read, await tallied(sqlite.rowsIn(target, table))));
    }
    const known = await postgres.knownTo(session, tables);
    sqlite.recordKnown(target, tables, known);
    target.exec('COMMIT');
    target.pragma('journal_mode = DELETE');
    return { tallies, seenAt: known.seenAt };
  } finally {
    target.close();
  }
}

function removePart(part: string): void {
  for (const end of ['', '-wal', '-shm', '-held']) rmSync(`${part}${end}`, { force: true });
}

function mustBeEqual({ name }: Table, read: Tally, written: Tally): Tally {
  if (read.count === written.count && read.checksum === written.checksum) return written;
  throw new Error(
    `${name} did not come out as it went in (${read.count} rows read, ${written.count} written), so nothing was moved.`,
  );
}

function told(tallies: readonly Tally[], target: string): string {
  const rows = tallies.reduce((all, { count }) => all + count, 0);
  return `${rows} rows of ${tallies.length} tables were moved to ${target}; their counts and checksums are equal on both sides. The source is as it was.`;
}
