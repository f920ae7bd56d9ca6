/** Reads the program's migrations, and compares them with those applied to a database. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ProblemCode } from '../storage.ts';

export interface Migration {
  readonly name: string;
  readonly sql: string;
  /** SHA-256 of the file's bytes in hex, as Prisma records it. */
  readonly checksum: string;
}

/** A row in Prisma's own table, for a migration that was not rolled back. */
export interface HistoryRow {
  readonly migration_name: string;
  readonly checksum: string;
  readonly finished_at: unknown;
}

export type History =
  | { readonly ok: true; readonly pending: readonly Migration[] }
  | {
      readonly ok: false;
      readonly code: Extract<ProblemCode, 'foreign' | 'newer' | 'edited' | 'unfinished'>;
      readonly detail: string;
    };

/** The folder's migrations, in the order in which they are applied. */
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

/** Compares the migrations applied to a database with the program's. */
export function historyFrom(applied: readonly HistoryRow[], migrations: readonly Migration[]): History {
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
