/** Converts tables to database rows and back. */
import type { Seed } from '../../../core/random.ts';
import { seatIndex } from '../../../core/seat.ts';
import { STRENGTHS, type Strength } from '../../../core/thinking/strength.ts';
import type { EraRow, GameTable, LogRow, NoticeRow, SeatRow } from '../../../generated/prisma/client.ts';
import type { CampaignId } from '../../../tables/model/campaign.ts';
import type { NewNote, Shown, ShownBoard } from '../../../tables/model/storage/store.ts';
import { REPLACEABLE, type Ruin } from '../../../tables/model/storage/unreadable.ts';
import type {
  ChannelId,
  Era,
  LogLine,
  Notice,
  RecentEvents,
  Table,
  TableId,
  TableSeat,
  UserId,
} from '../../../tables/model/table.ts';
import {
  ADVICE_SETTINGS,
  EMPTY_UNDO_STACK,
  isLive,
  NOTHING_ARRANGED,
  PASSINGS,
  TABLE_STATUSES,
} from '../../../tables/model/table.ts';
import { LANGUAGES } from '../../../words/languages.ts';
import {
  arrangementsColumn,
  countIn,
  doneColumn,
  idIn,
  jsonColumn,
  oneOf,
  optionsColumn,
  recentEventsColumn,
  sayingColumn,
  shownBoardColumn,
  snapshotColumns,
  timeIn,
  UnreadableRow,
  undoStackColumn,
} from '../../codec.ts';
import type { TableRow } from '../dialect.ts';

/**
 * The columns of a table's row that every commit writes. Others write the message that shows it, and the channel
 * where it was opened.
 */
export type TableColumns = Omit<GameTable, keyof ShownColumns | 'openedIn'>;
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
    advice: table.advice,
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
    taleJson: recentEventsColumn.write(table.recentEvents),
    secondThoughtsJson: undoStackColumn.write(table.undoStack),
    logged: table.logged,
    campaignId: table.campaignId ?? null,
    createdAt: table.createdAt,
    changedAt: table.changedAt,
  };
}

export function seatRowsOf(table: Table): SeatRow[] {
  return table.seats.map(({ role, userId, computer = null }, position) => ({
    tableId: table.id,
    position,
    role,
    userId,
    computer,
  }));
}

/** The columns that can be rebuilt, cast to text whatever they hold. */
export type ReplaceableColumns = Pick<
  GameTable,
  'snapshotJson' | 'snapshotHash' | 'taleJson' | 'secondThoughtsJson' | 'arrangementsJson'
>;

/** Throws `UnreadableRow`. */
export function tableFrom(row: TableRow): Table {
  const where = `GameTable ${row.id}`;
  const table = {
    ...lastingFrom(row),
    arrangements: arrangementsColumn.read(row.arrangementsJson, `${where} arrangementsJson`),
    state: snapshotColumns.read(row, `${where} snapshotJson`),
    recentEvents: stillToTell(
      recentEventsColumn.read(row.taleJson, `${where} taleJson`),
      shownBoardFrom(row, row.id),
    ),
    undoStack: undoStackColumn.read(row.secondThoughtsJson, `${where} secondThoughtsJson`),
  };
  if (!isLive(table)) return table;
  if (row.liveChannelId === null) throw new UnreadableRow(`${where} liveChannelId`, 'the table is live');
  if ((table.status === 'lobby') !== (table.state === null))
    throw new UnreadableRow(`${where} status`, 'the state belongs to another');
  return table;
}

type Lasting = Omit<Table, 'arrangements' | 'state' | 'recentEvents' | 'undoStack'>;

/** The columns that nothing else can replace. */
function lastingFrom(row: Omit<TableRow, keyof ReplaceableColumns | keyof ShownColumns>): Lasting {
  const where = `GameTable ${row.id}`;
  const status = oneOf(TABLE_STATUSES, row.status, `${where} status`);
  if (row.liveChannelId !== null && !isLive({ status }))
    throw new UnreadableRow(`${where} status`, 'the table still has its channel');
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
    advice: oneOf(ADVICE_SETTINGS, row.advice, `${where} advice`),
    overdueAfter: row.overdueAfter === null ? null : countIn(row.overdueAfter, `${where} overdueAfter`),
    language: oneOf(LANGUAGES, row.language, `${where} language`),
    status,
    version: countIn(row.version, `${where} version`),
    place: {
      guildId: idIn(row.guildId, `${where} guildId`),
      // For a live table the reserved channel is the one that counts.
      channelId: idIn(row.liveChannelId ?? row.channelId, `${where} channelId`) as ChannelId,
    },
    hostId: row.hostId as UserId,
    pausedBy: row.pausedBy as UserId | null,
    isSuspended: row.suspended,
    waitingSince: timeIn(row.waitingSince ?? row.changedAt, `${where} waitingSince`),
    seats: row.seats.map(seatFrom),
    logged: countIn(row.logged, `${where} logged`),
    ...(row.campaignId === null ? {} : { campaignId: row.campaignId as CampaignId }),
    createdAt: timeIn(row.createdAt, `${where} createdAt`),
    changedAt: timeIn(row.changedAt, `${where} changedAt`),
  };
}

