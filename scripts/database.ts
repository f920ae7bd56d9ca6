/**
 * `npm run backup` copies the bot's database while the bot runs, `npm run restore -- FILE` puts a copy in its place, `npm run
 * database -- verify [FILE]` checks it or a copy. It must run in its own process: its SQLite library isn't the bot's, and two
 * SQLite libraries in one process release each other's locks. It doesn't use `command-line.ts`, which the container lacks,
 * and wrong arguments end it with code 1, as in earlier versions.
 */
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { stampOf } from '../src/storage/sqlite/backups/restoring.ts';
import { DEFAULT_STORAGE_URL, isOfPostgres, readStorageUrl } from '../src/storage/storage-url.ts';
import { copy, giveToOwnerOfFolder, verify } from './database/copying.ts';
import { restore } from './database/restore.ts';
import { loadEnvFile } from './env-file.mjs';

const USAGE = `npm run backup                      copy the database into backups/ next to it, and verify the copy
npm run backup -- --keep 14         the same, then delete all but the newest 14 copies
npm run backup -- FILE              copy it to FILE
npm run restore -- FILE             replace the database with that copy; a running bot switches to it
npm run database -- verify [FILE]   check the database, or that copy
npm run database -- move FROM TO    copy a SQLite database (file:PATH) into an empty PostgreSQL database (postgresql://...),
                                    or back into a new file; stop the bot first`;

// Reads .env as `npm start` does, so that both use the same database.
loadEnvFile();

/** The file that the bot with this environment uses. */
function databaseFile(): string {
  const given = process.env['DATABASE_URL']?.trim() || DEFAULT_STORAGE_URL;
  const read = readStorageUrl(given);
  if (!read.ok) throw new Error(`DATABASE_URL ${read.problem}`);
  if (isOfPostgres(read.url)) throw new Error(OF_A_SERVER);
  return resolve(read.url.replace(/^file:/, ''));
}

async function backup(database: string, file: string | undefined, keep: number | null): Promise<string> {
  const now = new Date();
  const folder = join(dirname(database), 'backups');
  const name = basename(database, '.db');
  if (!existsSync(database)) throw new Error(notThere(database));
  if (file === undefined && !existsSync(folder)) {
    mkdirSync(folder);
    giveToOwnerOfFolder(folder);
  }
  const target = file === undefined ? join(folder, `${name}-${stampOf(now)}.db`) : resolve(file);
  if (existsSync(target)) throw new Error(`${target} exists already; a backup overwrites nothing.`);
  const size = await copy(database, target, now);
  const removed = keep === null ? [] : removeOld(folder, name, keep);
  const rest = removed.length === 0 ? '' : ` Removed ${removed.length} older.`;
  return `${database} was copied to ${target} and verified: ${size}.${rest}`;
}

/** Removes the oldest backups of this database, which it recognizes by their names. */
function removeOld(folder: string, database: string, keep: number): readonly string[] {
  const isOurs = (name: string) => name.startsWith(`${database}-`) && /-\d{8}T\d{6}Z\.db$/.test(name);
  const old = readdirSync(folder).filter(isOurs).sort().slice(0, -keep);
  for (const name of old) rmSync(join(folder, name));
  return old;
}

function notThere(file: string): string {
  return `${file} is not there. DATABASE_URL says where the database is: set it for this command as for the bot.`;
}

function keepOf(given: string | undefined): number | null {
  if (given === undefined) return null;
  if (!/^[1-9]\d{0,5}$/.test(given)) throw new Error(`--keep needs a number, 1 or more.\n${USAGE}`);
  return Number(given);
}

const OF_A_SERVER =
  'DATABASE_URL names a PostgreSQL database, and this command is for SQLite files. To back up PostgreSQL, use pg_dump (docs/operations/postgresql.md).';

/** Loads the module that moves databases only when needed: it uses the program's sources, which the container doesn't have. */
async function moved([from, to, ...more]: readonly string[]): Promise<string> {
  if (from === undefined || to === undefined || more.length > 0) throw new Error(USAGE);
  const { move } = await import('./database/move/move.ts');
  return move(from, to);
}

function work(): Promise<string> {
  const { positionals, values } = parseArgs({
    options: { keep: { type: 'string' } },
    allowPositionals: true,
  });
  const [verb, file, ...more] = positionals;
  if (verb === 'move') return moved(positionals.slice(1));
  const database = databaseFile();
  const keep = keepOf(values.keep);
  if (more.length > 0 || (keep !== null && (verb !== 'backup' || file !== undefined))) throw new Error(USAGE);
  if (verb === 'backup') return backup(database, file, keep);
  if (verb === 'restore' && file !== undefined) return restore(database, resolve(file));
  if (verb !== 'verify') throw new Error(USAGE);
  const examined = file === undefined ? database : resolve(file);
  if (!existsSync(examined)) throw new Error(notThere(examined));
  return verify(examined).then((size) => `${examined} is sound: ${size}.`);
}

try {
  process.stdout.write(`${await work()}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
