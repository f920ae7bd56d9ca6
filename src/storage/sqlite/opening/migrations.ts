/** Determines which of the program's migrations were applied to a SQLite file. */
import type Database from 'better-sqlite3';
import { type History, type HistoryRow, historyFrom, type Migration } from '../../prisma/migrations.ts';

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
  return historyFrom(applied, migrations);
}

function hasTable(database: Database.Database, name: string): boolean {
  return (
    database.prepare("SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = ?").get(name) !== undefined
  );
}

function hasAnyTable(database: Database.Database): boolean {
  return database.prepare("SELECT 1 FROM sqlite_schema WHERE type = 'table' LIMIT 1").get() !== undefined;
}
