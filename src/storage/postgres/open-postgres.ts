/** The PostgreSQL back end: opens a database of a server as a storage, and watches it until it is closed. */
import { Client } from 'pg';
import type { PrismaClient as PostgresClient } from '../../generated/postgres/client.ts';
import type { PrismaClient } from '../../generated/prisma/client.ts';
import { inPackage } from '../../package-folder.ts';
import type { StorageError } from '../../tables/model/storage/storage-error.ts';
import type { Durability } from '../prisma/engine.ts';
import { type Migration, migrationsIn } from '../prisma/migrations.ts';
import { storesOn } from '../prisma/stores.ts';
import { forgetOldCauses } from '../prisma/tables/causes.ts';
import type { OpenedStorage, StorageListeners } from '../storage.ts';
import { backupsOver, markIfMoved } from './backups.ts';
import { postgresDialect } from './dialect.ts';
import { problem, problemIn } from './errors/problem.ts';
import { storageErrorIn } from './errors/storage-errors.ts';
import { type KeptLastSeen, lastSeenIn } from './last-seen.ts';
import { monitorFailure } from './monitoring.ts';
import { connect, settingsFor } from './opening/connecting.ts';
import { isTaken, keepHold } from './opening/hold.ts';
import { inspect, OLDEST_SERVER } from './opening/inspect.ts';
import { migrate } from './opening/migrate.ts';
import { whatKeepsFromWriting } from './probe.ts';

interface Opening {
  readonly migrations: readonly Migration[];
  readonly oldestServer: number;
}

/** How long to wait for another bot, which may be about to end, in ms. */
const BOT_LOCK_TIMEOUT_MS = 1_000;

const IN_USE = 'belongs to a bot that is running: stop that one first';

/** Opens the database for this program alone, until it is closed. */
export async function openPostgres(
  url: string,
  listeners: Partial<StorageListeners> = {},
  { migrations, oldestServer }: Opening = { migrations: ourMigrations(), oldestServer: OLDEST_SERVER },
): Promise<OpenedStorage> {
  const session = new Client({ ...settingsFor(url), statement_timeout: 0, query_timeout: 0 });
  session.on('error', () => undefined);
  try {
    await session.connect();
    const found = await inspect(session, url, migrations, oldestServer);
    if (!found.ok) {
      await session.end();
      return found;
    }
    if (!(await isTaken(session, BOT_LOCK_TIMEOUT_MS))) {
      await session.end();
      return { ok: false, problem: problem(url, 'in-use', IN_USE) };
    }
    await migrate(session, found.pending);
    return await openOver(session, url, listeners, found.isNew);
  } catch (error) {
    await session.end().catch(() => undefined);
    return { ok: false, problem: problemIn(error, url) };
  }
}

let ours: readonly Migration[] | null = null;

/** They are read once, since an upgrade may replace the folder while the program runs. */
function ourMigrations(): readonly Migration[] {
  ours ??= migrationsIn(inPackage('prisma', 'postgres', 'migrations'));
  return ours;
}

async function openOver(
  session: Client,
  url: string,
  { onError, damaged }: Partial<StorageListeners>,
  isNew: boolean,
): Promise<OpenedStorage> {
  const { client, disconnect } = connect(url);
  const lastSeen = await prepared(client).catch(async (error: unknown) => {
    await disconnect();
    throw error;
  });
  const hold = keepHold(session, url);
  const failure = monitorFailure(url, hold.lost);
  const engine = {
    client: sharedModels(client),
    dialect: postgresDialect(client),
    durability: DURABLE,
    backups: backupsOver(client),
    storageErrorIn,
  };
  const noted = (error: StorageError) => {
    onError?.(error);
    failure.note(error);
  };
  return {
    ok: true,
    restored: null,
    missing: isNew ? 'perhaps-everything' : null,
    ...storesOn(engine, { onError: noted, ...(damaged === undefined ? {} : { damaged }) }),
    lastSeen,
    errorNow: () => whatKeepsFromWriting(url),
    failed: failure.failed,
    // Backups of a server are restored by its own tools.
    restoreIsReady: new Promise(() => undefined),
    async close() {
      await lastSeen.close();
      await disconnect();
      await hold.close();
    },
  };
}

async function prepared(client: PostgresClient): Promise<KeptLastSeen> {
  await markIfMoved(client);
  await forgetOldCauses(sharedModels(client));
  return lastSeenIn(client);
}

/** Both clients come from one schema, and the stores use nothing that only one of them has. */
function sharedModels(client: PostgresClient): PrismaClient {
  return client as PrismaClient;
}

/** The server answers a COMMIT when its disk has it, and shows nobody what is not committed. */
const DURABLE: Durability = {
  write: (writing) => writing(),
  lasting: (writing) => writing(),
  settling: {
    changes: (_id, writing) => writing(),
    notes: (_id, writing) => writing(),
    settled: (_id, reading) => reading,
    settledTable: (reading) => reading,
  },
  // The server overwrites old values when it vacuums; docs/operations.md says what stays in its logs and backups.
  forget: () => Promise.resolve(),
};
