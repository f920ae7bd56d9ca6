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
import { becomeHolder } from './holder.ts';
import { lastSeenIn } from './last-seen.ts';
import { monitorFailure } from './monitoring.ts';
import { connect, settingsFor } from './opening/connecting.ts';
import { keepHold, migratingAlone, takesHold } from './opening/hold.ts';
import { inspect, OLDEST_SERVER } from './opening/inspect.ts';
import { migrate } from './opening/migrate.ts';
import { whatKeepsFromWriting } from './probe.ts';

interface Opening {
  readonly migrations: readonly Migration[];
  readonly oldestServer: number;
  /** Other programs may have the database at the same time, if they open it so too. */
  readonly isShared: boolean;
}

/** How long to wait for another bot, which may be about to end, in ms. */
const BOT_LOCK_TIMEOUT_MS = 1_000;

const IN_USE = 'belongs to a bot that is running: stop that one first';

/** Opens the database, for this program alone unless it is shared, until it is closed. */
export async function openPostgres(
  url: string,
  listeners: Partial<StorageListeners> = {},
  opening: Partial<Opening> = {},
): Promise<OpenedStorage> {
  const { migrations = ourMigrations(), oldestServer = OLDEST_SERVER, isShared = false } = opening;
  // A migration may take long, and so may waiting for that of another program.
  const patient = { statement_timeout: 0, query_timeout: 0, lock_timeout: 0 };
  const session = new Client({ ...settingsFor(url), ...patient });
  session.on('error', () => undefined);
  try {
    await session.connect();
    const found = await inspect(session, url, migrations, oldestServer);
    if (!found.ok) {
      await session.end();
      return found;
    }
    if (!(await takesHold(session, isShared, BOT_LOCK_TIMEOUT_MS))) {
      await session.end();
      return { ok: false, problem: problem(url, 'in-use', IN_USE) };
    }
    if (found.pending.length > 0) {
      await migratingAlone(session, async () => {
        const now = await inspect(session, url, migrations, oldestServer);
        if (now.ok) await migrate(session, now.pending);
      });
    }
    return await openOver(session, url, listeners, { isNew: found.isNew, isShared });
  } catch (error) {
    await session.end().catch(() => undefined);
    return { ok: false, problem: problemIn(error, url) };
  }
}

let ours: readonly Migration[] | null = null;

/** They are read once, since an upgrade may replace the folder while the program runs. */
export function ourMigrations(): readonly Migration[] {
  ours ??= migrationsIn(inPackage('prisma', 'postgres', 'migrations'));
  return ours;
}

async function openOver(
  session: Client,
  url: string,
  { onError, damaged }: Partial<StorageListeners>,
  { isNew, isShared }: { readonly isNew: boolean; readonly isShared: boolean },
): Promise<OpenedStorage> {
  const { client, disconnect } = connect(url);
  const { lastSeen, holder } = await prepared(client, isShared).catch(async (error: unknown) => {
    await disconnect();
    throw error;
  });
  const hold = keepHold(session, url, isShared);
  const failure = monitorFailure(url, hold.lost);
  const engine = {
    client: sharedModels(client),
    dialect: postgresDialect(client, holder),
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
      await holder.close();
      await disconnect();
      await hold.close();
    },
  };
}

async function prepared(client: PostgresClient, isShared: boolean) {
  await markIfMoved(client);
  await forgetOldCauses(sharedModels(client));
  const lastSeen = await lastSeenIn(client);
  return { lastSeen, holder: await becomeHolder(client, !isShared) };
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
