/** A table as rows of the database, there and back. */
import type { Seed } from '../core/random.ts';
import { seatIndex } from '../core/seat.ts';
import type { GameTable, LogRow, SeatRow } from '../generated/prisma/client.ts';
import type { ChannelId, LogLine, Table, TableId, TableSeat, UserId } from '../tables/table.ts';
import { isLive, PASSINGS, TABLE_STATUSES } from '../tables/table.ts';
import { actionColumn, optionsColumn, snapshotColumns, taleColumn, UnreadableRow } from './codec.ts';

/** Everything of a table's own row that a commit writes; which message shows it is written elsewhere. */
export type TableColumns = Omit<GameTable, 'shownChannelId' | 'shownMessageId' | 'shownAt'>;

export function columnsOf(table: Table): TableColumns {
  return {
    id: table.id,
    gameId: table.gameId,
    rulesVersion: table.rulesVersion,
    seed: table.seed,
    optionsJson: optionsColumn.write(table.options),
    passing: table.passing,
    status: table.status,
    version: table.version,
    guildId: table.place.guildId,
    channelId: table.place.channelId,
    liveChannelId: isLive(table) ? table.place.channelId : null,
    hostId: table.hostId,
    ...snapshotColumns.write(table.state),
    taleJson: taleColumn.write(table.tale),
    logged: table.logged,
    createdAt: table.createdAt,
    changedAt: table.changedAt,
  };
}

export function seatRowsOf(table: Table): SeatRow[] {
  return table.seats.map(({ role, userId }, position) => ({ tableId: table.id, position, role, userId }));
}

/** `row.seats` in turn order. Throws `UnreadableRow`. */
export function tableFrom(row: GameTable & { readonly seats: readonly SeatRow[] }): Table {
  const where = `GameTable ${row.id}`;
  return {
    id: row.id as TableId,
    gameId: row.gameId,
    rulesVersion: row.rulesVersion,
    options: optionsColumn.read(row.optionsJson, `${where} optionsJson`),
    seed: row.seed as Seed,
    passing: oneOf(PASSINGS, row.passing, `${where} passing`),
    status: oneOf(TABLE_STATUSES, row.status, `${where} status`),
    version: row.version,
    place: { guildId: row.guildId, channelId: row.channelId as ChannelId },
    hostId: row.hostId as UserId,
    seats: row.seats.map(seatFrom),
    state: snapshotColumns.read(row, `${where} snapshotJson`),
    tale: taleColumn.read(row.taleJson, `${where} taleJson`),
    logged: row.logged,
    createdAt: row.createdAt,
    changedAt: row.changedAt,
  };
}

export function logRowOf(tableId: TableId, line: LogLine): LogRow {
  const { index, seat, userId, action } = line;
  return { tableId, position: index, seat, userId, actionJson: actionColumn.write(action) };
}

/** Throws `UnreadableRow`. */
export function logLineFrom(row: LogRow): LogLine {
  return {
    index: row.position,
    seat: seatIndex(row.seat),
    userId: row.userId as UserId | null,
    action: actionColumn.read(row.actionJson, `LogRow ${row.tableId} ${row.position} actionJson`),
  };
}

function seatFrom({ role, userId }: SeatRow): TableSeat {
  return { role, userId: userId as UserId };
}

function oneOf<T extends string>(known: readonly T[], text: string, where: string): T {
  const found = known.find((one) => one === text);
  if (found === undefined) throw new UnreadableRow(where, `it is none of ${known.join(', ')}`);
  return found;
}
