/** Finds tables in the database, and reads their log, notices and eras. */
import type { Prisma, PrismaClient } from '../../../generated/prisma/client.ts';
import { WAIT_ORDERING_KEY } from '../../../tables/model/outbox.ts';
import type {
  ClosedTable,
  FinishedGame,
  LiveCounts,
  LiveOpening,
} from '../../../tables/model/storage/store.ts';
import { readOrNull, UnreadableLog, type UnreadableTable } from '../../../tables/model/storage/unreadable.ts';
import type { ChannelId, Era, LogLine, Notice, Table, TableId, UserId } from '../../../tables/model/table.ts';
import { UnreadableRow } from '../../column.ts';
import type { Dialect, TableKey } from '../dialect.ts';
import { eraFrom, logLineFrom, noticeFrom } from '../rows/log-rows.ts';
import { seatFrom, tableFrom } from '../rows/table-rows.ts';
import { readableOf, readOr, unreadableTable } from '../rows/unreadable.ts';

export async function load(client: PrismaClient, dialect: Dialect, id: TableId): Promise<Table | null> {
  return readOr<Table | null>(
    () => read(dialect, 'id', id),
    async (error) => {
      throw (await unreadableTable(client, dialect, id, error)) ?? error;
    },
  );
}

async function read(dialect: Dialect, key: TableKey, value: string): Promise<Table | null> {
  const row = await dialect.tableBy(key, value);
  return row === null ? null : tableFrom(row);
}

/** Looks up the id first, so that an error can name the unreadable row. */
async function loadFirst(
  client: PrismaClient,
  dialect: Dialect,
  find: Prisma.GameTableFindFirstArgs,
): Promise<Table | null> {
  const row = await client.gameTable.findFirst({ ...find, select: { id: true } });
  return row === null ? null : load(client, dialect, row.id as TableId);
}

const SEATS = { seats: { orderBy: { position: 'asc' } } } as const;

export async function liveIn(
  client: PrismaClient,
  dialect: Dialect,
  channelId: ChannelId,
): Promise<Table | null> {
  return readOr<Table | null>(
    () => read(dialect, 'liveChannelId', channelId),
    () => loadFirst(client, dialect, { where: { liveChannelId: channelId } }),
  );
}

export function lastClosedIn(
  client: PrismaClient,
  dialect: Dialect,
  channelId: ChannelId,
): Promise<Table | null> {
  return loadFirst(client, dialect, {
    where: { channelId, status: 'closed' },
    orderBy: { changedAt: 'desc' },
  });
}

