/** Applies the program's migrations to a PostgreSQL database, all or nothing, and records them as Prisma does. */
import { randomUUID } from 'node:crypto';
import type { Client } from 'pg';
import type { Migration } from '../../prisma/migrations.ts';

/** Prisma's own definition, so that its command line tool works on the database too. */
const HISTORY_TABLE = `CREATE TABLE IF NOT EXISTS "_prisma_migrations" (
    "id"                  VARCHAR(36) PRIMARY KEY NOT NULL,
    "checksum"            VARCHAR(64) NOT NULL,
    "finished_at"         TIMESTAMPTZ,
    "migration_name"      VARCHAR(255) NOT NULL,
    "logs"                TEXT,
    "rolled_back_at"      TIMESTAMPTZ,
    "started_at"          TIMESTAMPTZ NOT NULL DEFAULT now(),
    "applied_steps_count" INTEGER NOT NULL DEFAULT 0
)`;

const INSERT_HISTORY = `INSERT INTO _prisma_migrations
  (id, checksum, finished_at, migration_name, applied_steps_count) VALUES ($1, $2, now(), $3, 1)`;

/** Only the process that has exclusive use of the database may call this. */
export async function migrate(session: Client, pending: readonly Migration[]): Promise<void> {
  if (pending.length === 0) return;
  await session.query('BEGIN');
  try {
    await migrateWithin(session, pending);
    await session.query('COMMIT');
  } catch (error) {
    await session.query('ROLLBACK');
    throw error;
  }
}

/** Runs within the caller's transaction, which decides whether the migration is committed. */
export async function migrateWithin(session: Client, pending: readonly Migration[]): Promise<void> {
  if (pending.length > 0) await session.query(HISTORY_TABLE);
  for (const { name, sql, checksum } of pending) {
    await session.query(sql);
    await session.query(INSERT_HISTORY, [randomUUID(), checksum, name]);
  }
}
