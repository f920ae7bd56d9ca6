/** Keeps tables, and what servers and people have chosen, in a SQLite file, through Prisma. */
import type { Prisma, PrismaClient } from '../generated/prisma/client.ts';
import type { LastSeen } from '../tables/absence.ts';
import type { BoxShelf } from '../tables/box-shelf.ts';
import { type NewErrand, type OutboxRow, OWN_CAUSE, WATCH_LANE } from '../tables/outbox.ts';
import type { Settings } from '../tables/settings.ts';
import type { ClosedTable, LiveCounts, TableStore } from '../tables/store.ts';
import type { ChannelId, Era, LogLine, Notice, Table, TableId, UserId } from '../tables/table.ts';
import { readOrNot, UnreadableLog, type UnreadableTable } from '../tables/unreadable.ts';
import { boxShelfOver } from './box-shelf.ts';
import { commit } from './commit.ts';
import { becomeCopy, copiedAt, distrustErrands, noCopyAnyMore } from './copies.ts';
import { type OpenedDatabase, openDatabase } from './database.ts';
import {
  backlog,
  claimDue,
  distrustDueErrands,
  finish,
  isCause,
  isShownLater,
  nextDue,
  park,
  postpone,
  releaseClaims,
  setAside,
  troubleOf,
  wakening,
  watchOf,
} from './errands.ts';
import { isBehindHighWater, type Missing, reachHighWater, withHighWater } from './high-water.ts';
import { flushForReal, type Journal, type JournalNeeds, openJournal, type Writes } from './journal.ts';
import { lastSeenBeside } from './last-seen.ts';
import { openNotices } from './open-notices.ts';
import { peopleKeptOver } from './people-kept.ts';
import type { DatabaseProblem } from './problem.ts';
import { rescue } from './rescue.ts';
import type { Restored } from './restoring.ts';
import { statisticsOver } from './results.ts';
import { settingsOver } from './settings.ts';
import { openSettling } from './settling.ts';
import { eraFrom, logLineFrom, noticeFrom, seatFrom, tableFrom } from './table-rows.ts';
import { type Hears, tellingTrouble } from './trouble.ts';
import { readableOf, readOr, shownOn, unreadableTable } from './unreadable.ts';

interface Storage {
  readonly store: TableStore;
  readonly boxes: BoxShelf;
  readonly settings: Settings;
}

export type OpenedStore =
  | (Storage & {
      readonly ok: true;
      readonly restored: Restored | null;
      /** What people may have seen and it does not know; null where it is the one that was there before. */
      readonly missing: Missing | null;
      readonly lastSeen: LastSeen;
    })
  | { readonly ok: false; readonly problem: DatabaseProblem };

type Database = Pick<Extract<OpenedDatabase, { ok: true }>, 'file' | 'client' | 'close'>;

type Disk = Omit<JournalNeeds, 'hears'>;

/**
 * `url` is `file:` and a path. What other hands have changed cannot be read (../tables/unreadable.ts, `UnreadableRow`), a disk or a file
 * that is in the way `StorageTrouble`, of which `hears` hears first.
 */
export async function openTableStore(
  url: string,
  hears: Hears = () => undefined,
  disk: Partial<Disk> = {},
): Promise<OpenedStore> {
  const opened = await openDatabase(url);
  if (!opened.ok) return opened;
  const { client, file, isNew, wasCutOff, restored } = opened;
  if (wasCutOff) await distrustDueErrands(client, new Date());
  await forgetOldCauses(client);
  const isBehind = await takeForCopyWhereBehind(client, file);
  const missing = isNew ? (isBehind ? 'everything' : 'perhaps-everything') : isBehind ? 'latest' : null;
  const storage = storageOver(opened, hears, disk);
  const lastSeen = lastSeenBeside(file);
  return { ok: true, restored, missing, lastSeen, ...storage, store: withHighWater(storage.store, file) };
}

/** A copy that is known as one tells its tables anyway. */
async function takeForCopyWhereBehind(client: PrismaClient, file: string): Promise<boolean> {
  if (!(await isBehindHighWater(client, file))) return false;
  const isKnown = (await copiedAt(client)) !== null;
  if (!isKnown) await becomeCopy(client);
  await reachHighWater(client, file);
  return !isKnown;
}

