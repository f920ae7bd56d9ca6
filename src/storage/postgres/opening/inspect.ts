/** Looks at a PostgreSQL server and its database without changing anything. */
import type { Client } from 'pg';
import { type HistoryRow, historyFrom, type Migration } from '../../prisma/migrations.ts';
import type { StorageProblem } from '../../storage.ts';
import { problem } from '../errors/problem.ts';

/** The oldest major version that the bot was tried with or is still maintained. */
export const OLDEST_SERVER = 14;

export type Inspected =
  | { readonly ok: true; readonly pending: readonly Migration[]; readonly isNew: boolean }
  | { readonly ok: false; readonly problem: StorageProblem };

export async function inspect(
  session: Client,
  url: string,
  migrations: readonly Migration[],
  oldestServer: number,
): Promise<Inspected> {
  const found = await problemOfServer(session, url, oldestServer);
  if (found !== null) return { ok: false, problem: found };
  const { rows } = await session.query<{ history: boolean; tables: boolean }>(`
    SELECT EXISTS (${TABLES} AND "table_name" = '_prisma_migrations') AS "history", EXISTS (${TABLES}) AS "tables"`);
  const [{ history, tables } = { history: false, tables: false }] = rows;
  if (!history && tables) return { ok: false, problem: problem(url, 'foreign', SENTENCES.foreign) };
  if (!history) return { ok: true, pending: migrations, isNew: true };
  const applied = await session.query<HistoryRow>(
    'SELECT migration_name, checksum, finished_at FROM _prisma_migrations WHERE rolled_back_at IS NULL',
  );
  const compared = historyFrom(applied.rows, migrations);
  if (compared.ok) return { ok: true, pending: compared.pending, isNew: false };
  return { ok: false, problem: problem(url, compared.code, SENTENCES[compared.code], compared.detail) };
}

const TABLES = `
  SELECT FROM information_schema.tables WHERE "table_schema" = current_schema() AND "table_type" = 'BASE TABLE'`;

const SENTENCES = {
  foreign: 'belongs to another program: give this bot a database of its own; nothing was changed in it',
  newer: 'was made by a newer version of this program: update the program; nothing was changed in it',
  edited: 'was made with another text of a migration than this program has: restore the original migration',
  unfinished: 'is in the middle of a migration that failed: restore a backup',
};

const OTHER_SERVER = 'is not on a PostgreSQL server: give the address of one; nothing was changed there';

/** Null where the server can keep tables. */
async function problemOfServer(
  session: Client,
  url: string,
  oldestServer: number,
): Promise<StorageProblem | null> {
  const { rows } = await session.query<{ version: string }>('SELECT version()');
  const version = rows[0]?.version ?? '';
  const major = Number(/^PostgreSQL (\d+)/.exec(version)?.[1]);
  if (Number.isNaN(major)) return problem(url, 'not-a-database', OTHER_SERVER, version);
  if (major < oldestServer) {
    const wanted = `is on PostgreSQL ${major}, and ${oldestServer} or newer is needed: update the server; nothing was changed there`;
    return problem(url, 'too-old', wanted);
  }
  const settings = await session.query<{ encoding: string; readonly: string; schema: string | null }>(`
    SELECT current_setting('server_encoding') AS encoding, current_setting('transaction_read_only') AS readonly,
      current_schema() AS schema`);
  const { encoding, readonly, schema } = settings.rows[0] ?? { encoding: '', readonly: '', schema: null };
  if (encoding !== 'UTF8')
    return problem(url, 'cannot-open', `cannot keep every sign: ${OTHER_ENCODING}`, encoding);
  if (readonly === 'on') return problem(url, 'read-only', ONLY_READ);
  return schema === null ? problem(url, 'cannot-open', NO_SCHEMA) : null;
}

const OTHER_ENCODING = "make one with ENCODING 'UTF8'";
const ONLY_READ = 'can only be read: give the address of the server that is written to';
const NO_SCHEMA =
  'has no schema public that this user may use: CREATE SCHEMA IF NOT EXISTS public, and GRANT ALL ON SCHEMA public to the user';
