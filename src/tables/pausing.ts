/** Stopping a game for a while: nobody answers, nobody is called and nothing passes by itself until it goes on. */
import type { GameEntry } from '../core/catalogue.ts';
import { type NewErrand, noticeErrand } from './outbox.ts';
import { boardErrand, standingRequest, waitErrand } from './play.ts';
import { type TableRefused, tableRefuses } from './refusal.ts';
import type { Table, UserId } from './table.ts';

export interface Paused {
  readonly ok: true;
  readonly table: Table;
  readonly errands: readonly NewErrand[];
}

export function pause(table: Table, by: UserId, now: Date): Paused | TableRefused {
  if (table.status !== 'playing') return tableRefuses('not-playing');
  if (table.pausedBy !== null) return tableRefuses('paused', { user: table.pausedBy });
  const paused = { ...table, pausedBy: by };
  return {
    ok: true,
    table: paused,
    errands: [boardErrand(paused, { by }, now), said('table.paused', by, now)],
  };
}

/** Whoever is asked is called again, and what passes by itself has its whole time again. */
export function resume(entry: GameEntry, table: Table, by: UserId, now: Date): Paused | TableRefused {
  if (table.status !== 'playing') return tableRefuses('not-playing');
  if (table.pausedBy === null) return tableRefuses('not-paused');
  const resumed = { ...table, pausedBy: null };
  return {
    ok: true,
    table: resumed,
    errands: [
      said('table.resumed', by, now),
      boardErrand(resumed, { by, afresh: true, recalls: true }, now),
      ...waitErrand(resumed, standingRequest(entry, resumed), now),
    ],
  };
}

function said(key: string, user: UserId, dueAt: Date): NewErrand {
  return noticeErrand({ key, with: { user } }, user, dueAt);
}
