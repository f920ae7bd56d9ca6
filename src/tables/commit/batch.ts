/** Everything that a change to a table writes in one commit: the verb's decision, and the consequences of any change. */
import { isDeepStrictEqual } from 'node:util';
import type { GameEntry } from '../../core/catalogue.ts';
import { computerJob } from '../computers/pending.ts';
import type { Change } from '../model/change.ts';
import type { NewJob } from '../model/outbox.ts';
import type { Commit } from '../model/storage/store.ts';
import { announcementOf, type Table } from '../model/table.ts';
import { resultOf } from '../statistics/results.ts';
import { currentRequest } from '../turns/current-request.ts';
import { endingSession } from '../turns/in-session.ts';
import { holderOf } from '../turns/seating.ts';
import { waitTimerJob } from '../waiting/reminder-state.ts';
import { withHighlights } from './highlights.ts';
import { settledJob } from './notice-controls.ts';

/** The batch for a change to a table. `read` is the table as it was loaded; null for a new table. */
export function batchOf(
  entry: GameEntry,
  read: Table | null,
  change: Change,
  cause: string,
  now: Date,
): Commit {
  const changed = { ...endingSession(change.table), version: (read?.version ?? 0) + 1, changedAt: now };
  const goesOnWaiting = keepsWait(entry, read, changed, change);
  const table = goesOnWaiting ? changed : { ...changed, waitingSince: now };
  const { lines = [], notes = [], era = null, reminderState, openedIn, openedFor, campaign } = change;
  const result = read === null ? null : resultOf(entry, read, table, lines);
  return {
    table,
    lines,
    jobs: jobsOf(entry, read, table, change, goesOnWaiting),
    ...(notes.length === 0 ? {} : { notes }),
    ...(reminderState === undefined ? {} : { reminderState }),
    ...(read !== null && areSameSeats(read, table) ? { keepsSeats: true } : {}),
    ...(era === null ? {} : { era }),
    ...(openedIn === undefined ? {} : { openedIn }),
    ...(openedFor === undefined ? {} : { openedFor }),
    ...(result === null ? {} : { result }),
    ...(campaign === undefined ? {} : { campaign }),
    cause,
  };
}

/** The jobs of the change, in the order in which they run if they are due at the same time. */
function jobsOf(
  entry: GameEntry,
  read: Table | null,
  table: Table,
  change: Change,
  goesOnWaiting: boolean,
): readonly NewJob[] {
  const timer = goesOnWaiting ? [] : waitTimerJob(table);
  const plays = computerJob(entry, read, table);
  if (read === null) return [...change.jobs, ...timer, ...plays];
  const settled = settledJob(entry, read, table, change.jobs, goesOnWaiting);
  const announced = announcedAgain(read, table, change.jobs);
  return [...settled, ...withHighlights(entry, read, table, change), ...announced, ...timer, ...plays];
}

/**
 * Updates the table's announcement in the channel, which shows whether the table is gathering players, being played or over, even
 * if the verb itself only shows the board.
 */
function announcedAgain(read: Table, table: Table, jobs: readonly NewJob[]): readonly NewJob[] {
  const isAnnounced = announcementOf(table) !== null && read.status !== table.status;
  if (!isAnnounced || jobs.some(({ job }) => job.kind === 'lobby')) return [];
  return [{ job: { kind: 'lobby' }, dueAt: table.changedAt }];
}

function keepsWait(
  entry: GameEntry,
  read: Table | null,
  changed: Table,
  change: Pick<Change, 'keepsWait' | 'waitsAnew'>,
): boolean {
  if (change.keepsWait === true) return true;
  return change.waitsAnew !== true && read !== null && isSameWait(entry, read, changed);
}

/**
 * Whether the wait continues: no one answered and the table waits for the same people, or the pause continues. If so, the
 * reminder state stays.
 */
function isSameWait(entry: GameEntry, read: Table, changed: Table): boolean {
  return (
    read.status === 'playing' &&
    read.status === changed.status &&
    read.logged === changed.logged &&
    (read.pausedBy === null) === (changed.pausedBy === null) &&
    read.isSuspended === changed.isSuspended &&
    (read.pausedBy !== null || arePendingTheSame(entry, read, changed))
  );
}

function areSameSeats({ seats: before }: Table, { seats }: Table): boolean {
  return (
    before.length === seats.length &&
    seats.every(
      ({ role, userId, computer }, at) =>
        before[at]?.role === role && before[at]?.userId === userId && before[at]?.computer === computer,
    )
  );
}

/**
 * Whether the table still waits for the same people and computers. A person who takes over a seat that the table waits for gets
 * the full time; changes to other seats don't matter.
 */
function arePendingTheSame(entry: GameEntry, read: Table, changed: Table): boolean {
  const request = currentRequest(entry, read);
  return (
    request === null ||
    request.seats.every((seat) =>
      isDeepStrictEqual(holderOf(read, seat, request.turn), holderOf(changed, seat, request.turn)),
    )
  );
}
