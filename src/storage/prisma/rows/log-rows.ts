/** Converts a table's history to database rows and back: its log, its eras and its notices. */
import { seatIndex } from '../../../core/seat.ts';
import type { EraRow, LogRow, NoticeRow } from '../../../generated/prisma/client.ts';
import type { NewNote } from '../../../tables/model/storage/store.ts';
import type { Era, LogLine, Notice, Table, TableId, UserId } from '../../../tables/model/table.ts';
import { doneColumn, phraseColumn } from '../../codec.ts';
import { countIn, snapshotColumns, timeIn } from '../../column.ts';
import { computerIn } from './table-rows.ts';

export function logRowOf(tableId: TableId, line: LogLine): LogRow {
  const { index, userId, computer = null } = line;
  const row = { tableId, position: index, userId, computer };
  // No seat causes a reseed, but the column requires a number.
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

/** The row of a notice, positioned after the log lines of its change. */
export function noticeRowOf(
  { id, logged, changedAt }: Table,
  { phrase, by }: NewNote,
): Omit<NoticeRow, 'id'> {
  return {
    tableId: id,
    position: logged,
    userId: by,
    sayingJson: phraseColumn.write(phrase),
    saidAt: changedAt,
  };
}

/** Throws `UnreadableRow`. */
export function noticeFrom(row: NoticeRow): Notice {
  return {
    by: row.userId as UserId | null,
    phrase: phraseColumn.read(row.sayingJson, `NoticeRow ${row.id} sayingJson`),
    at: row.position,
    postedAt: timeIn(row.saidAt, `NoticeRow ${row.id} saidAt`),
  };
}