/** Throws `UnreadableRow` where more is broken than can be replaced. */
export function ruinFrom(
  row: Omit<TableRow, keyof ReplaceableColumns | keyof ShownColumns>,
  columns: ReplaceableColumns,
  shown: Shown | null | undefined,
): Ruin {
  const lasting = lastingFrom(row);
  const kept = {
    state: readable(() => ({ is: snapshotColumns.read(columns, 'snapshotJson') })),
    recentEvents: readable(() => recentEventsColumn.read(columns.taleJson, 'taleJson')),
    undoStack: readable(() => undoStackColumn.read(columns.secondThoughtsJson, 'secondThoughtsJson')),
    arrangements: readable(() => arrangementsColumn.read(columns.arrangementsJson, 'arrangementsJson')),
    shown,
    channel: row.liveChannelId === null && isLive(lasting) ? undefined : lasting.place.channelId,
  };
  const toldUpTo = shown?.board?.to ?? 0;
  const told = kept.recentEvents ?? { events: [], told: toldUpTo, turnFrom: toldUpTo };
  const thoughts = kept.undoStack ?? EMPTY_UNDO_STACK;
  return {
    table: {
      ...lasting,
      state: kept.state?.is ?? null,
      recentEvents: stillToTell(told, shown?.board ?? null),
      // The steps refer to recent events.
      undoStack: kept.recentEvents === undefined ? { ...EMPTY_UNDO_STACK, taken: thoughts.taken } : thoughts,
      arrangements: kept.arrangements ?? NOTHING_ARRANGED,
    },
    broken: REPLACEABLE.filter((part) => kept[part] === undefined),
    wasState: (state) => snapshotColumns.isOneOf(state, columns),
  };
}

function readable<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof UnreadableRow)) throw error;
    return undefined;
  }
}

/** Drops the events before the shown board. A message still on its way may tell more than the shown one, never less. */
function stillToTell(recent: RecentEvents, board: ShownBoard | null): RecentEvents {
  const { told, events } = recent;
  const old = Math.max(0, (board?.from ?? 0) - told);
  return { ...recent, told: told + old, events: events.slice(old) };
}

export const NOT_SHOWN: ShownColumns = {
  shownChannelId: null,
  shownMessageId: null,
  shownAt: null,
  shownBoardJson: null,
};

export function shownColumnsOf({ channelId, messageId, postedAt, board }: Shown): ShownColumns {
  return {
    shownChannelId: channelId,
    shownMessageId: messageId,
    shownAt: postedAt,
    shownBoardJson: board === null ? null : shownBoardColumn.write(board),
  };
}

/** Throws `UnreadableRow`. */
export function shownFrom(row: ShownColumns, tableId: string): Shown | null {
  const { shownChannelId, shownMessageId, shownAt } = row;
  if (shownChannelId === null || shownMessageId === null || shownAt === null) return null;
  return {
    channelId: shownChannelId as ChannelId,
    messageId: shownMessageId,
    postedAt: timeIn(shownAt, `GameTable ${tableId} shownAt`),
    board: shownBoardFrom(row, tableId),
  };
}

function shownBoardFrom({ shownBoardJson }: ShownColumns, tableId: string): ShownBoard | null {
  return shownBoardJson === null
    ? null
    : shownBoardColumn.read(shownBoardJson, `GameTable ${tableId} shownBoardJson`);
}

export function logRowOf(tableId: TableId, line: LogLine): LogRow {
  const { index, userId, computer = null } = line;
  const row = { tableId, position: index, userId, computer };
  // No seat causes this, but the column must hold a number.
  if ('reseed' in line) return { ...row, seat: 0, actionJson: doneColumn.write({ reseed: line.reseed }) };
  const done = 'back' in line ? { back: line.back } : line.action;
  return { ...row, seat: line.seat, actionJson: doneColumn.write(done) };
}

/** Throws `UnreadableRow`. */
export function logLineFrom(row: LogRow): LogLine {
  const where = `LogRow ${row.tableId} ${row.position}`;
  const done = doneColumn.read(row.actionJson, `${where} actionJson`);
  const line = { index: row.position, userId: row.userId as UserId | null, ...computerIn(row, where) };
  if ('reseed' in done) return { ...line, ...done };
  const seat = countIn(row.seat, `${where} seat`);
  return { ...line, seat: seatIndex(seat), ...('back' in done ? done : { action: done }) };
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

/** The row of a notice, at the place of the log that the verb left. */
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
    saidAt: timeIn(row.saidAt, `NoticeRow ${row.id} saidAt`),
  };
}

/** Throws `UnreadableRow`. */
export function seatFrom(row: SeatRow): TableSeat {
  const { tableId, position, role, userId } = row;
  return { role, userId: userId as UserId | null, ...computerIn(row, `SeatRow ${tableId} ${position}`) };
}

function computerIn(
  { computer }: { readonly computer: string | null },
  where: string,
): { readonly computer?: Strength } {
  return computer === null ? {} : { computer: oneOf(STRENGTHS, computer, `${where} computer`) };
}
