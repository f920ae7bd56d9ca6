/** Tables, changes and jobs to put into a store. */
import { seedFrom } from '../../../src/core/random.ts';
import { seatIndex } from '../../../src/core/seat.ts';
import type { Job, NewJob } from '../../../src/tables/model/outbox.ts';
import type { Commit } from '../../../src/tables/model/storage/store.ts';
import {
  type ChannelId,
  EMPTY_UNDO_STACK,
  type LogLine,
  NOTHING_ARRANGED,
  type Table,
  type TableId,
  type UserId,
} from '../../../src/tables/model/table.ts';

export const NOON = new Date('2026-11-20T12:00:00.000Z');

export function secondsAfterNoon(seconds: number): Date {
  return new Date(NOON.getTime() + seconds * 1000);
}

export function lobby(changes: Partial<Table> = {}): Table {
  return {
    id: 'table-1' as TableId,
    gameId: 'yggdrasil',
    rulesVersion: '2018-1',
    options: { rules: '2018' },
    box: { house: [] },
    seed: seedFrom('friday'),
    passing: 'after-a-minute',
    isCasual: false,
    isChallenge: false,
    advice: 'private',
    overdueAfter: 48,
    language: 'en',
    status: 'lobby',
    version: 1,
    place: { guildId: 'guild', channelId: 'channel' as ChannelId },
    hostId: 'ann' as UserId,
    pausedBy: null,
    isSuspended: false,
    waitingSince: NOON,
    arrangements: NOTHING_ARRANGED,
    seats: [{ role: null, userId: 'ann' as UserId }],
    state: null,
    recentEvents: { events: [], dropped: 0, turnFrom: 0 },
    undoStack: EMPTY_UNDO_STACK,
    logged: 0,
    createdAt: NOON,
    changedAt: NOON,
    ...changes,
  };
}

/** The next version of a table, changed. */
export function next(table: Table, changes: Partial<Table> = {}): Table {
  return { ...table, version: table.version + 1, ...changes };
}

export function commitOf(table: Table, changes: Partial<Commit> = {}): Commit {
  return { table, lines: [], jobs: [], cause: `${table.id} ${table.version}`, ...changes };
}

export function notice(text: string): Job {
  return { kind: 'notice', phrase: { key: text }, by: null };
}

export function due(seconds: number, text: string): NewJob {
  return { job: notice(text), dueAt: secondsAfterNoon(seconds) };
}

/** The first line of a table's log. */
export const LINE: LogLine = {
  index: 0,
  seat: seatIndex(0),
  userId: 'ann' as UserId,
  action: { request: 'turn-1', choice: 'asgard', values: {} },
};
