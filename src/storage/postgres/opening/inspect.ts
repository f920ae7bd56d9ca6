/** Inspects a PostgreSQL server and its database without changing anything. */
import type { Client } from 'pg';
import { type HistoryRow, historyFrom, type Migration } from '../../prisma/migrations.ts';
import type { StorageProblem } from '../../storage.ts';
import { problem } from '../errors/problem.ts';
import { lackingRights, mayMakeTables } from './rights.ts';

/** The oldest major version that is still maintained or that the bot was tested with. */
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
    SELECT EXISTS (${TABLES} AND "tablename" = '_prisma_migrations') AS "history", EXISTS (${TABLES}) AS "tables"`);
  const [{ history, tables } = { history: false, tables: false }] = rows;
  if (!history && tables) return { ok: false, problem: problem(url, 'foreign', SENTENCES.foreign) };
  const lacking = await lackingRights(session);
  if (lacking.length > 0)
    return { ok: false, problem: problem(url, 'no-rights', MISSING_RIGHTS, grantOf(lacking)) };
  if (!history) return migratable(session, url, { pending: migrations, isNew: true });
  const applied = await session.query<HistoryRow>(
    'SELECT migration_name, checksum, finished_at FROM _prisma_migrations WHERE rolled_back_at IS NULL',
  );
  const compared = historyFrom(applied.rows, migrations);
  if (compared.ok) return migratable(session, url, { pending: compared.pending, isNew: false });
  return { ok: false, problem: problem(url, compared.code, SENTENCES[compared.code], compared.detail) };
}

async function migratable(
  session: Client,
  url: string,
  found: Pick<Extract<Inspected, { ok: true }>, 'pending' | 'isNew'>,
): Promise<Inspected> {
  if (found.pending.length === 0 || (await mayMakeTables(session))) return { ok: true, ...found };
  return { ok: false, problem: problem(url, 'no-rights', NO_TABLES) };
}

const NO_TABLES = 'may be read by this user, who may not make tables: GRANT CREATE ON SCHEMA public';

const MISSING_RIGHTS = 'denies this user some rights that the bot needs: grant them again';

/** Names only a few missing permissions, which show what kind is missing; the next start lists others. */
function grantOf(lacking: readonly string[]): string {
  const named = lacking.slice(0, 3).map((right) => `GRANT ${right}`);
  return [...named, ...(lacking.length > named.length ? ['...'] : [])].join('; ');
}

/** Includes tables on which the user has no permission at all. */
const TABLES = `SELECT FROM pg_tables WHERE "schemaname" = current_schema()`;

const SENTENCES = {
  foreign: 'belongs to another program: give this bot a database of its own; nothing was changed in it',
  newer: 'was made by a newer version: update the bot; nothing was changed in it',
  edited: 'was migrated with a different version of a migration file: restore the original file',
  unfinished: 'is in the middle of a migration that failed: restore a backup',
};

const OTHER_SERVER = 'is not on a PostgreSQL server: use the address of one; nothing was changed there';

/** Returns null if the server can store tables. */
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
  const settings = await session.query<Settings>(`
    SELECT current_setting('server_encoding') AS encoding, current_setting('transaction_read_only') AS readonly,
      pg_is_in_recovery() AS copies, current_schema() AS schema`);
  const { encoding, readonly, copies, schema } = settings.rows[0] ?? NOTHING_KNOWN;
  if (encoding !== 'UTF8')
    return problem(url, 'cannot-open', `cannot store every character: ${OTHER_ENCODING}`, encoding);
  if (readonly === 'on') return problem(url, 'read-only', copies ? IS_A_COPY : IS_SET_READ_ONLY);
  return schema === null ? problem(url, 'no-rights', NO_SCHEMA) : null;
}

interface Settings {
  readonly encoding: string;
  readonly readonly: string;
  /** Whether the server is a replica of another one. */
  readonly copies: boolean;
  readonly schema: string | null;
}

const NOTHING_KNOWN: Settings = { encoding: '', readonly: '', copies: false, schema: null };

const OTHER_ENCODING = "create one with ENCODING 'UTF8'";
const IS_A_COPY = 'is on a standby server: use the address of the primary server';
const IS_SET_READ_ONLY =
  'is read-only because default_transaction_read_only is on: set it to off for the server, the database and the user';
const NO_SCHEMA =
  'has no schema public that this user can use: CREATE SCHEMA IF NOT EXISTS public, and GRANT ALL ON SCHEMA public to the user';