export function storageOver(
  { file, client, close }: Database,
  hears: Hears,
  { flush = flushForReal, measured = () => undefined }: Partial<Disk> = {},
): Storage {
  const journal = openJournal(file, { hears, flush, measured });
  /** For what people are told of as soon as it is done. */
  const lasting: Writes = async (writing) => {
    const written = await journal.write(writing);
    await journal.flushed();
    return written;
  };
  const store = {
    ...tellingTrouble(storeOver(client, journal, lasting), hears),
    statistics: tellingTrouble(statisticsOver(client), hears),
    people: tellingTrouble(peopleKeptOver(client, journal), hears),
    async close() {
      await journal.close();
      await close();
    },
  };
  return {
    store,
    boxes: tellingTrouble(boxShelfOver(client, lasting), hears),
    settings: tellingTrouble(settingsOver(client, lasting), hears),
  };
}

/** Discord repeats an interaction within minutes, or never. */
const CAUSES_REMEMBERED_MS = 24 * 60 * 60_000;

async function forgetOldCauses(client: PrismaClient): Promise<void> {
  const lt = new Date(Date.now() - CAUSES_REMEMBERED_MS);
  // What an errand has changed counts for as long as the errand is there.
  await client.$executeRaw`
    DELETE FROM "TableChange" WHERE "changedAt" < ${lt}
    AND "cause" NOT IN (SELECT ${OWN_CAUSE} || "id" FROM "ErrandRow")`;
}

/**
 * What is told of a table is on the disk: whoever reads it waits for its changes that are on their way there. What the bot
 * notes of its own errands is done again where a power cut takes it back, so nobody waits for that.
 */
function storeOver(
  client: PrismaClient,
  { write, flushed }: Journal,
  lasting: Writes,
): Omit<TableStore, 'statistics' | 'people' | 'close'> {
  const { changes, notes, settled, settledTable } = openSettling({ write, flushed });

  /** What follows from an errand is carried out when it is on the disk: a number that somebody has heard of is not used again. */
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
    unwatched: () => unwatched(client),
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
    park: (row, trouble, reason) => write(() => park(client, row, trouble, reason)),
    setAside: (row, reason, errands) => noted(row, errands, () => setAside(client, row, reason, errands)),
    wake: async (id) => {
      await write(async () => wakening(client, id));
    },
    watchOf: (id) => watchOf(client, id),
    backlog: (now) => backlog(client, now),
    isCause: (row) => isCause(client, row),
    isShownLater: (row) => isShownLater(client, row),
    troubleOf: (id) => troubleOf(client, id),
    copiedAt: () => copiedAt(client),
    distrustErrands: () => lasting(() => distrustErrands(client)),
    noCopyAnyMore: () => lasting(() => noCopyAnyMore(client)),
  };
}

async function load(client: PrismaClient, id: TableId): Promise<Table | null> {
  return readOr<Table | null>(
    () => read(client, { id }),
    async (error) => {
      throw (await unreadableTable(client, id, error)) ?? error;
    },
  );
}

/** Never `findUnique`: Prisma makes one query of all that begin at the same moment, and one odd row fails them all. */
async function read(client: PrismaClient, where: Prisma.GameTableWhereInput): Promise<Table | null> {
  const row = await client.gameTable.findFirst({ where, include: SEATS });
  return row === null ? null : tableFrom(row);
}

/** Looked up first, so that a row that cannot be read has a name. */
async function loadFirst(client: PrismaClient, find: Prisma.GameTableFindFirstArgs): Promise<Table | null> {
  const row = await client.gameTable.findFirst({ ...find, select: { id: true } });
  return row === null ? null : load(client, row.id as TableId);
}

const SEATS = { seats: { orderBy: { position: 'asc' } } } as const;

async function liveIn(client: PrismaClient, channelId: ChannelId): Promise<Table | null> {
  const where = { liveChannelId: channelId };
  return readOr<Table | null>(
    () => read(client, where),
    () => loadFirst(client, { where }),
  );
}

function lastClosedIn(client: PrismaClient, channelId: ChannelId): Promise<Table | null> {
  return loadFirst(client, { where: { channelId, status: 'closed' }, orderBy: { changedAt: 'desc' } });
}

async function closedOfServer(client: PrismaClient, guildId: string): Promise<readonly ClosedTable[]> {
  const where = { guildId, status: 'closed' };
  const orderBy = { changedAt: 'desc' } as const;
  const find = async (which: Prisma.GameTableWhereInput) => {
    const rows = await client.gameTable.findMany({
      where: which,
      orderBy,
      select: { id: true, gameId: true, channelId: true, hostId: true, ...SEATS },
    });
    return rows.map(({ id, gameId, channelId, hostId, seats }) => ({
      id: id as TableId,
      gameId,
      place: { guildId, channelId: channelId as ChannelId },
      hostId: hostId as UserId,
      seats: seats.map(seatFrom),
    }));
  };
  return readableOf(
    () => find(where),
    () => client.gameTable.findMany({ where, orderBy, select: { id: true } }),
    async (key) => (await find(key))[0] ?? null,
  );
}

