/** The PostgreSQL back end: opens a database on a server as a storage, and monitors it until it is closed. */
import type { Client } from 'pg';
import type { PrismaClient as PostgresClient } from '../../generated/postgres/client.ts';
import type { PrismaClient } from '../../generated/prisma/client.ts';
import { inPackage } from '../../runtime/package-folder.ts';
import type { StorageError } from '../../tables/model/storage/storage-error.ts';
import type { Durability } from '../prisma/engine.ts';
import { type Migration, migrationsIn } from '../prisma/migrations.ts';
import { storesOn } from '../prisma/stores.ts';
import { forgetOldCauses } from '../prisma/tables/causes.ts';
import { unreadableTablesError } from '../prisma/tables/none-readable.ts';
import type { OpenedStorage, StorageListeners } from '../storage.ts';
import { backupsOver, markIfMoved } from './backups.ts';
import { postgresDialect } from './dialect.ts';
import { problem, problemIn } from './errors/problem.ts';
import { storageErrorIn } from './errors/storage-errors.ts';
import { type KeptLastSeen, lastSeenIn } from './last-seen.ts';
import { monitorFailure } from './monitoring.ts';
import { type Connected, connect, openSession } from './opening/connecting.ts';
import { type Company, endTurn, share, takesHold, takeTurn } from './opening/hold.ts';
import { inspect, OLDEST_SERVER } from './opening/inspect.ts';
import { migrate } from './opening/migrate.ts';
import { whatKeepsFromWriting } from './probe.ts';
import { type Arrival, becomeHolder, PACE, type Pace } from './sharing/holder.ts';
import { shardLeasesOf } from './sharing/leases.ts';
import { openServerClock } from './sharing/server-clock.ts';
import { keepSession } from './sharing/session.ts';

interface Opening {
  readonly migrations: readonly Migration[];
  readonly oldestServer: number;
  readonly pace: Pace;
  readonly ownClock: () => number;
}

/** The time to wait for another bot, which may be about to end, in ms. */
const BOT_LOCK_TIMEOUT_MS = 1_000;

const SENTENCES: Readonly<Record<Company, string>> = {
  alone: 'is in use by a running bot, and this version changes it: stop all others first',
  shared: 'is being moved, or changed by another version: start again when that is done',
};

/** A migration may take a long time, and so may the wait for another process's migration. */
const PATIENT = { statement_timeout: 0, query_timeout: 0, lock_timeout: 60_000 };

/** Opens the database, and shares its reservation with other processes until the storage is closed. */
export async function openPostgres(
  url: string,
  listeners: Partial<StorageListeners> = {},
  opening: Partial<Opening> = {},
): Promise<OpenedStorage> {
  let session: Client | null = null;
  try {
    session = await openSession(url, PATIENT);
    const opened = await openWith(session, url, listeners, opening);
    if (!opened.ok) await session.end();
    return opened;
  } catch (error) {
    await session?.end().catch(() => undefined);
    return { ok: false, problem: problemIn(error, url) };
  }
}

async function openWith(
  session: Client,
  url: string,
  listeners: Partial<StorageListeners>,
  {
    migrations = ourMigrations(),
    oldestServer = OLDEST_SERVER,
    pace = PACE,
    ownClock = Date.now,
  }: Partial<Opening>,
): Promise<OpenedStorage> {
  const found = await inspect(session, url, migrations, oldestServer);
  if (!found.ok) return found;
  await takeTurn(session);
  const now = await inspect(session, url, migrations, oldestServer);
  if (!now.ok) return now;
  const hasToMigrate = now.pending.length > 0;
  const isAlone = await takesHold(session, 'alone', hasToMigrate ? BOT_LOCK_TIMEOUT_MS : 0);
  if (hasToMigrate && !isAlone) return refused(url, 'alone');
  if (!isAlone && !(await takesHold(session, 'shared', BOT_LOCK_TIMEOUT_MS))) return refused(url, 'shared');
  await migrate(session, now.pending);
  const arrival = { isAlone, hasMigrated: hasToMigrate };
  return openOver({ session, url, arrival, isNew: found.isNew, pace, ownClock }, listeners);
}

