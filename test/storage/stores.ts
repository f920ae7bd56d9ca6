/** Real database files in folders of their own, and tables to put into them. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { seedFrom } from '../../src/core/random.ts';
import { openStorage } from '../../src/storage/open-storage.ts';
import type { Storage, StorageListeners } from '../../src/storage/storage.ts';
import type { Errand, NewErrand } from '../../src/tables/model/outbox.ts';
import type { Commit, TableStore } from '../../src/tables/model/store.ts';
import {
  type ChannelId,
  EMPTY_UNDO_STACK,
  NOTHING_ARRANGED,
  type Table,
  type TableId,
  type UserId,
} from '../../src/tables/model/table.ts';

export const NOON = new Date('2026-11-20T12:00:00.000Z');

export function secondsAfterNoon(seconds: number): Date {
  return new Date(NOON.getTime() + seconds * 1000);
}

/** A folder that is gone after the test. */
export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'ratatoskr-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

export function newFile(): string {
  return join(newFolder(), 'tables.db');
}

/** Opened for the test that calls it, and closed after it. */
export async function storeIn(file?: string): Promise<TableStore> {
  return (await storageIn(file)).store;
}

/** Opened for the test that calls it, and closed after it. */
export async function storageIn(
  file: string = newFile(),
  listeners: Partial<StorageListeners> = {},
): Promise<Storage> {
  const opened = await openStorage(`file:${file}`, listeners);
  if (!opened.ok) throw new Error(`no store: ${opened.problem.code}`);
  onTestFinished(() => opened.close());
  return opened;
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
    recentEvents: { events: [], told: 0, turnFrom: 0 },
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
  return { table, lines: [], errands: [], cause: `${table.id} ${table.version}`, ...changes };
}

export function notice(text: string): Errand {
  return { kind: 'notice', saying: { key: text }, by: null };
}

export function due(seconds: number, text: string): NewErrand {
  return { errand: notice(text), dueAt: secondsAfterNoon(seconds) };
}
