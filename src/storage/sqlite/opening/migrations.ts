/** Reads the program's migrations, and compares them with those a database has seen. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type Database from 'better-sqlite3';
import type { ProblemCode } from '../../storage.ts';

export interface Migration {
  readonly name: string;
  readonly sql: string;
  /** SHA-256 of the file's bytes in hex, as Prisma writes it down. */
  readonly checksum: string;
}

interface HistoryRow {
  readonly migration_name: string;
  readonly checksum: string;
  readonly finished_at: unknown;
}

export type History =
  | { readonly ok: true; readonly pending: readonly Migration[] }
  | { readonly ok: false; readonly code: ProblemCode; readonly detail: string };

/** The folder's migrations in the order they are applied. */
export function migrationsIn(folder: string): readonly Migration[] {
  return readdirSync(folder)
    .sort()
    .map((name) => ({ name, path: join(folder, name, 'migration.sql') }))
    .filter(({ path }) => existsSync(path))
    .map(({ name, path }) => {
      const bytes = readFileSync(path);
      return {
        name,
        sql: bytes.toString('utf8'),
        checksum: createHash('sha256').update(bytes).digest('hex'),
      };
    });
}

/** Compares the migrations applied to the database with the program's. */
export function historyOf(database: Database.Database, migrations: readonly Migration[]): History {
  if (!hasTable(database, '_prisma_migrations')) {
    return hasAnyTable(database)
      ? { ok: false, code: 'foreign', detail: '' }
      : { ok: true, pending: migrations };
  }
  const applied = database
    .prepare<[], HistoryRow>(
      'SELECT migration_name, checksum, finished_at FROM _prisma_migrations WHERE rolled_back_at IS NULL',
    )
    .all();
  const ours = new Map(migrations.map((migration) => [migration.name, migration.checksum]));
  for (const row of applied) {
    const detail = row.migration_name;
    if (row.finished_at === null) return { ok: false, code: 'unfinished', detail };
    if (!ours.has(detail)) return { ok: false, code: 'newer', detail };
    if (ours.get(detail) !== row.checksum) return { ok: false, code: 'edited', detail };
  }
  const done = new Set(applied.map((row) => row.migration_name));
  return { ok: true, pending: migrations.filter((migration) => !done.has(migration.name)) };
}

function hasTable(database: Database.Database, name: string): boolean {
  return (
    database.prepare("SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = ?").get(name) !== undefined
  );
}

function hasAnyTable(database: Database.Database): boolean {
  return database.prepare("SELECT 1 FROM sqlite_schema WHERE type = 'table' LIMIT 1").get() !== undefined;
}