function refused(url: string, company: Company): OpenedStorage {
  return { ok: false, problem: problem(url, 'in-use', SENTENCES[company]) };
}

let ours: readonly Migration[] | null = null;

/** The migrations are read only once, since an upgrade may replace the folder while the process runs. */
export function ourMigrations(): readonly Migration[] {
  ours ??= migrationsIn(inPackage('prisma', 'postgres', 'migrations'));
  return ours;
}

interface Begun {
  /** The session that holds the reservation, and whose turn it is to open the database. */
  readonly session: Client;
  readonly url: string;
  readonly arrival: Arrival;
  readonly isNew: boolean;
  readonly pace: Pace;
  readonly ownClock: () => number;
}

async function openOver(begun: Begun, listeners: Partial<StorageListeners>): Promise<OpenedStorage> {
  const { client, disconnect } = connect(begun.url);
  try {
    const lastSeen = await prepared(client);
    return await storageOver(begun, { client, disconnect }, lastSeen, listeners);
  } catch (error) {
    await disconnect();
    throw error;
  }
}

async function prepared(client: PostgresClient): Promise<KeptLastSeen> {
  await markIfMoved(client);
  await forgetOldCauses(sharedModels(client));
  return lastSeenIn(client);
}

async function storageOver(
  { session: first, url, arrival, isNew, pace, ownClock }: Begun,
  { client, disconnect }: Connected,
  lastSeen: KeptLastSeen,
  { onError, damaged, log }: Partial<StorageListeners>,
): Promise<OpenedStorage> {
  const session = await keepSession(first, url);
  const clock = openServerClock(ownClock, log);
  const holder = await becomeHolder(session, arrival, clock, pace);
  // If the session was lost, its turn has ended with it.
  const backups = backupsOver(client, () => endTurn(first).catch(() => undefined));
  if (arrival.isAlone) await share(first);
  // Until a restored database's tables are handled, no other process may work with it.
  if ((await backups.restoredFrom()) === null) await endTurn(first);
  const failure = monitorFailure(url, session.lost);
  const engine = {
    client: sharedModels(client),
    dialect: postgresDialect(client, holder),
    durability: DURABLE,
    backups,
    storageErrorIn,
  };
  const noted = (error: StorageError) => {
    onError?.(error);
    failure.note(error);
    holder.note(error);
  };
  const opened: OpenedStorage = {
    ok: true,
    restored: null,
    missing: isNew ? 'perhaps-everything' : null,
    ...storesOn(engine, { onError: noted, ...(damaged === undefined ? {} : { damaged }) }),
    lastSeen,
    now: clock.now,
    clockAhead: clock.ahead,
    shardLeases: { ...shardLeasesOf(session, holder), lastSeenOn: lastSeen.on },
    errorNow: () => whatKeepsFromWriting(url),
    failed: failure.failed,
    // Server backups are restored with the server's own tools.
    restoreIsReady: new Promise(() => undefined),
    async close() {
      await lastSeen.close();
      await holder.close();
      await disconnect();
      await session.close();
    },
  };
  const unreadable = await unreadableTablesError(engine.client, engine.dialect);
  if (unreadable === null) return opened;
  await opened.close();
  return { ok: false, problem: problem(url, 'unreadable', NONE_READABLE, unreadable) };
}

const NONE_READABLE =
  'has no table that this version can read, so more than a few rows must be wrong: run the version that wrote it, or check the server settings; no table was changed';

/** Both clients come from the same schema, and the stores use only what they have in common. */
function sharedModels(client: PostgresClient): PrismaClient {
  return client as PrismaClient;
}

/** The server confirms a COMMIT when it is on disk, and shows no one uncommitted data. */
const DURABLE: Durability = {
  write: (writing) => writing(),
  lasting: (writing) => writing(),
  settling: {
    changes: (_id, writing) => writing(),
    notes: (_id, writing) => writing(),
    settled: (_id, reading) => reading,
    settledTable: (reading) => reading,
  },
  // The server overwrites old values when it vacuums; docs/operations/postgresql.md describes what stays in its logs and backups.
  forget: () => Promise.resolve(),
};
