/** How the bot connects to PostgreSQL, and why so. */
import { PrismaPg } from '@prisma/adapter-pg';
import { Client, type ClientConfig, Pool } from 'pg';
import { PrismaClient } from '../../../generated/postgres/client.ts';

/**
 * Settings that a server, a database, a user or an address may have changed, and the bot relies on: how the driver reads a
 * time, and in which schema raw queries find the tables that Prisma expects in `public`.
 */
const PINNED = {
  DateStyle: 'ISO',
  TimeZone: 'UTC',
  IntervalStyle: 'postgres',
  search_path: 'public',
} as const;

const OPTIONS = /(?<=[?&])options=([^&]*)&?/g;

/** The last setting of a name counts, so those of the address come first. */
function optionsFor(url: string): string {
  const given = [...url.matchAll(OPTIONS)].map(([, options = '']) => decodeURIComponent(options));
  const pinned = Object.entries(PINNED).map(([name, value]) => `-c ${name}=${value}`);
  return [...given, ...pinned].join(' ');
}

/** An interaction has three seconds to be acknowledged, and the outbox tries again: no one waits long for a server. */
export function settingsFor(url: string): ClientConfig {
  return {
    // Options in the address would take the place of ours.
    connectionString: url.replaceAll(OPTIONS, ''),
    options: optionsFor(url),
    application_name: 'ratatoskr',
    connectionTimeoutMillis: 5_000,
    statement_timeout: 10_000,
    lock_timeout: 2_000,
    idle_in_transaction_session_timeout: 10_000,
    // A server behind a cut cable answers nothing at all.
    query_timeout: 12_000,
    keepAlive: true,
  };
}

/** A session in addition to the connections of the stores. Its queries report their errors, which would end the program as events. */
export async function openSession(url: string, patience: ClientConfig): Promise<Client> {
  const session = new Client({ ...settingsFor(url), ...patience });
  session.on('error', () => undefined);
  try {
    await session.connect();
  } catch (error) {
    // Another kind of server may never close the connection.
    void session.end().catch(() => undefined);
    throw error;
  }
  return session;
}

/** A server has a hundred connections by default, and several programs share them. */
const CONNECTIONS = 10;

/** In ms. By itself Prisma gives a transaction up after two seconds, also on a machine that is only busy. */
const PATIENCE = { maxWait: 10_000, timeout: 20_000 };

export interface Connected {
  readonly client: PrismaClient;
  readonly disconnect: () => Promise<void>;
}

export function connect(url: string): Connected {
  const pool = new Pool({ ...settingsFor(url), max: CONNECTIONS });
  // The running query reports that its connection is lost. The event of the connection itself would end the program.
  pool.on('connect', (connection) => connection.on('error', () => undefined));
  const adapter = new PrismaPg(pool, { disposeExternalPool: true });
  const open = adapter.connect.bind(adapter);
  let isOver = false;
  // A late query would make the client connect again.
  adapter.connect = () => (isOver ? Promise.reject(new Error('the database is closed')) : open());
  // A longer message would repeat the values, seeds and people's texts included.
  const client = new PrismaClient({ adapter, errorFormat: 'minimal', transactionOptions: PATIENCE });
  return {
    client,
    disconnect: () => {
      isOver = true;
      return client.$disconnect();
    },
  };
}
