/** The SQLite back end: opens a database file as a storage, and monitors it until it is closed. */
import { pino } from 'pino';
import type { PrismaClient } from '../../generated/prisma/client.ts';
import type { StorageError } from '../../tables/model/storage/storage-error.ts';
import { forgetOldCauses } from '../prisma/tables/causes.ts';
import { unreadableTablesError } from '../prisma/tables/none-readable.ts';
import type { OpenedStorage, StorageListeners } from '../storage.ts';
import { becomeCopy, restoredFrom } from './backups/copies.ts';
import { distrustDueJobs } from './backups/cut-off.ts';
import { isBehindHighWater, reachHighWater, withHighWater } from './backups/high-water.ts';
import { sqliteDialect } from './dialect.ts';
import { type DatabaseProblem, ON_A_SHARE } from './errors/problem.ts';
import { lastSeenBeside } from './file/last-seen.ts';
import { networkShareOf, type ShareOf } from './file/network-share.ts';
import type { JournalNeeds } from './journal/journal.ts';
import { monitorFailure } from './monitoring/failure.ts';
import { whatKeepsFromWriting } from './monitoring/probe.ts';
import { monitorForRestore } from './monitoring/restore-monitor.ts';
import { openDatabase } from './opening/database.ts';
import { storesOver } from './stores.ts';

type OpenedSqlite =
  | Extract<OpenedStorage, { ok: true }>
  | { readonly ok: false; readonly problem: DatabaseProblem };

/** The system calls for the file; tests replace them. */
interface FromSystem {
  /** Flushes an open file to disk. */
  readonly flush: JournalNeeds['flush'];
  readonly shareOf: ShareOf;
}

/** `url` is `file:` and a path. */
export async function openSqlite(
  url: string,
  listeners: Partial<StorageListeners> = {},
  { flush, shareOf = networkShareOf }: Partial<FromSystem> = {},
): Promise<OpenedSqlite> {
  const opened = await openDatabase(url);
  if (!opened.ok) return { ok: false, problem: withShare(opened.problem, shareOf) };
  const { client, file, isNew, wasCutOff, restored } = opened;
  const unreadable = await unreadableTablesError(client, sqliteDialect(client));
  if (unreadable !== null) {
    await opened.close();
    return { ok: false, problem: { code: 'unreadable', file, detail: unreadable } };
  }
  if (wasCutOff) await distrustDueJobs(client, new Date());
  await forgetOldCauses(client);
  const isBehind = await takeForCopyWhereBehind(client, file);
  const missing = isNew ? (isBehind ? 'everything' : 'perhaps-everything') : isBehind ? 'latest' : null;

  const { log = pino({ level: 'silent' }), onError } = listeners;
  const share = shareOf(file);
  if (share !== null) log.warn({ file, share }, `the database is ${ON_A_SHARE}`);
  const failure = monitorFailure(url, file, log);
  const restore = monitorForRestore(file, log);
  const noted = (error: StorageError) => {
    onError?.(error);
    failure.note(error);
  };
  const stores = storesOver(opened, { ...listeners, onError: noted }, flush);
  const marked = withHighWater(stores.store, file);
  return {
    ok: true,
    restored,
    missing,
    ...stores,
    store: marked.store,
    lastSeen: lastSeenBeside(file),
    now: () => new Date(),
    clockAhead: () => 0,
    shardLeases: null,
    errorNow: async () => whatKeepsFromWriting(file),
    failed: failure.failed,
    restoreIsReady: restore.came,
    async close() {
      restore.close();
      failure.close();
      await marked.close();
      await stores.close();
    },
  };
}

/** SQLite's own message suggests a network share. */
function withShare(problem: DatabaseProblem, shareOf: ShareOf): DatabaseProblem {
  const { code, file, detail } = problem;
  if (code !== 'cannot-open' && code !== 'locked') return problem;
  const share = shareOf(file);
  return share === null ? problem : { code: 'network-share', file, detail: `${share}: ${detail || code}` };
}

/**
 * Treats a database behind the high-water mark as a restored copy. Returns false if it's already marked as a copy: then its
 * tables announce that anyway.
 */
async function takeForCopyWhereBehind(client: PrismaClient, file: string): Promise<boolean> {
  if (!(await isBehindHighWater(client, file))) return false;
  const isKnown = (await restoredFrom(client)) !== null;
  if (!isKnown) await becomeCopy(client);
  await reachHighWater(client, file);
  return !isKnown;
}
