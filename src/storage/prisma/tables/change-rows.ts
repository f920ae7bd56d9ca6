/** The rows written by a change to a table, for either database. */
import type {
  EraRow,
  LogRow,
  NoticeRow,
  ResultRow,
  ResultSeatRow,
  SeatRow,
  TableChange,
} from '../../../generated/prisma/client.ts';
import type { Commit } from '../../../tables/model/storage/store.ts';
import type { ChannelId } from '../../../tables/model/table.ts';
import { jobRowOf, type NewJobRow } from '../outbox/jobs.ts';
import { resultRowOf, resultSeatRowsOf } from '../people/results.ts';
import { eraRowOf, logRowOf, noticeRowOf } from '../rows/log-rows.ts';
import { columnsOf, seatRowsOf, type TableColumns } from '../rows/table-rows.ts';

export interface ChangeRows {
  readonly cause: TableChange;
  readonly table: TableColumns & { readonly openedIn?: ChannelId; readonly openedFor?: string };
  /** All seats of the table; null if the stored ones stay. */
  readonly seats: SeatRow[] | null;
  readonly lines: LogRow[];
  readonly jobs: NewJobRow[];
  readonly notices: Omit<NoticeRow, 'id'>[];
  readonly eras: Omit<EraRow, 'id'>[];
  readonly results: ResultRow[];
  readonly resultSeats: ResultSeatRow[];
}

export function rowsOf(change: Commit): ChangeRows {
  const { table, era, result } = change;
  const { id: tableId, version, changedAt } = table;
  const noticeJobs = change.jobs.flatMap(({ job }) => (job.kind === 'notice' ? [job] : []));
  return {
    cause: { cause: change.cause, tableId, version, changedAt },
    table: { ...columnsOf(table), ...openingOf(change) },
    seats: change.keepsSeats === true ? null : seatRowsOf(table),
    lines: change.lines.map((line) => logRowOf(tableId, line)),
    jobs: change.jobs.map((job) => jobRowOf(tableId, job)),
    notices: [...noticeJobs, ...(change.notes ?? [])].map((note) => noticeRowOf(table, note)),
    eras: era === undefined ? [] : [eraRowOf(tableId, era)],
    results: result === undefined ? [] : [resultRowOf(result)],
    resultSeats: result === undefined ? [] : resultSeatRowsOf(result),
  };
}

/** A table has one wait timer; a new one replaces the old one unless the old one is running. */
export function replacesWaitTimer({ jobs }: Commit): boolean {
  return jobs.some(({ job }) => job.kind === 'watch');
}

/** The values that are written only when a table is opened. */
function openingOf({ openedIn, openedFor }: Commit): Pick<ChangeRows['table'], 'openedIn' | 'openedFor'> {
  return {
    ...(openedIn === undefined ? {} : { openedIn }),
    ...(openedFor === undefined ? {} : { openedFor }),
  };
}
