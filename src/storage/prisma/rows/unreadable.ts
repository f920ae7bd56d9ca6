/** Handles unreadable rows: returns the remains of a table, and reads the rows around a damaged one. */
import { Prisma, type PrismaClient } from '../../../generated/prisma/client.ts';
import type { Shown } from '../../../tables/model/storage/store.ts';
import { type Remains, type Ruin, UnreadableTable } from '../../../tables/model/storage/unreadable.ts';
import type { ChannelId, TableId, UserId } from '../../../tables/model/table.ts';
import { UnreadableRow } from '../../column.ts';
import type { Dialect } from '../dialect.ts';
import { isOtherType } from '../errors/prisma-errors.ts';
import { shownFrom } from './shown-columns.ts';
import { type ReplaceableColumns, ruinFrom } from './table-rows.ts';

/** Whether the error means that a row contains something the bot did not write. */
function isUnreadable(error: unknown): error is Error {
  return error instanceof UnreadableRow || isOtherType(error);
}

/** Reads, or calls `otherwise` if a row is unreadable. */
export async function readOr<T>(
  read: () => Promise<T>,
  otherwise: (error: Error) => T | Promise<T>,
): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (!isUnreadable(error)) throw error;
    return otherwise(error);
  }
}

/** Reads all rows in one query; if that fails, reads each row by its key and leaves out the unreadable ones. */
export function readableOf<Key, T>(
  all: () => Promise<readonly T[]>,
  keys: () => Promise<readonly Key[]>,
  one: (key: Key) => Promise<T | null>,
): Promise<readonly T[]> {
  return readOr(all, async () => {
    const found: T[] = [];
    for (const key of await keys()) {
      const read = await readOr<T | null>(
        () => one(key),
        () => null,
      );
      if (read !== null) found.push(read);
    }
    return found;
  });
}

/** Doesn't use Prisma's message for a value of the wrong type, which would quote the value. */
export function unreadableReason(error: Error, row: string): string {
  return error instanceof UnreadableRow ? error.message : `${row} holds a value of another type`;
}

export async function unreadableTable(
  client: PrismaClient,
  dialect: Dialect,
  id: TableId,
  error: Error,
): Promise<UnreadableTable | null> {
  const remains = await remainsOf(client, dialect, id);
  if (remains === null) return null;
  return new UnreadableTable(
    unreadableReason(error, `GameTable ${id}`),
    remains,
    await readOr<Ruin | null>(
      () => ruinOf(client, id),
      () => null,
    ),
  );
}

interface RemainsRow {
  readonly gameId: string;
  readonly guildId: string;
  readonly channelId: string;
  readonly hostId: string;
  readonly isLive: bigint | number | boolean;
  readonly version: string;
}

/** For a live table the reserved channel counts, but that column may be damaged too. */
async function remainsOf(client: PrismaClient, { asText }: Dialect, id: TableId): Promise<Remains | null> {
  const [row] = await client.$queryRaw<readonly RemainsRow[]>`
    SELECT CAST("gameId" AS TEXT) AS "gameId", CAST("guildId" AS TEXT) AS "guildId",
      CAST(COALESCE("liveChannelId", "channelId") AS TEXT) AS "channelId", CAST("hostId" AS TEXT) AS "hostId",
      "liveChannelId" IS NOT NULL OR "status" IN ('lobby', 'playing') AS "isLive", ${asText(Prisma.sql`"version"`)} AS "version"
    FROM "GameTable" WHERE "id" = ${id}`;
  if (row === undefined) return null;
  const { gameId, guildId, channelId, hostId, isLive, version } = row;
  const place = { guildId, channelId: channelId as ChannelId };
  return { id, gameId, place, hostId: hostId as UserId, isLive: Number(isLive) === 1, version };
}

/** Throws if irreplaceable parts are damaged. */
async function ruinOf(client: PrismaClient, id: TableId): Promise<Ruin | null> {
  const row = await client.gameTable.findFirst({
    where: { id },
    include: { seats: { orderBy: { position: 'asc' } } },
    omit: {
      snapshotJson: true,
      snapshotHash: true,
      taleJson: true,
      secondThoughtsJson: true,
      arrangementsJson: true,
      shownChannelId: true,
      shownMessageId: true,
      shownAt: true,
      shownBoardJson: true,
    },
  });
  const [columns] = await client.$queryRaw<readonly ReplaceableColumns[]>`
    SELECT CAST("snapshotJson" AS TEXT) AS "snapshotJson", CAST("snapshotHash" AS TEXT) AS "snapshotHash",
      CAST("taleJson" AS TEXT) AS "taleJson", CAST("secondThoughtsJson" AS TEXT) AS "secondThoughtsJson",
      CAST("arrangementsJson" AS TEXT) AS "arrangementsJson"
    FROM "GameTable" WHERE "id" = ${id}`;
  if (row === null || columns === undefined) return null;
  return ruinFrom(
    row,
    columns,
    await readOr<Shown | null | undefined>(
      () => shownOn(client, id),
      () => undefined,
    ),
  );
}

export async function shownOn(client: PrismaClient, id: TableId): Promise<Shown | null> {
  const row = await client.gameTable.findFirst({
    where: { id },
    select: { shownChannelId: true, shownMessageId: true, shownAt: true, shownBoardJson: true },
  });
  return row === null ? null : shownFrom(row, id);
}