export async function closedOfServer(
  client: PrismaClient,
  { atOneMoment }: Dialect,
  guildId: string,
): Promise<readonly ClosedTable[]> {
  const where = { guildId, status: 'closed' };
  const orderBy = { changedAt: 'desc' } as const;
  const find = async (which: Prisma.GameTableWhereInput) => {
    const select = { id: true, gameId: true, channelId: true, hostId: true, ...SEATS };
    const rows = await atOneMoment((within) => within.gameTable.findMany({ where: which, orderBy, select }));
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

/** A game that began has an era; a lobby that never started has none. */
export function lastOverIn(
  client: PrismaClient,
  dialect: Dialect,
  channelId: ChannelId,
): Promise<Table | null> {
  const where = { channelId, liveChannelId: null, eras: { some: {} } };
  return loadFirst(client, dialect, { where, orderBy: { changedAt: 'desc' } });
}

export function lastFinishedOf(
  client: PrismaClient,
  dialect: Dialect,
  { hostId, guildId, gameId, seed }: FinishedGame,
): Promise<Table | null> {
  const where = { guildId, liveChannelId: null, status: 'finished', hostId, gameId, seed };
  return loadFirst(client, dialect, { where, orderBy: { changedAt: 'desc' } });
}

export function liveOfServer(
  client: PrismaClient,
  dialect: Dialect,
  guildId: string,
): Promise<readonly (Table | UnreadableTable)[]> {
  return liveTables(client, dialect, { guildId });
}

export function liveOfPerson(
  client: PrismaClient,
  dialect: Dialect,
  userId: UserId,
): Promise<readonly (Table | UnreadableTable)[]> {
  return liveTables(client, dialect, { seats: { some: { userId } } });
}

export async function playedFor(client: PrismaClient, userId: UserId): Promise<readonly TableId[]> {
  const rows = await client.seatRow.findMany({
    where: {
      userId,
      table: { liveChannelId: { not: null } },
      // A turn lent to a computer is one of the table's arrangements.
      OR: [{ computer: { not: null } }, { table: { arrangementsJson: { contains: '"computer":' } } }],
    },
    select: { tableId: true },
  });
  return rows.map(({ tableId }) => tableId as TableId);
}

/** The matching live tables, oldest first. */
async function liveTables(
  client: PrismaClient,
  dialect: Dialect,
  where: Prisma.GameTableWhereInput,
): Promise<readonly (Table | UnreadableTable)[]> {
  const which = {
    where: { ...where, liveChannelId: { not: null } },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
  } satisfies Prisma.GameTableFindManyArgs;
  return readOr<readonly (Table | UnreadableTable)[]>(
    async () => {
      const rows = await dialect.atOneMoment(({ gameTable }) =>
        gameTable.findMany({ ...which, include: SEATS }),
      );
      return rows.map(tableFrom);
    },
    async () => {
      const rows = await client.gameTable.findMany({ ...which, select: { id: true } });
      const each = await Promise.all(rows.map(({ id }) => readOrNull(load(client, dialect, id as TableId))));
      return each.filter((table) => table !== null);
    },
  );
}

export async function live(client: PrismaClient, guildId?: string): Promise<readonly TableId[]> {
  const rows = await client.gameTable.findMany({
    where: { liveChannelId: { not: null }, ...(guildId === undefined ? {} : { guildId }) },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    select: { id: true },
  });
  return rows.map(({ id }) => id as TableId);
}

export async function withoutWaitTimer(client: PrismaClient): Promise<readonly TableId[]> {
  const rows = await client.gameTable.findMany({
    where: {
      liveChannelId: { not: null },
      suspended: false,
      jobs: { none: { orderingKey: { endsWith: WAIT_ORDERING_KEY } } },
    },
    select: { id: true },
  });
  return rows.map(({ id }) => id as TableId);
}

export async function closed(client: PrismaClient): Promise<readonly TableId[]> {
  const rows = await client.gameTable.findMany({ where: { status: 'closed' }, select: { id: true } });
  return rows.map(({ id }) => id as TableId);
}

/** Suspended tables do not count, since they are never closed for inactivity and would occupy a slot forever. */
export async function liveCounts(
  client: PrismaClient,
  guildId: string,
  openedIn: ChannelId | null,
): Promise<LiveCounts> {
  const where = { guildId, liveChannelId: { not: null }, suspended: false };
  const [server, channel] = await Promise.all([
    client.gameTable.count({ where }),
    openedIn === null ? 0 : client.gameTable.count({ where: { ...where, openedIn } }),
  ]);
  return { server, channel };
}

export async function liveOpenings(client: PrismaClient, guildId: string): Promise<readonly LiveOpening[]> {
  const rows = await client.gameTable.findMany({
    where: { guildId, liveChannelId: { not: null }, suspended: false },
    select: { id: true, hostId: true, status: true, openedIn: true, openedFor: true },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
  });
  return rows.map(({ id, hostId, status, openedIn, openedFor }) => ({
    id: id as TableId,
    hostId: hostId as UserId,
    isLobby: status === 'lobby',
    openedIn: openedIn as ChannelId | null,
    openedFor,
  }));
}

export async function serversWithTables(client: PrismaClient): Promise<readonly string[]> {
  const rows = await client.gameTable.findMany({
    where: { liveChannelId: { not: null } },
    distinct: ['guildId'],
    select: { guildId: true },
  });
  return rows.map(({ guildId }) => guildId);
}

export async function log(client: PrismaClient, tableId: TableId): Promise<readonly LogLine[]> {
  return readOr<readonly LogLine[]>(async () => {
    // The number of lines is read first: a change may add lines in between, but never removes one.
    const logged = await loggedOf(client, tableId);
    const rows = await client.logRow.findMany({ where: { tableId }, orderBy: { position: 'asc' } });
    const missing = rows.findIndex(({ position }, at) => position !== at);
    if (missing >= 0 || rows.length < logged)
      throw new UnreadableRow(`LogRow ${tableId} ${missing < 0 ? rows.length : missing}`, 'it is missing');
    return rows.map(logLineFrom);
  }, unreadableLog(tableId));
}

/** If the table's row is damaged too, the code that reads the row reports that. */
async function loggedOf(client: PrismaClient, id: TableId): Promise<number> {
  const read = async () =>
    (await client.gameTable.findFirst({ where: { id }, select: { logged: true } }))?.logged;
  return (await readOr<number | undefined>(read, () => undefined)) ?? 0;
}

export function notices(client: PrismaClient, tableId: TableId): Promise<readonly Notice[]> {
  return noticesWhere(client, { tableId });
}

export function noticesIn(
  client: PrismaClient,
  channelId: ChannelId,
  since: Date,
): Promise<readonly Notice[]> {
  return noticesWhere(client, { table: { channelId }, saidAt: { gte: since } });
}

async function noticesWhere(
  client: PrismaClient,
  wanted: Prisma.NoticeRowWhereInput,
): Promise<readonly Notice[]> {
  const which = { where: wanted, orderBy: { id: 'asc' } } as const;
  return readableOf(
    async () => (await client.noticeRow.findMany(which)).map(noticeFrom),
    () => client.noticeRow.findMany({ ...which, select: { id: true } }),
    async (where) => {
      const row = await client.noticeRow.findFirst({ where });
      return row === null ? null : noticeFrom(row);
    },
  );
}

export async function eras(client: PrismaClient, tableId: TableId): Promise<readonly Era[]> {
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

export async function liveWithOtherRules(
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
