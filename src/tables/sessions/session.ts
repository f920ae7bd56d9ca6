/**
 * A live session: it begins when a person at the table says that everyone's here. It ends with a press of a button, or when it
 * has been quiet for a while.
 */
import type { Change } from '../model/change.ts';
import { boardJob } from '../model/outbox.ts';
import { type TableRefused, tableRefuses } from '../model/refusal.ts';
import type { Session, Table, UserId } from '../model/table.ts';
import { heldUp } from '../turns/current-request.ts';
import { isInSession, withoutSession } from '../turns/in-session.ts';
import { seatsHeldBy, standInOf } from '../turns/seating.ts';

export const QUIET_MINUTES = 30;
const QUIET_MS = QUIET_MINUTES * 60_000;

/** Why the person can't start or end a session; null if they can. */
export function refusedSession(table: Table, by: UserId): TableRefused | null {
  if (table.status !== 'playing') return tableRefuses('not-playing');
  const { standIn } = table.arrangements;
  const isThere = table.hostId === by || seatsHeldBy(table, by).length > 0;
  const standsIn = standIn !== null && standInOf(table, standIn.turn)?.userId === by;
  if (!isThere && !standsIn) return tableRefuses('only-seated-or-host', { host: table.hostId });
  return heldUp(table);
}

/** The board is posted again, so that it starts as the newest message. Everyone is there, so it pings no one. */
export function beginSession(table: Table, by: UserId, now: Date): Change | TableRefused {
  const refused = refusedSession(table, by);
  if (refused !== null) return refused;
  const { session } = table.arrangements;
  if (session !== undefined) return tableRefuses('session-on', { user: session.by });
  const begun: Session = { by, since: now.toISOString() };
  const changed = { ...table, arrangements: { ...table.arrangements, session: begun } };
  return {
    ok: true,
    table: changed,
    notes: [{ phrase: { key: 'session.begun', with: { by } }, by }],
    jobs: [
      boardJob(changed, { by, afresh: true }, now),
      { job: { kind: 'session', since: begun.since }, dueAt: new Date(now.getTime() + QUIET_MS) },
    ],
    waitsAnew: true,
  };
}

export function endSession(table: Table, by: UserId, now: Date): Change | TableRefused {
  const refused = refusedSession(table, by);
  if (refused !== null) return refused;
  if (!isInSession(table)) return tableRefuses('session-over');
  return { ...ended(table, by, now), notes: [{ phrase: { key: 'session.ended', with: { by } }, by }] };
}

/** When the session that began at that time has been quiet long enough; null if it's over. */
export function sessionQuietAt({ arrangements, changedAt }: Table, since: string): Date | null {
  return arrangements.session?.since === since ? new Date(changedAt.getTime() + QUIET_MS) : null;
}

export function endQuietSession(table: Table, since: string, now: Date): Change | TableRefused {
  const quietAt = sessionQuietAt(table, since);
  if (quietAt === null) return tableRefuses('session-over');
  if (quietAt > now) return tableRefuses('session-goes-on');
  const phrase = { key: 'session.went-quiet', with: { minutes: QUIET_MINUTES } };
  return { ...ended(table, null, now), notes: [{ phrase, by: null }] };
}

/** The players may have left by now, so a new board pings those the game waits for, as after a pause. */
function ended(table: Table, by: UserId | null, now: Date): Change {
  const changed = withoutSession(table);
  return {
    ok: true,
    table: changed,
    jobs: [boardJob(changed, { by, afresh: true, recalls: true }, now)],
    waitsAnew: true,
  };
}
