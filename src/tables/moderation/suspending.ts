/** Suspends a table whose channel the bot cannot reach, until the bot can reach it again or a person moves the table. */
import type { GameEntry } from '../../core/catalogue.ts';
import type { Rescued } from '../model/change.ts';
import { boardJob, type NewJob, noticeJob } from '../model/outbox.ts';
import { type TableRefused, tableRefuses } from '../model/refusal.ts';
import type { Remains } from '../model/storage/unreadable.ts';
import { isLive, movedTo, type Place, type Table, type UserId } from '../model/table.ts';
import { currentRequest } from '../turns/current-request.ts';
import { waitJob } from '../turns/default-answers.ts';

/** Why a place cannot be reached. */
export const LOSSES = ['channel-gone', 'server-left'] as const;
export type Loss = (typeof LOSSES)[number];

interface Relocated {
  readonly ok: true;
  readonly table: Table;
  readonly jobs: readonly NewJob[];
}

/** Suspends the table and tells its host once. Refuses if the table is no longer at `place`. */
export function suspend(table: Table, place: Place, code: Loss, now: Date): Relocated | TableRefused {
  if (!isLive(table)) return tableRefuses('not-playing');
  if (table.isSuspended || table.place.channelId !== place.channelId) return tableRefuses('suspended');
  const phrase = { key: `direct.${code}`, with: { game: { key: `game.${table.gameId}` } } };
  return {
    ok: true,
    table: { ...table, isSuspended: true },
    jobs: [{ job: { kind: 'direct', to: table.hostId, phrase }, dueAt: now }],
  };
}

/** Continues a suspended table, since the bot can reach its channel again. */
export function revive(entry: GameEntry, table: Table, now: Date): Relocated | TableRefused {
  if (!isLive(table) || !table.isSuspended) return tableRefuses('not-suspended');
  const revived = { ...table, isSuspended: false };
  return { ok: true, table: revived, jobs: goingOn(entry, revived, null, now) };
}

/** Moves the table to another place; the bot posts it again and pings the people it waits for once. */
export function move(
  entry: GameEntry,
  table: Table,
  place: Place,
  by: UserId,
  now: Date,
): Relocated | TableRefused {
  if (!isLive(table)) return tableRefuses('not-playing');
  const isThere = table.place.channelId === place.channelId;
  if (isThere && !table.isSuspended) return tableRefuses('here-already');
  const moved = { ...movedTo(table, place), isSuspended: false };
  const from = table.place.channelId;
  const phrase = { key: 'table.moved', with: { user: by } };
  const farewell = { key: 'table.moved-away', with: { user: by, channel: place.channelId } };
  const canBeReached = !table.isSuspended;
  return {
    ok: true,
    table: moved,
    jobs: [
      noticeJob(phrase, by, now),
      ...(canBeReached
        ? [{ job: { kind: 'farewell', channelId: from, phrase: farewell }, dueAt: now } as const]
        : []),
      ...(canBeReached ? shownAfresh(moved, by, now) : goingOn(entry, moved, by, now)),
    ],
  };
}

/** Moves a table that cannot be read: that only frees its channel, and the table is shown nowhere. */
export function moveRemains(remains: Remains, place: Place): Rescued | TableRefused {
  if (!remains.isLive) return tableRefuses('not-playing');
  if (remains.place.channelId === place.channelId) return tableRefuses('here-already');
  return { ok: true, rescued: remains, place };
}

/**
 * The jobs that resume a table: the board as a new message, pings to the people it waits for, and default answers with their
 * full time.
 */
export function goingOn(entry: GameEntry, table: Table, by: UserId | null, now: Date): readonly NewJob[] {
  const passes = table.pausedBy === null ? waitJob(table, currentRequest(entry, table), now) : [];
  return [...shownAfresh(table, by, now), ...passes];
}

/** Shows the table in a new message. A paused game pings no one. */
function shownAfresh(table: Table, by: UserId | null, now: Date): readonly NewJob[] {
  if (table.status === 'lobby') return [{ job: { kind: 'lobby' }, dueAt: now }];
  const how =
    table.pausedBy === null ? ({ afresh: true, recalls: true } as const) : ({ afresh: true } as const);
  return [boardJob(table, { by, ...how }, now)];
}
