/** Converts tables to database rows and back. */
import type { Seed } from '../../../core/random.ts';
import type { Strength } from '../../../core/thinking/strength.ts';
import type { GameTable, SeatRow } from '../../../generated/prisma/client.ts';
import type { CampaignId } from '../../../tables/model/campaign.ts';
import type { Shown, ShownBoard } from '../../../tables/model/storage/store.ts';
import { REPLACEABLE, type Ruin } from '../../../tables/model/storage/unreadable.ts';
import type {
  ChannelId,
  RecentEvents,
  Table,
  TableId,
  TableSeat,
  UserId,
} from '../../../tables/model/table.ts';
import { EMPTY_UNDO_STACK, isLive, NOTHING_ARRANGED } from '../../../tables/model/table.ts';
import { arrangementsColumn, optionsColumn, recentEventsColumn, undoStackColumn } from '../../codec.ts';
import { countIn, idIn, jsonColumn, snapshotColumns, timeIn, UnreadableRow } from '../../column.ts';
import { wordIn } from '../../stored-words.ts';
import type { TableRow } from '../dialect.ts';
import { type ShownColumns, shownBoardFrom } from './shown-columns.ts';

/**
 * The columns in a table's row that every commit writes. Other code writes the columns for the message that shows the table, and
 * for where and why the table was opened.
 */
export type TableColumns = Omit<GameTable, keyof ShownColumns | 'openedIn' | 'openedFor'>;

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
    announcedIn: table.announcedIn ?? null,
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

/** The columns that can be rebuilt, cast to text whatever they contain. */
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
    recentEvents: stillToPost(
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

/** The columns that can't be restored from anything else. */
function lastingFrom(row: Omit<TableRow, keyof ReplaceableColumns | keyof ShownColumns>): Lasting {
  const where = `GameTable ${row.id}`;
  const status = wordIn('status of a table', row.status, `${where} status`);
  if (row.liveChannelId !== null && !isLive({ status }))
    throw new UnreadableRow(`${where} status`, 'the table still has its channel');
  return {
    id: row.id as TableId,
    gameId: row.gameId,
    rulesVersion: row.rulesVersion,
    options: optionsColumn.read(row.optionsJson, `${where} optionsJson`),
    box: jsonColumn.read(row.boxJson, `${where} boxJson`),
    seed: row.seed as Seed,
    passing: wordIn('passing', row.passing, `${where} passing`),
    isCasual: row.casual,
    isChallenge: row.challenge,
    advice: wordIn('advice', row.advice, `${where} advice`),
    overdueAfter: row.overdueAfter === null ? null : countIn(row.overdueAfter, `${where} overdueAfter`),
    language: wordIn('language', row.language, `${where} language`),
    status,
    version: countIn(row.version, `${where} version`),
    place: {
      guildId: idIn(row.guildId, `${where} guildId`),
      // For a live table, the reserved channel is the one that counts.
      channelId: idIn(row.liveChannelId ?? row.channelId, `${where} channelId`) as ChannelId,
    },
    ...(row.announcedIn === null ? {} : { announcedIn: row.announcedIn as ChannelId }),
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

/** Throws `UnreadableRow` if irreplaceable parts are damaged. */
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
  const shownUpTo = shown?.board?.to ?? 0;
  const recent = kept.recentEvents ?? { events: [], dropped: shownUpTo, turnFrom: shownUpTo };
  const thoughts = kept.undoStack ?? EMPTY_UNDO_STACK;
  return {
    table: {
      ...lasting,
      state: kept.state?.is ?? null,
      recentEvents: stillToPost(recent, shown?.board ?? null),
      // Undo steps refer to recent events, so they are dropped if the events are lost.
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

/**
 * Drops the events before the shown board. A message that is still being sent may show more than the shown one, but never less.
 */
function stillToPost(recent: RecentEvents, board: ShownBoard | null): RecentEvents {
  const { dropped, events } = recent;
  const old = Math.max(0, (board?.from ?? 0) - dropped);
  return { ...recent, dropped: dropped + old, events: events.slice(old) };
}

/** Throws `UnreadableRow`. */
export function seatFrom(row: SeatRow): TableSeat {
  const { tableId, position, role, userId } = row;
  return { role, userId: userId as UserId | null, ...computerIn(row, `SeatRow ${tableId} ${position}`) };
}

/** Throws `UnreadableRow`. */
export function computerIn(
  { computer }: { readonly computer: string | null },
  where: string,
): { readonly computer?: Strength } {
  return computer === null ? {} : { computer: wordIn('computer', computer, `${where} computer`) };
}
