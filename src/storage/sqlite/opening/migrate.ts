/** Applies the program's migrations to a database, all or nothing, and records them as Prisma does. */
import { randomUUID } from 'node:crypto';
import Database from 'better-sqlite3';
import type { Migration } from '../../prisma/migrations.ts';
import { type DatabaseProblem, problemIn } from '../errors/problem.ts';
import { makeOwn } from '../file/own.ts';
import { historyOf } from './migrations.ts';

/** Prisma's own definition, so that its command line tool works on the database too. */
const HISTORY_TABLE = `CREATE TABLE IF NOT EXISTS "_prisma_migrations" (
    "id"                    TEXT PRIMARY KEY NOT NULL,
    "checksum"              TEXT NOT NULL,
    "finished_at"           DATETIME,
    "migration_name"        TEXT NOT NULL,
    "logs"                  TEXT,
    "rolled_back_at"        DATETIME,
    "started_at"            DATETIME NOT NULL DEFAULT current_timestamp,
    "applied_steps_count"   INTEGER UNSIGNED NOT NULL DEFAULT 0
)`;

const INSERT_HISTORY = `INSERT INTO _prisma_migrations
  (id, checksum, started_at, finished_at, migration_name, applied_steps_count) VALUES (?, ?, ?, ?, ?, 1)`;

/** Waits at most `timeoutMs` ms for another writer. */
export function migrate(
  file: string,
  migrations: readonly Migration[],
  timeoutMs: number,
): DatabaseProblem | null {
  let database: Database.Database | null = null;
  try {
    makeOwn(file);
    database = new Database(file, { timeout: timeoutMs });
    database.pragma('journal_mode = WAL');
    // A migration may drop and rebuild a table, which would delete the rows that reference it. Inside a transaction SQLite
    // ignores this setting, so it is changed beforehand.
    database.pragma('foreign_keys = OFF');
    return database.transaction(migrateWithin).immediate(database, file, migrations);
  } catch (error) {
    return problemIn(error, file);
  } finally {
    database?.close();
  }
}

function migrateWithin(
  database: Database.Database,
  file: string,
  migrations: readonly Migration[],
): DatabaseProblem | null {
  const history = historyOf(database, migrations);
  if (!history.ok) return { code: history.code, file, detail: history.detail };
  database.exec(HISTORY_TABLE);
  for (const migration of history.pending) apply(database, migration);
  return null;
}

function apply(database: Database.Database, { name, sql, checksum }: Migration): void {
  const startedAt = timestamp();
  database.exec(sql);
  const orphans = database.prepare('PRAGMA foreign_key_check').all();
  if (orphans.length > 0) throw new Error(`migration ${name} leaves ${orphans.length} rows without a parent`);
  database.prepare(INSERT_HISTORY).run(randomUUID(), checksum, startedAt, timestamp(), name);
}

function timestamp(): string {
  return new Date().toISOString().replace('Z', '+00:00');
}