/** A game that was begun has an era; a lobby that nobody started has none. */
function lastOverIn(client: PrismaClient, channelId: ChannelId): Promise<Table | null> {
  const where = { channelId, liveChannelId: null, eras: { some: {} } };
  return loadFirst(client, { where, orderBy: { changedAt: 'desc' } });
}

async function liveOfServer(
  client: PrismaClient,
  guildId: string,
): Promise<readonly (Table | UnreadableTable)[]> {
  const which = {
    where: { guildId, liveChannelId: { not: null } },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
  } satisfies Prisma.GameTableFindManyArgs;
  return readOr<readonly (Table | UnreadableTable)[]>(
    async () => (await client.gameTable.findMany({ ...which, include: SEATS })).map(tableFrom),
    async () => {
      const rows = await client.gameTable.findMany({ ...which, select: { id: true } });
      const each = await Promise.all(rows.map(({ id }) => readOrNot(load(client, id as TableId))));
      return each.filter((table) => table !== null);
    },
  );
}

async function live(client: PrismaClient): Promise<readonly TableId[]> {
  const rows = await client.gameTable.findMany({
    where: { liveChannelId: { not: null } },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    select: { id: true },
  });
  return rows.map(({ id }) => id as TableId);
}

async function unwatched(client: PrismaClient): Promise<readonly TableId[]> {
  const rows = await client.gameTable.findMany({
    where: {
      liveChannelId: { not: null },
      suspended: false,
      errands: { none: { lane: { endsWith: WATCH_LANE } } },
    },
    select: { id: true },
  });
  return rows.map(({ id }) => id as TableId);
}

async function closed(client: PrismaClient): Promise<readonly TableId[]> {
  const rows = await client.gameTable.findMany({ where: { status: 'closed' }, select: { id: true } });
  return rows.map(({ id }) => id as TableId);
}

/** A suspended table never closes for want of a move, so it would take room for ever. */
async function liveCounts(client: PrismaClient, guildId: string, openedIn: ChannelId): Promise<LiveCounts> {
  const where = { guildId, liveChannelId: { not: null }, suspended: false };
  const [server, channel] = await Promise.all([
    client.gameTable.count({ where }),
    client.gameTable.count({ where: { ...where, openedIn } }),
  ]);
  return { server, channel };
}

async function serversWithTables(client: PrismaClient): Promise<readonly string[]> {
  const rows = await client.gameTable.findMany({
    where: { liveChannelId: { not: null } },
    distinct: ['guildId'],
    select: { guildId: true },
  });
  return rows.map(({ guildId }) => guildId);
}

async function log(client: PrismaClient, tableId: TableId): Promise<readonly LogLine[]> {
  return readOr<readonly LogLine[]>(
    async () =>
      (await client.logRow.findMany({ where: { tableId }, orderBy: { position: 'asc' } })).map(logLineFrom),
    unreadableLog(tableId),
  );
}

async function notices(client: PrismaClient, tableId: TableId): Promise<readonly Notice[]> {
  const which = { where: { tableId }, orderBy: { id: 'asc' } } as const;
  return readableOf(
    async () => (await client.noticeRow.findMany(which)).map(noticeFrom),
    () => client.noticeRow.findMany({ ...which, select: { id: true } }),
    async (where) => {
      const row = await client.noticeRow.findFirst({ where });
      return row === null ? null : noticeFrom(row);
    },
  );
}

async function eras(client: PrismaClient, tableId: TableId): Promise<readonly Era[]> {
  return readOr<readonly Era[]>(
    async () => (await client.eraRow.findMany({ where: { tableId }, orderBy: { id: 'asc' } })).map(eraFrom),
    unreadableLog(tableId),
  );
}

function unreadableLog(tableId: TableId) {
  return (error: Error): never => {
    throw new UnreadableLog(`the log of table ${tableId}: ${error.message}`);
  };
}

async function liveWithOtherRules(
  client: PrismaClient,
  gameId: string,
  rulesVersion: string,
): Promise<readonly TableId[]> {
  const rows = await client.gameTable.findMany({
    where: { gameId, rulesVersion: { not: rulesVersion }, liveChannelId: { not: null } },
    select: { id: true },
  });
  return rows.map(({ id }) => id as TableId);
}
