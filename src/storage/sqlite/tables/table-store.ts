/** The store: keeps tables, settings and box files in a SQLite file, through Prisma. */
import type { PrismaClient } from '../../../generated/prisma/client.ts';
import type { BoxShelf } from '../../../tables/model/box-shelf.ts';
import { type NewErrand, type OutboxRow, OWN_CAUSE } from '../../../tables/model/outbox.ts';
import type { Settings } from '../../../tables/model/settings.ts';
import type { TableStore } from '../../../tables/model/store.ts';
import type { LastSeen } from '../../../tables/waiting/absence.ts';
import { becomeCopy, copiedAt, distrustErrands, noCopyAnyMore } from '../backups/copies.ts';
import { isBehindHighWater, type Missing, reachHighWater, withHighWater } from '../backups/high-water.ts';
import type { Restored } from '../backups/restoring.ts';
import type { DatabaseProblem } from '../errors/problem.ts';
import { reportingErrors, type StorageErrorListener } from '../errors/storage-errors.ts';
import { lastSeenBeside } from '../file/last-seen.ts';
import {
  flushForReal,
  type Journal,
  type JournalNeeds,
  openJournal,
  type Writes,
} from '../journal/journal.ts';
import { openSettling } from '../journal/settling.ts';
import { type OpenedDatabase, openDatabase } from '../opening/database.ts';
import { backlog, deliveryErrorOf } from '../outbox/backlog.ts';
import { callsTo, updateWaitTimers, waitTimersOfServer } from '../outbox/bundling.ts';
import {
  claimDue,
  distrustDueErrands,
  finish,
  isCause,
  isShownLater,
  nextDue,
  park,
  postpone,
  releaseClaims,
  reminderStateOf,
  setAside,
  wakening,
} from '../outbox/errands.ts';
import { openNotices } from '../outbox/open-notices.ts';
import { boxShelfOver } from '../people/box-shelf.ts';
import { peopleKeptOver } from '../people/people-kept.ts';
import { statisticsOver } from '../people/results.ts';
import { settingsOver } from '../people/settings.ts';
import { type DamageListener, shownOn } from '../rows/unreadable.ts';
import { commit } from './commit.ts';
import {
  closed,
  closedOfServer,
  eras,
  lastClosedIn,
  lastOverIn,
  live,
  liveCounts,
  liveIn,
  liveOfServer,
  liveWithOtherRules,
  load,
  log,
  notices,
  serversWithTables,
  withoutWaitTimer,
} from './lookups.ts';
import { rescue } from './rescue.ts';

interface Storage {
  readonly store: TableStore;
  readonly boxes: BoxShelf;
  readonly settings: Settings;
}

export type OpenedStore =
  | (Storage & {
      readonly ok: true;
      readonly restored: Restored | null;
      /** What is missing from the database that people may have seen; null where nothing is. */
      readonly missing: Missing | null;
      readonly lastSeen: LastSeen;
    })
  | { readonly ok: false; readonly problem: DatabaseProblem };

type Database = Pick<Extract<OpenedDatabase, { ok: true }>, 'file' | 'client' | 'close'>;

interface StorageNeeds extends Omit<JournalNeeds, 'onError'> {
  /** Called each time a damaged row is read. */
  readonly damaged: DamageListener;
}

/**
 * Opens the store. `url` is `file:` and a path. A damaged table throws `UnreadableTable`; a failing disk or file
 * throws a `StorageError`, which `onError` gets first.
 */
export async function openTableStore(
  url: string,
  onError: StorageErrorListener = () => undefined,
  needs: Partial<StorageNeeds> = {},
): Promise<OpenedStore> {
  const opened = await openDatabase(url);
  if (!opened.ok) return opened;
  const { client, file, isNew, wasCutOff, restored } = opened;
  if (wasCutOff) await distrustDueErrands(client, new Date());
  await forgetOldCauses(client);
  const isBehind = await takeForCopyWhereBehind(client, file);
  const missing = isNew ? (isBehind ? 'everything' : 'perhaps-everything') : isBehind ? 'latest' : null;
  const storage = storageOver(opened, onError, needs);
  const lastSeen = lastSeenBeside(file);
  return { ok: true, restored, missing, lastSeen, ...storage, store: withHighWater(storage.store, file) };
}

/**
 * Treats a database behind the high-water mark as a restored copy. One that is marked as a copy tells its tables
 * anyway.
 */
async function takeForCopyWhereBehind(client: PrismaClient, file: string): Promise<boolean> {
  if (!(await isBehindHighWater(client, file))) return false;
  const isKnown = (await copiedAt(client)) !== null;
  if (!isKnown) await becomeCopy(client);
  await reachHighWater(client, file);
  return !isKnown;
}

