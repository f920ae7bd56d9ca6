/** Creates an empty database for a test of the whole program: a file, or one on a separate PostgreSQL server. */
import { join } from 'node:path';
import { postgresInstalled, startPostgres } from './postgres.mjs';

export const DATABASES = ['sqlite', 'postgres'] as const;
export type DatabaseKind = (typeof DATABASES)[number];

export interface NewDatabase {
  readonly url: string;
  /** The server; null for a file. */
  readonly server: {
    readonly pid: () => number | null;
    readonly stop: () => Promise<void>;
    readonly start: () => Promise<void>;
  } | null;
  /** Removes the database. If it is a file, the rest of its folder stays. */
  readonly remove: () => Promise<void>;
}

/** `settings` are lines for the server's configuration file; a file database ignores them. */
export async function newDatabase(
  kind: DatabaseKind,
  folder: string,
  settings: readonly string[],
): Promise<NewDatabase> {
  if (kind === 'sqlite')
    return { url: `file:${join(folder, 'tables.db')}`, server: null, remove: () => Promise.resolve() };
  const bin = await postgresInstalled();
  if (bin === null) throw new Error('there is no PostgreSQL here');
  const { url, pid, start, stop, remove } = await startPostgres(bin, [...settings]);
  return { url: url('postgres'), server: { pid, start, stop: () => stop('SIGQUIT') }, remove };
}
