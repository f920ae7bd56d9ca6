/** The settings with which the bot connects to PostgreSQL, with the reasons. */
import { PrismaPg } from '@prisma/adapter-pg';
import { Client, type ClientConfig, Pool } from 'pg';
import { PrismaClient } from '../../../generated/postgres/client.ts';

/**
 * Settings that a server, a database, a user or an address may have changed, but that the bot relies on: how the driver reads
 * times, and in which schema raw queries find the tables that Prisma expects in `public`.
 */
const PINNED = {
  DateStyle: 'ISO',
  TimeZone: 'UTC',
  IntervalStyle: 'postgres',
  search_path: 'public',
} as const;

const OPTIONS = /(?<=[?&])options=([^&]*)&?/g;

/** If a setting is repeated, the last one counts, so the settings from the address come before our own. */
function optionsFor(url: string): string {
  const given = [...url.matchAll(OPTIONS)].map(([, options = '']) => decodeURIComponent(options));
  const pinned = Object.entries(PINNED).map(([name, value]) => `-c ${name}=${value}`);
  return [...given, ...pinned].join(' ');
}

/** An interaction has three seconds to be acknowledged, and the outbox retries, so nothing waits long for a server. */
export function settingsFor(url: string): ClientConfig {
  return {
    // Options in the address would replace these.
    connectionString: url.replaceAll(OPTIONS, ''),
    options: optionsFor(url),
    application_name: 'ratatoskr',
    connectionTimeoutMillis: 5_000,
    statement_timeout: 10_000,
    lock_timeout: 2_000,
    idle_in_transaction_session_timeout: 10_000,
    // A server behind a broken network connection doesn't respond at all.
    query_timeout: 12_000,
    keepAlive: true,
  };
}

/**
 * Opens a session separate from the stores' connections. Its queries report a lost connection; the session's own `error` event
 * would end the process.
 */
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

/** A server allows a hundred connections by default, and several processes share them. */
const CONNECTIONS = 10;

/** In ms. By default Prisma gives up on a transaction after two seconds, even if the machine is only busy. */
const PATIENCE = { maxWait: 10_000, timeout: 20_000 };

export interface Connected {
  readonly client: PrismaClient;
  readonly disconnect: () => Promise<void>;
}

export function connect(url: string): Connected {
  const pool = new Pool({ ...settingsFor(url), max: CONNECTIONS });
  // The running query reports that its connection is lost. The connection's own event would end the process.
  pool.on('connect', (connection) => connection.on('error', () => undefined));
  const adapter = new PrismaPg(pool, { disposeExternalPool: true });
  const open = adapter.connect.bind(adapter);
  let isOver = false;
  // A late query would make the client reconnect.
  adapter.connect = () => (isOver ? Promise.reject(new Error('the database is closed')) : open());
  // A longer message would contain the values, including seeds and people's texts.
  const client = new PrismaClient({ adapter, errorFormat: 'minimal', transactionOptions: PATIENCE });
  return {
    client,
    disconnect: () => {
      isOver = true;
      return client.$disconnect();
    },
  };
}
