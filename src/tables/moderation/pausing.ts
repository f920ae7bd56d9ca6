/** Pauses a game: until it is resumed, no one can answer, the bot pings no one, and it gives no default answer. */
import type { GameEntry } from '../../core/catalogue.ts';
import { canModerate } from '../lobby/lobby.ts';
import type { PrivilegedActor } from '../model/change.ts';
import { boardJob, type NewJob, noticeJob } from '../model/outbox.ts';
import { type TableRefused, tableRefuses } from '../model/refusal.ts';
import type { Table, UserId } from '../model/table.ts';
import { currentRequest } from '../turns/current-request.ts';
import { waitJob } from '../turns/default-answers.ts';
import { seatsHeldBy } from '../turns/seating.ts';

/** After a pause of this length, anyone seated may resume or end the game, since its host may never return. */
const HELD_MS = 7 * 24 * 60 * 60_000;

export interface Paused {
  readonly ok: true;
  readonly table: Table;
  readonly jobs: readonly NewJob[];
}

/** When anyone seated may resume or end the paused game; null if it is not paused. */
export function pauseHeldUntil({ pausedBy, waitingSince }: Table): Date | null {
  return pausedBy === null ? null : new Date(waitingSince.getTime() + HELD_MS);
}

/** Why this person may not resume or end the game; null if they may. */
export function refusedToRule(
  table: Table,
  { userId, isModerator }: Pick<PrivilegedActor, 'userId' | 'isModerator'>,
  now: Date,
): TableRefused | null {
  if (canModerate(table, userId, isModerator)) return null;
  const heldUntil = pauseHeldUntil(table);
  if (heldUntil === null || seatsHeldBy(table, userId).length === 0)
    return tableRefuses('only-host-or-moderator', { host: table.hostId });
  if (heldUntil <= now) return null;
  return tableRefuses('pause-held', { host: table.hostId, from: Math.ceil(heldUntil.getTime() / 1000) });
}

export function pause(table: Table, by: UserId, now: Date): Paused | TableRefused {
  if (table.status !== 'playing') return tableRefuses('not-playing');
  if (table.pausedBy !== null) return tableRefuses('paused', { user: table.pausedBy });
  const paused = { ...table, pausedBy: by };
  return {
    ok: true,
    table: paused,
    jobs: [boardJob(paused, { by }, now), noticeOf('table.paused', by, now)],
  };
}

/** Resumes the game: the bot pings the people the table waits for, and default answers get their full time again. */
export function resume(entry: GameEntry, table: Table, by: UserId, now: Date): Paused | TableRefused {
  if (table.status !== 'playing') return tableRefuses('not-playing');
  if (table.pausedBy === null) return tableRefuses('not-paused');
  const resumed = { ...table, pausedBy: null };
  return {
    ok: true,
    table: resumed,
    jobs: [
      noticeOf('table.resumed', by, now),
      boardJob(resumed, { by, afresh: true, recalls: true }, now),
      ...waitJob(resumed, currentRequest(entry, resumed), now),
    ],
  };
}

function noticeOf(key: string, user: UserId, dueAt: Date): NewJob {
  return noticeJob({ key, with: { user } }, user, dueAt);
}
