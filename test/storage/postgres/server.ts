/** A PostgreSQL server for the tests of one file, with a database for each test. */
import { Client } from 'pg';
import { afterAll, beforeAll, onTestFinished } from 'vitest';
import { postgresFolder, startPostgres } from '../../../scripts/machine/postgres.mjs';

const BIN = postgresFolder();

/** Without PostgreSQL the tests that need it are skipped, except in CI. */
export const isMissing = BIN === null && process.env['CI'] === undefined;

export interface TestServer {
  /** The URL of an empty database that no other test uses until the test is over; one that is kept is not handed out again. */
  readonly newDatabase: (forHowLong?: 'kept') => Promise<string>;
  readonly url: (database: string) => string;
  readonly stop: (signal?: 'SIGINT' | 'SIGQUIT') => Promise<void>;
  readonly start: () => Promise<void>;
}

/** A time zone far from UTC reveals times mistaken for local ones. */
const SETTINGS = ['timezone=Asia/Tokyo'];

/** Must be called in the `describe` of a file. */
export function serverForTests(): TestServer {
  let started: Awaited<ReturnType<typeof startPostgres>> | null = null;
  const free: string[] = [];
  let made = 0;

  beforeAll(async () => {
    if (isMissing) return;
    if (BIN === null) throw new Error('there is no PostgreSQL here, and CI leaves no test out');
    started = await startPostgres(BIN, SETTINGS);
  });
  afterAll(() => started?.remove());

  const server = () => {
    if (started === null) throw new Error('the server has not been started');
    return started;
  };

  async function make(): Promise<string> {
    made += 1;
    await asks(server().url('postgres'), `CREATE DATABASE test_${made}`);
    return server().url(`test_${made}`);
  }

  return {
    /** Emptying a migrated database takes less time than migrating another. */
    async newDatabase(forHowLong) {
      if (forHowLong === 'kept') return make();
      const url = free.pop() ?? (await make());
      onTestFinished(async () => {
        await emptied(url);
        free.push(url);
      });
      return url;
    },
    url: (database) => server().url(database),
    stop: (signal) => server().stop(signal),
    start: () => server().start(),
  };
}

/** Keeps the schema, the migration history, and the row of a program that has it open. */
export async function emptied(url: string): Promise<void> {
  await asks(url, EMPTY);
}

const EMPTY = `DO $$ BEGIN
  EXECUTE (
    SELECT 'TRUNCATE ' || string_agg(quote_ident(tablename), ', ') || ' RESTART IDENTITY'
    FROM pg_tables WHERE schemaname = 'public' AND tablename NOT IN ('_prisma_migrations', 'Holder')
  );
EXCEPTION WHEN null_value_not_allowed THEN END $$`;

/** Runs statements from outside, as another program would. */
export async function asks<Row extends object>(url: string, sql: string): Promise<readonly Row[]> {
  const client = new Client(url);
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}
