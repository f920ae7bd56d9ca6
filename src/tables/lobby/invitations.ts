/** Invitations to a lobby: a seat is reserved for a day for each invited person, who may decline it. */
import type { GameEntry } from '../../core/catalogue.ts';
import type { Change } from '../model/change.ts';
import { type NewJob, noticeJob } from '../model/outbox.ts';
import { type TableRefused, tableRefuses } from '../model/refusal.ts';
import { ERASED, type Invitation, isGathering, type Table, type UserId } from '../model/table.ts';
import { namesOf } from '../turns/agreeing-words.ts';
import { keepsSeats } from './kept-seats.ts';
import { notALobby } from './not-a-lobby.ts';

const KEPT_HOURS = 24;
/** The maximum number of people one person can invite at once, since each is pinged. */
export const MAX_INVITED = 5;
const KEPT_MS = KEPT_HOURS * 60 * 60_000;

export function invitationsOf({ arrangements }: Pick<Table, 'arrangements'>): readonly Invitation[] {
  return arrangements.invitations ?? [];
}

/** The number of people who can still be invited; 0 for a lobby that repeats a game, since its seats are reserved anyway. */
export function seatsToKeep({ game }: GameEntry, table: Table): number {
  if (table.status !== 'lobby' || keepsSeats(table)) return 0;
  return Math.max(0, game.seats.max - table.seats.length - invitationsOf(table).length);
}

/** The people with a reserved seat, except this one. A computer's user id is null. */
export function othersInvited(table: Table, userId: UserId | null): readonly UserId[] {
  return invitationsOf(table).flatMap(({ to }) => (to === userId ? [] : to));
}

/** Each person is pinged once. The caller has made sure that they can play and accept pings. */
export function invite(
  entry: GameEntry,
  table: Table,
  by: UserId,
  wanted: readonly UserId[],
  now: Date,
): Change | TableRefused {
  if (table.status !== 'lobby') return notALobby(table);
  const isAtTable = table.hostId === by || table.seats.some(({ userId }) => userId === by);
  if (!isAtTable) return tableRefuses('only-seated-or-host', { host: table.hostId });
  const known = [...table.seats.map(({ userId }) => userId), ...invitationsOf(table).map(({ to }) => to)];
  const users = [...new Set(wanted)].filter((user) => !known.includes(user)).slice(0, MAX_INVITED);
  if (users.length === 0) return tableRefuses('invited-already');
  const free = seatsToKeep(entry, table);
  if (users.length > free) return tableRefuses('too-many-invited', { free });
  const until = new Date(now.getTime() + KEPT_MS);
  const invitations = users.map((to): Invitation => ({ to, by, until: until.toISOString() }));
  const phrase = {
    key: 'invite.called',
    with: { user: by, users: namesOf(users), count: users.length, game: { key: `game.${table.gameId}` } },
  };
  const called = { kind: 'notice', phrase, by, call: users, offers: ['accept', 'decline'] } as const;
  return {
    ok: true,
    table: withInvitations(table, [...invitationsOf(table), ...invitations]),
    jobs: [
      { job: { kind: 'lobby' }, dueAt: now },
      { job: called, dueAt: now },
      { job: { kind: 'invitations' }, dueAt: until },
    ],
  };
}

export function decline(table: Table, userId: UserId, now: Date): Change | TableRefused {
  if (table.status !== 'lobby') return notALobby(table);
  if (!isInvited(table, userId)) return tableRefuses('no-invitation');
  const declined = noticeJob({ key: 'invite.declined', with: { user: userId } }, userId, now);
  return {
    ok: true,
    table: answered(table, userId),
    jobs: [{ job: { kind: 'lobby' }, dueAt: now }, declined],
  };
}

/**
 * The key of the open invitations, which end with the start. A newer invitation has a later end, so a host who confirmed an older
 * key has to confirm again.
 */
export function openInvitationsKey(table: Table): string {
  return String(Math.max(0, ...invitationsOf(table).map(({ until }) => new Date(until).getTime())));
}

/** If invited people haven't answered, a start costs them their reserved seats, so the host has to confirm it. */
export function asksToStart(table: Table, confirmed: string | null): TableRefused | null {
  const users = invitationsOf(table).map(({ to }) => to);
  if (users.length === 0) return null;
  if (confirmed !== null && Number(confirmed) >= Number(openInvitationsKey(table))) return null;
  return tableRefuses('start-asks', { users: users.join(' '), count: users.length });
}

/** Frees the seats that were reserved for a day. */
export function endInvitations(table: Table, now: Date): Change | TableRefused {
  const ended = invitationsOf(table).filter(({ until }) => new Date(until) <= now);
  if (!isGathering(table) || ended.length === 0) return tableRefuses('no-invitation');
  const left = invitationsOf(table).filter((each) => !ended.includes(each));
  const users = ended.map(({ to }) => to);
  const phrase = { key: 'invite.ended', with: { users: namesOf(users), count: users.length } };
  const shown: readonly NewJob[] = [{ job: { kind: 'lobby' }, dueAt: now }, noticeJob(phrase, null, now)];
  return {
    ok: true,
    table: withInvitations(table, left),
    jobs: table.status === 'lobby' ? shown : [],
    keepsWait: true,
  };
}

function isInvited(table: Table, userId: UserId): boolean {
  return invitationsOf(table).some(({ to }) => to === userId);
}

/** The table without the invitation of a person who has taken a seat or declined. */
export function answered(table: Table, userId: UserId | null): Table {
  const left = invitationsOf(table).filter(({ to }) => to !== userId);
  return left.length === invitationsOf(table).length ? table : withInvitations(table, left);
}

/** Removes everything reserved for a person whose data is erased, and every mention of them. */
export function withoutInvitationsOf(userId: UserId, table: Table): readonly Invitation[] {
  return invitationsOf(answered(table, userId)).map((each) =>
    each.by === userId ? { ...each, by: ERASED } : each,
  );
}

export function withInvitations(table: Table, invitations: readonly Invitation[]): Table {
  const { invitations: _, ...rest } = table.arrangements;
  return {
    ...table,
    arrangements: invitations.length === 0 ? rest : { ...rest, invitations },
  };
}
