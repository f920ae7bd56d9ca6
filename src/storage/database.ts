/** Opens the bot's database: looks at it first, refuses it untouched if it is not sound, then brings it up to date. */
import { existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { PrismaBetterSqlite3 } from '@prisma/adapter-better-sqlite3';
import Database from 'better-sqlite3';
import { PrismaClient } from '../generated/prisma/client.ts';
import { inPackage } from '../package-folder.ts';
import { migrate } from './migrate.ts';
import { historyOf, type Migration, migrationsIn } from './migrations.ts';
import { type DatabaseProblem, problemIn } from './problem.ts';

export type OpenedDatabase =
  | { readonly ok: true; readonly client: PrismaClient }
  | { readonly ok: false; readonly problem: DatabaseProblem };

interface Opening {
  readonly migrations: readonly Migration[];
  /** How long to wait for another writer, in ms. */
  readonly patience: number;
}

const PATIENCE = 5_000;

/** `url` is `file:` and a path, from the current folder unless it is absolute. */
export async function openDatabase(
  url: string,
  { migrations, patience }: Opening = { migrations: ourMigrations(), patience: PATIENCE },
): Promise<OpenedDatabase> {
  const file = fileOf(url);
  const problem =
    makeFolderOf(file) ?? inspect(file, migrations, patience) ?? migrate(file, migrations, patience);
  return problem === null ? { ok: true, client: await connect(file, patience) } : { ok: false, problem };
}

function fileOf(url: string): string {
  return resolve(url.replace(/^file:/, ''));
}

/** What this version of the program brings along. */
export function ourMigrations(): readonly Migration[] {
  return migrationsIn(inPackage('prisma', 'migrations'));
}

function makeFolderOf(file: string): DatabaseProblem | null {
  try {
    mkdirSync(dirname(file), { recursive: true });
    return null;
  } catch (error) {
    return problemIn(error, file);
  }
}

/** Only reads: whatever is wrong with the file, it stays as it is. */
function inspect(file: string, migrations: readonly Migration[], patience: number): DatabaseProblem | null {
  if (!existsSync(file) || statSync(file).size === 0) return null;
  let database: Database.Database | null = null;
  try {
    database = new Database(file, { readonly: true, timeout: patience });
    const finding = String(database.pragma('quick_check(1)', { simple: true }));
    if (finding !== 'ok') return { code: 'corrupt', file, detail: finding };
    const history = historyOf(database, migrations);
    return history.ok ? null : { code: history.code, file, detail: history.detail };
  } catch (error) {
    return problemIn(error, file);
  } finally {
    database?.close();
  }
}

async function connect(file: string, patience: number): Promise<PrismaClient> {
  const adapter = new PrismaBetterSqlite3({ url: file, timeout: patience });
  // Told at length, an error repeats what was to be written, seeds and people's words included.
  const client = new PrismaClient({ adapter, errorFormat: 'minimal' });
  // Both belong to the connection, of which there is one: a commit that was announced survives a power cut.
  await client.$queryRaw`PRAGMA synchronous = FULL`;
  await client.$queryRaw`PRAGMA foreign_keys = ON`;
  return client;
}
