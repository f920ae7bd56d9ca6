/** Names the people and computers that a table is waiting for, with their roles. */

import type { Phrase } from '../../../core/presentation/phrase.ts';
import type { Presenter } from '../../../core/presentation/presenter.ts';
import type { Request } from '../../../core/requests/request.ts';
import type { SeatIndex } from '../../../core/seat.ts';
import type { Table, UserId } from '../../../tables/model/table.ts';
import { pendingUsers } from '../../../tables/turns/current-request.ts';
import { isInSession } from '../../../tables/turns/in-session.ts';
import { isOnlySeat, seatName } from '../../../tables/turns/seat-words.ts';
import { holderOf, playerOf, vacantSeats } from '../../../tables/turns/seating.ts';
import { mention } from '../pieces/parts.ts';

/**
 * Addresses one person; if there are several, names each person with their roles, each computer and each open seat. `users`
 * limits the text to some of the people.
 */
export function addressed(
  table: Table,
  request: Request,
  presenter: Presenter<unknown>,
  users?: readonly UserId[],
): readonly Phrase[] {
  const others =
    users === undefined
      ? [
          ...computersNamed(table, request, presenter),
          ...vacantPhrase('pending.vacant', table, request, presenter),
        ]
      : [];
  const people = users ?? pendingUsers(table, request);
  const key = people.length + others.length === 1 ? 'pending.alone' : 'pending.among';
  return [...people.map((user) => named(key, user, table, request, presenter)), ...others];
}

export function peopleNamed(users: readonly UserId[]): readonly Phrase[] {
  return users.map((user) => ({ key: 'asked.person', with: { user: mention(user) } }));
}

/** The first words of a board, and the names that get their own line. */
export interface Call {
  readonly called: Phrase;
  /** Null if the first words already have all names. */
  readonly others: readonly Phrase[] | null;
}

/**
 * Shows who goes next, the most complete wording first. The names of several people never fit into a notification together, so
 * they get their own line. A live session names the person, since its board is edited and pings no one.
 */
export function callPhrases(table: Table, request: Request, presenter: Presenter<unknown>): readonly Call[] {
  const who = addressed(table, request, presenter);
  const people = pendingUsers(table, request);
  if (people.length === 0) return [{ called: calledPhrase('nobody', who), others: null }];
  if (who.length > 1) return [{ called: calledPhrase('several', []), others: who }];
  if (isInSession(table))
    return [
      { called: calledPhrase('live', waitedFor(table, request, presenter)), others: null },
      { called: calledPhrase('live', peopleNamed(people)), others: who },
    ];
  return [
    { called: calledPhrase('one', who), others: null },
    { called: calledPhrase('one', peopleNamed(people)), others: who },
  ];
}

function calledPhrase(kind: 'one' | 'several' | 'live' | 'nobody', who: readonly Phrase[]): Phrase {
  return { key: 'turn.called', with: { kind, who } };
}

/** Open notices store these phrases, and so do those of earlier releases: their keys `asked.*` have to stay. */
export function waitedFor(table: Table, request: Request, presenter: Presenter<unknown>): readonly Phrase[] {
  return [
    ...pendingUsers(table, request).map((user) => named('asked.as', user, table, request, presenter)),
    ...computersNamed(table, request, presenter),
    ...vacantPhrase('asked.vacant-as', table, request, presenter),
  ];
}

/** The seats that have to decide and that a computer plays. */
export function seatsOfComputers(table: Table, { seats, turn }: Request): readonly SeatIndex[] {
  return seats.filter((seat) => holderOf(table, seat, turn).by === 'computer');
}

function computersNamed(table: Table, request: Request, presenter: Presenter<unknown>): readonly Phrase[] {
  return seatsOfComputers(table, request).map((seat) => computerPhrase(table, seat, presenter));
}

/** A seat that a computer plays, either its own or a person's. */
function computerPhrase(table: Table, seat: SeatIndex, presenter: Presenter<unknown>): Phrase {
  const role = seatName({ presenter }, table, seat);
  const owner = table.seats[seat]?.userId ?? null;
  return owner === null
    ? { key: 'asked.computer', with: { role } }
    : { key: 'asked.computer-for', with: { role, user: mention(owner) } };
}

function vacantPhrase(
  key: string,
  table: Table,
  request: Request,
  presenter: Presenter<unknown>,
): readonly Phrase[] {
  const roles = vacantSeats(table, request).map((seat) => seatName({ presenter }, table, seat));
  return roles.length === 0 ? [] : [{ key, with: { roles } }];
}

/** Whether the person is the only player, not a stand-in, and has no role: then nothing has to tell them apart. */
export function isOnlyPlayer(table: Pick<Table, 'seats'>, user: UserId): boolean {
  return isOnlySeat(table) && table.seats[0]?.userId === user;
}

function named(
  key: string,
  user: UserId,
  table: Table,
  request: Request,
  presenter: Presenter<unknown>,
): Phrase {
  return isOnlyPlayer(table, user)
    ? { key: 'asked.person', with: { user: mention(user) } }
    : { key, with: { user: mention(user), roles: rolesOf(user, table, request, presenter) } };
}

/** The roles for which this person has to decide, and the people they stand in for. */
export function rolesOf(
  user: UserId,
  table: Table,
  { seats, turn }: Request,
  presenter: Presenter<unknown>,
): readonly Phrase[] {
  const theirs = seats.filter((seat) => playerOf(table, seat, turn) === user);
  return theirs.map((seat) => {
    const role = seatName({ presenter }, table, seat);
    const holder = table.seats[seat]?.userId ?? null;
    const isForOther = holder !== null && holder !== user;
    return isForOther ? { key: 'asked.for', with: { role, user: mention(holder) } } : role;
  });
}

/** A seat in a list of all seats. If a person other than its owner plays it, names the stand-in. */
export function seatPhrase(
  table: Table,
  seat: SeatIndex,
  turn: number,
  presenter: Presenter<unknown>,
): Phrase {
  const role = seatName({ presenter }, table, seat);
  const holder = holderOf(table, seat, turn);
  if (holder.by === 'computer') return computerPhrase(table, seat, presenter);
  if (holder.by === 'nobody') return { key: 'seats.open', with: { role } };
  return holder.userId === table.seats[seat]?.userId
    ? role
    : { key: 'seats.stood-in', with: { role, user: mention(holder.userId) } };
}
