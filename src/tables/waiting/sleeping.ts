/** Closes inactive tables after a warning, keeps them open, and reopens them unchanged. */
import type { GameEntry } from '../../core/catalogue.ts';
import type { Phrase } from '../../core/presentation/phrase.ts';
import { canModerate } from '../lobby/lobby.ts';
import type { PrivilegedActor } from '../model/change.ts';
import { boardJob, type NewJob, noticeJob, type ReminderState } from '../model/outbox.ts';
import { type TableRefused, tableRefuses } from '../model/refusal.ts';
import { isLive, movedTo, type Place, type Table, type UserId } from '../model/table.ts';
import { currentRequest } from '../turns/current-request.ts';
import { waitJob } from '../turns/default-answers.ts';

const DAY_MS = 24 * 60 * 60_000;

/** The limits, in days without activity. Lobbies are warned and closed sooner than games. */
const LIMITS = {
  lobby: { untilWarned: 7, untilClosed: 2 },
  game: { untilWarned: 30, untilClosed: 7 },
} as const;

interface Slept {
  readonly ok: true;
  readonly table: Table;
  readonly jobs: readonly NewJob[];
}

function limitsOf({ status }: Table): (typeof LIMITS)[keyof typeof LIMITS] {
  return status === 'lobby' ? LIMITS.lobby : LIMITS.game;
}

/** When the bot warns that the table will be closed. */
export function sleepsAt(table: Table, { idleSince }: Pick<ReminderState, 'idleSince'>): Date {
  return new Date(new Date(idleSince).getTime() + limitsOf(table).untilWarned * DAY_MS);
}

/** The time at which a table will be closed if people are warned about it at `now`. */
export function closesAt(table: Table, now: Date): Date {
  return new Date(now.getTime() + limitsOf(table).untilClosed * DAY_MS);
}

export const KEPT_OPEN = 'sleep.kept';

const CLOSED = {
  lobby: 'sleep.closed-lobby',
  /** For a lobby that others had joined, but that no one started. */
  gathered: 'sleep.closed-gathered',
  playing: 'sleep.closed-playing',
} as const;

function hasGuests({ seats, hostId }: Table): boolean {
  return seats.some(({ userId }) => userId !== null && userId !== hostId);
}

/**
 * Closes the table. `idleSince` comes from the wait timer that found it inactive; if the current `state` differs, a person has
 * acted or kept the table open in the meantime.
 */
export function close(
  table: Table,
  state: ReminderState | null,
  idleSince: string,
  now: Date,
): Slept | TableRefused {
  const isAsleep = state?.since === table.waitingSince.toISOString() && state.idleSince === idleSince;
  if (!isLive(table) || !isAsleep || table.isSuspended) return tableRefuses('not-asleep');
  const closed: Table = { ...table, status: 'closed' };
  const key = CLOSED[table.status === 'lobby' ? (hasGuests(table) ? 'gathered' : 'lobby') : 'playing'];
  const notice: NewJob = {
    job: { kind: 'notice', phrase: { key }, by: null, offers: ['reopen'] },
    dueAt: now,
  };
  return { ok: true, table: closed, jobs: [shownAs(table, closed, null, now), notice] };
}

/** Seated people, the host and moderators may keep the table open, reopen it, and repeat its game. */
export function mayWake(
  table: Pick<Table, 'hostId' | 'seats'>,
  userId: UserId,
  isModerator: boolean,
): boolean {
  return canModerate(table, userId, isModerator) || table.seats.some((seat) => seat.userId === userId);
}

/**
 * Postpones the closing: the days until the next warning and the reminders start again, while the wait for an answer continues.
 * Refused if `state` has no warning to postpone.
 */
export function keepOpen(
  table: Table,
  state: ReminderState | null,
  { userId: by, isModerator }: Pick<PrivilegedActor, 'userId' | 'isModerator'>,
  now: Date,
): Slept | TableRefused {
  if (table.status === 'closed') return tableRefuses('closed-already');
  if (!isLive(table)) return tableRefuses('not-playing');
  if (!mayWake(table, by, isModerator)) return tableRefuses('only-seated-or-host', { host: table.hostId });
  if (state === null || state.closesAt === null) return tableRefuses('not-asleep');
  const keptNotice = noticeJob({ key: KEPT_OPEN, with: { user: by } }, by, now);
  if (table.status === 'lobby') return { ok: true, table, jobs: [keptNotice] };
  const kept: ReminderState = {
    since: state.since,
    idleSince: now.toISOString(),
    reminders: 0,
    reminded: [],
    isOverdueAnnounced: state.isOverdueAnnounced,
    closesAt: null,
    remindersFrom: now.toISOString(),
  };
  return { ok: true, table, jobs: [keptNotice, { job: { kind: 'watch', watch: kept }, dueAt: now }] };
}

/**
 * Reopens the table at `place`, which may be another channel than before. A pause ends. The bot pings the people the table waits
 * for, and default answers get their full time again.
 */
export function reopen(
  entry: GameEntry,
  table: Table,
  { userId: by, isModerator }: Pick<PrivilegedActor, 'userId' | 'isModerator'>,
  place: Place,
  now: Date,
): Slept | TableRefused {
  if (table.place.guildId !== place.guildId) return tableRefuses('no-such-table');
  if (table.status !== 'closed') return tableRefuses('not-closed');
  if (!mayWake(table, by, isModerator)) return tableRefuses('only-seated-or-host', { host: table.hostId });
  const isGame = table.state !== null;
  const opened: Table = { ...movedTo(table, place), status: isGame ? 'playing' : 'lobby', pausedBy: null };
  const request = currentRequest(entry, opened);
  return {
    ok: true,
    table: opened,
    jobs: [
      noticeJob(reopenedPhrase(table, place, by), by, now),
      shownAs(opened, opened, by, now),
      ...waitJob(opened, request, now),
    ],
  };
}

/** The message is posted in the new place and mentions a move. */
function reopenedPhrase({ place: { channelId } }: Table, place: Place, user: UserId): Phrase {
  return channelId === place.channelId
    ? { key: 'sleep.reopened', with: { user } }
    : { key: 'sleep.reopened-elsewhere', with: { user, channel: place.channelId } };
}

function shownAs(kind: Table, changed: Table, by: UserId | null, dueAt: Date): NewJob {
  if (kind.status === 'lobby') return { job: { kind: 'lobby' }, dueAt };
  const isOpen = changed.status === 'playing';
  return boardJob(changed, { by, ...(isOpen ? { afresh: true, recalls: true } : {}) }, dueAt);
}