export function storageOver(
  { file, client, close }: Database,
  onError: StorageErrorListener,
  {
    flush = flushForReal,
    measured = () => undefined,
    notEmptied = () => undefined,
    damaged = () => undefined,
  }: Partial<StorageNeeds> = {},
): Storage {
  const journal = openJournal(file, { onError, flush, measured, notEmptied });
  /** For writes that people are told of at once: resolves when they are on the disk. */
  const lasting: Writes = async (writing) => {
    const written = await journal.write(writing);
    await journal.flushed();
    return written;
  };
  const store = {
    ...reportingErrors(storeOver(client, journal, lasting), onError),
    statistics: reportingErrors(statisticsOver(client, damaged), onError),
    people: reportingErrors(peopleKeptOver(client, journal), onError),
    async close() {
      await journal.close();
      await close();
    },
  };
  return {
    store,
    boxes: reportingErrors(boxShelfOver(client, lasting, damaged), onError),
    settings: reportingErrors(settingsOver(client, lasting, damaged), onError),
  };
}

/** Discord repeats an interaction within minutes or never. */
const CAUSES_REMEMBERED_MS = 24 * 60 * 60_000;

async function forgetOldCauses(client: PrismaClient): Promise<void> {
  const lt = new Date(Date.now() - CAUSES_REMEMBERED_MS);
  // The cause of an errand stays as long as the errand.
  await client.$executeRaw`
    DELETE FROM "TableChange" WHERE "changedAt" < ${lt}
    AND "cause" NOT IN (SELECT ${OWN_CAUSE} || "id" FROM "ErrandRow")`;
}

/**
 * Reads of a table wait until its changes are on the disk, since people are told what is read. Nobody waits for the
 * bot's notes about its own errands: after a power cut it does those again.
 */
function storeOver(
  client: PrismaClient,
  { write, flushed }: Journal,
  lasting: Writes,
): Omit<TableStore, 'statistics' | 'people' | 'close'> {
  const { changes, notes, settled, settledTable } = openSettling({ write, flushed });

  /**
   * Errands that follow must be on the disk before they run, so that their numbers, which Discord then knows, are
   * never used again.
   */
  function noted(
    { tableId }: OutboxRow,
    following: readonly NewErrand[],
    writing: () => Promise<void>,
  ): Promise<void> {
    return following.length === 0 ? write(writing) : notes(tableId, writing);
  }

  return {
    load: (id) => settledTable(load(client, id)),
    liveIn: (channelId) => settledTable(liveIn(client, channelId)),
    lastClosedIn: (channelId) => settledTable(lastClosedIn(client, channelId)),
    closedOfServer: (guildId) => closedOfServer(client, guildId),
    lastOverIn: (channelId) => settledTable(lastOverIn(client, channelId)),
    liveOfServer: (guildId) => liveOfServer(client, guildId),
    live: () => live(client),
    closed: () => closed(client),
    liveCounts: (guildId, openedIn) => liveCounts(client, guildId, openedIn),
    withoutWaitTimer: () => withoutWaitTimer(client),
    serversWithTables: () => serversWithTables(client),
    log: (id) => settled(id, log(client, id)),
    notices: (id) => settled(id, notices(client, id)),
    eras: (id) => settled(id, eras(client, id)),
    liveWithOtherRules: (gameId, rulesVersion) => liveWithOtherRules(client, gameId, rulesVersion),
    commit: (change) => changes(change.table.id, () => commit(client, change)),
    rescue: (change) => changes(change.remains.id, () => rescue(client, change)),
    shownOn: (id) => shownOn(client, id),
    openNotices: (id) => openNotices(client, id),
    claimDue: (now, limit) => write(() => claimDue(client, now, limit)),
    releaseClaims: (inHand) => write(() => releaseClaims(client, inHand)),
    nextDue: () => nextDue(client),
    finish: (row, posted) => noted(row, posted?.errands ?? [], () => finish(client, row, posted)),
    postpone: (row, readyAt, reason) => write(() => postpone(client, row, readyAt, reason)),
    park: (row, error, reason) => write(() => park(client, row, error, reason)),
    setAside: (row, reason, errands) => noted(row, errands, () => setAside(client, row, reason, errands)),
    wake: async (id) => {
      await write(async () => wakening(client, id));
    },
    reminderStateOf: (id) => reminderStateOf(client, id),
    callsTo: (userId, guildId, now) => callsTo(client, userId, guildId, now),
    waitTimersOfServer: (guildId) => waitTimersOfServer(client, guildId),
    updateWaitTimers: (id, update) => notes(id, () => updateWaitTimers(client, id, update)),
    backlog: (now) => backlog(client, now),
    isCause: (row) => isCause(client, row),
    isShownLater: (row) => isShownLater(client, row),
    deliveryErrorOf: (id) => deliveryErrorOf(client, id),
    copiedAt: () => copiedAt(client),
    distrustErrands: () => lasting(() => distrustErrands(client)),
    noCopyAnyMore: () => lasting(() => noCopyAnyMore(client)),
  };
}
