/**
 * `npm run replay:live [FILE]`: before you deploy a new version, replays every live table of a database with this
 * version and reports which would continue differently. It works on a copy and only reads the database or backup.
 */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import Database from 'better-sqlite3';
import { CATALOGUE } from '../../src/games/index.ts';
import { sentenceOf } from '../../src/storage/sqlite/errors/problem.ts';
import { openSqlite } from '../../src/storage/sqlite/open-sqlite.ts';
import { DEFAULT_STORAGE_URL, isOfPostgres, readStorageUrl } from '../../src/storage/storage-url.ts';
import { readFileName, refuse, runTool } from '../command-line/command-line.ts';
import { loadEnvFile } from '../env-file.mjs';
import { type Finding, liveTables } from './live.ts';

const USAGE = `npm run replay:live          replays the live tables in the bot's database with the current code
npm run replay:live FILE     replays the live tables in that database or backup
The exit code is 0 if no table would differ, 1 if some would, and 2 if the database cannot be read.
`;

const SOME_DIFFER = 1;
const CANNOT_READ = 2;

/** Copies the database while a bot may write to it, then migrates the copy to the current schema. */
async function copyOf(file: string, folder: string): Promise<string> {
  const copy = join(folder, 'copy.db');
  const database = new Database(file, { readonly: existsSync(`${file}-wal`), fileMustExist: true });
  try {
    database.prepare('VACUUM INTO ?').run(copy);
  } finally {
    database.close();
  }
  return copy;
}

function lineOn({ id, table, fault }: Finding): string {
  if (table === null) return `${id}  ${fault}\n`;
  const { gameId, rulesVersion, status, logged } = table;
  return `${id}  ${gameId} ${rulesVersion}, ${status}, ${logged} entries: ${fault}\n`;
}

async function replayLive(file: string, folder: string): Promise<number> {
  const opened = await openSqlite(`file:${await copyOf(file, folder)}`);
  if (!opened.ok) throw new Error(sentenceOf({ ...opened.problem, file }));
  const { store } = opened;
  let live = 0;
  let migrated = 0;
  let differing = 0;
  try {
    for await (const finding of liveTables(store, CATALOGUE)) {
      live += 1;
      if (finding.fault !== null) {
        differing += 1;
        process.stdout.write(lineOn(finding));
      } else if (finding.isMigrated) migrated += 1;
    }
  } finally {
    await opened.close();
  }
  const tables = live === 1 ? 'live table' : 'live tables';
  process.stdout.write(
    `${live} ${tables}: ${live - migrated - differing} would continue unchanged, ${migrated} with newer rules, ${differing} differently.\n`,
  );
  return differing === 0 ? 0 : SOME_DIFFER;
}

/** Replays the tables of the bot's own database. */
async function replayOurs(): Promise<void> {
  const read = readStorageUrl(process.env['DATABASE_URL']?.trim() || DEFAULT_STORAGE_URL);
  if (!read.ok) refuse(`DATABASE_URL ${read.problem}`);
  else if (isOfPostgres(read.url)) refuse(OF_A_SERVER);
  else await replayCopy(read.url);
}

const OF_A_SERVER =
  'DATABASE_URL names a PostgreSQL database, and this command reads files: move the tables to one first (npm run database -- move FROM file:PATH).';

async function replayCopy(given: string): Promise<void> {
  const file = resolve(given.replace(/^file:/, ''));
  const folder = mkdtempSync(join(tmpdir(), 'ratatoskr-replay-'));
  try {
    process.exitCode = await replayLive(file, folder);
  } catch (error) {
    process.stderr.write(`${file} cannot be replayed: ${error instanceof Error ? error.message : error}\n`);
    process.exitCode = CANNOT_READ;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

// Reads .env as `npm start` does, so that both use the same database.
loadEnvFile();

await runTool({
  usage: USAGE,
  read: readFileName,
  run: (file) => (file === null ? replayOurs() : replayCopy(file)),
});
