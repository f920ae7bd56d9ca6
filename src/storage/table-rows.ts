/** A table as rows of the database, there and back. */
import type { Seed } from '../core/random.ts';
import { seatIndex } from '../core/seat.ts';
import type { EraRow, GameTable, LogRow, NoticeRow, SeatRow } from '../generated/prisma/client.ts';
import type { NewNote, Shown, ShownBoard } from '../tables/store.ts';
import type {
  ChannelId,
  Era,
  LogLine,
  Notice,
  Table,
  TableId,
  TableSeat,
  Tale,
  UserId,
} from '../tables/table.ts';
import { isLive, PASSINGS, TABLE_STATUSES } from '../tables/table.ts';
import { LANGUAGES } from '../words/languages.ts';
import {
  arrangementsColumn,
  doneColumn,
  jsonColumn,
  oneOf,
  optionsColumn,
  sayingColumn,
  secondThoughtsColumn,
  shownBoardColumn,
  snapshotColumns,
  taleColumn,
} from './codec.ts';

/** Everything of a table's own row that a commit writes; which message shows it is written elsewhere. */
export type TableColumns = Omit<GameTable, keyof ShownColumns>;
export type ShownColumns = Pick<
  GameTable,
  'shownChannelId' | 'shownMessageId' | 'shownAt' | 'shownBoardJson'
>;

export function columnsOf(table: Table): TableColumns {
  return {
    id: table.id,
    gameId: table.gameId,
    rulesVersion: table.rulesVersion,
    seed: table.seed,
    optionsJson: optionsColumn.write(table.options),
    boxJson: jsonColumn.write(table.box),
    passing: table.passing,
    casual: table.isCasual,
    challenge: table.isChallenge,
    overdueAfter: table.overdueAfter,
    language: table.language,
    status: table.status,
    version: table.version,
    guildId: table.place.guildId,
    channelId: table.place.channelId,
    liveChannelId: isLive(table) ? table.place.channelId : null,
    hostId: table.hostId,
    pausedBy: table.pausedBy,
    suspended: table.isSuspended,
    waitingSince: table.waitingSince,
    arrangementsJson: arrangementsColumn.write(table.arrangements),
    ...snapshotColumns.write(table.state),
    taleJson: taleColumn.write(table.tale),
    secondThoughtsJson: secondThoughtsColumn.write(table.secondThoughts),
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
    box: jsonColumn.read(row.boxJson, `${where} boxJson`),
    seed: row.seed as Seed,
    passing: oneOf(PASSINGS, row.passing, `${where} passing`),
    isCasual: row.casual,
    isChallenge: row.challenge,
    overdueAfter: row.overdueAfter,
    language: oneOf(LANGUAGES, row.language, `${where} language`),
    status: oneOf(TABLE_STATUSES, row.status, `${where} status`),
    version: row.version,
    place: { guildId: row.guildId, channelId: row.channelId as ChannelId },
    hostId: row.hostId as UserId,
    pausedBy: row.pausedBy as UserId | null,
    isSuspended: row.suspended,
    waitingSince: row.waitingSince ?? row.changedAt,
    arrangements: arrangementsColumn.read(row.arrangementsJson, `${where} arrangementsJson`),
    seats: row.seats.map(seatFrom),
    state: snapshotColumns.read(row, `${where} snapshotJson`),
    tale: stillToTell(taleColumn.read(row.taleJson, `${where} taleJson`), shownBoardFrom(row, row.id)),
    secondThoughts: secondThoughtsColumn.read(row.secondThoughtsJson, `${where} secondThoughtsJson`),
    logged: row.logged,
    createdAt: row.createdAt,
    changedAt: row.changedAt,
  };
}

/** A new message on the way may tell more than the one that is shown, never less. */
function stillToTell({ told, events, turnFrom }: Tale, board: ShownBoard | null): Tale {
  const old = Math.max(0, (board?.from ?? 0) - told);
  return { told: told + old, events: events.slice(old), turnFrom };
}

export function shownColumnsOf({ channelId, messageId, postedAt, board }: Shown): ShownColumns {
  return {
    shownChannelId: channelId,
    shownMessageId: messageId,
    shownAt: postedAt,
    shownBoardJson: board === null ? null : shownBoardColumn.write(board),
  };
}

/** Throws `UnreadableRow`. */
export function shownFrom(row: ShownColumns, tableId: TableId): Shown | null {
  const { shownChannelId, shownMessageId, shownAt } = row;
  if (shownChannelId === null || shownMessageId === null || shownAt === null) return null;
  return {
    channelId: shownChannelId as ChannelId,
    messageId: shownMessageId,
    postedAt: shownAt,
    board: shownBoardFrom(row, tableId),
  };
}

function shownBoardFrom({ shownBoardJson }: ShownColumns, tableId: string): ShownBoard | null {
  return shownBoardJson === null
    ? null
    : shownBoardColumn.read(shownBoardJson, `GameTable ${tableId} shownBoardJson`);
}

export function logRowOf(tableId: TableId, line: LogLine): LogRow {
  const { index, userId } = line;
  const row = { tableId, position: index, userId };
  // Nobody's seat deals anew, but the column wants one.
  if ('reseed' in line) return { ...row, seat: 0, actionJson: doneColumn.write({ reseed: line.reseed }) };
  const done = 'back' in line ? { back: line.back } : line.action;
  return { ...row, seat: line.seat, actionJson: doneColumn.write(done) };
}

/** Throws `UnreadableRow`. */
export function logLineFrom(row: LogRow): LogLine {
  const done = doneColumn.read(row.actionJson, `LogRow ${row.tableId} ${row.position} actionJson`);
  const line = { index: row.position, userId: row.userId as UserId | null };
  if ('reseed' in done) return { ...line, ...done };
  return { ...line, seat: seatIndex(row.seat), ...('back' in done ? done : { action: done }) };
}

export function eraRowOf(tableId: TableId, { rulesVersion, from, state }: Era): Omit<EraRow, 'id'> {
  const snapshot = state === null ? { snapshotJson: null, snapshotHash: null } : snapshotColumns.write(state);
  return { tableId, position: from, rulesVersion, ...snapshot };
}

/** Throws `UnreadableRow`. */
export function eraFrom(row: EraRow): Era {
  const { snapshotJson, snapshotHash, rulesVersion, position } = row;
  const isOpening = snapshotJson === null || snapshotHash === null;
  const where = `EraRow ${row.id} snapshotJson`;
  return {
    rulesVersion,
    from: position,
    state: isOpening ? null : snapshotColumns.read({ snapshotJson, snapshotHash }, where),
  };
}

/** What a verb has said, to be kept with the log as that verb left it. */
export function noticeRowOf(
  { id, logged, changedAt }: Table,
  { saying, by }: NewNote,
): Omit<NoticeRow, 'id'> {
  return {
    tableId: id,
    position: logged,
    userId: by,
    sayingJson: sayingColumn.write(saying),
    saidAt: changedAt,
  };
}

/** Throws `UnreadableRow`. */
export function noticeFrom(row: NoticeRow): Notice {
  return {
    by: row.userId as UserId | null,
    saying: sayingColumn.read(row.sayingJson, `NoticeRow ${row.id} sayingJson`),
    at: row.position,
    saidAt: row.saidAt,
  };
}

export function seatFrom({ role, userId }: SeatRow): TableSeat {
  return { role, userId: userId as UserId | null };
}
