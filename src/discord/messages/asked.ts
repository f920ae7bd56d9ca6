/** Those who are asked, by name and by what they play as. */
import type { Face, Saying } from '../../core/face.ts';
import type { Request } from '../../core/request.ts';
import type { SeatIndex } from '../../core/seat.ts';
import { askedUsers } from '../../tables/play.ts';
import type { Table, TableSeat, UserId } from '../../tables/table.ts';
import { mention } from './parts.ts';

/** One person is addressed; of several, each is named with their roles. `users` are all who are asked, or some of them. */
export function addressed(
  table: Table,
  request: Request,
  face: Face<unknown>,
  users: readonly UserId[] = askedUsers(table, request),
): readonly Saying[] {
  const key = users.length === 1 ? 'asked.alone' : 'asked.among';
  return users.map((user) => named(key, user, table, request, face));
}

export function waitedFor(table: Table, request: Request, face: Face<unknown>): readonly Saying[] {
  return askedUsers(table, request).map((user) => named('asked.as', user, table, request, face));
}

function named(key: string, user: UserId, table: Table, request: Request, face: Face<unknown>): Saying {
  return { key, with: { user: mention(user), roles: rolesOf(user, table, request, face) } };
}

/** As whom that person is asked. */
export function rolesOf(
  user: UserId,
  table: Table,
  { seats }: Request,
  face: Face<unknown>,
): readonly Saying[] {
  const theirs = seats.filter((seat) => table.seats[seat]?.userId === user);
  return theirs.flatMap((seat) => {
    const role = roleOf(table, seat, face);
    return typeof role === 'string' ? [] : [role];
  });
}

export function roleOf(table: Table, seat: SeatIndex, face: Face<unknown>): Saying | string {
  const role = table.seats[seat]?.role ?? '';
  return role === '' ? '' : face.role(role);
}

/** Whoever sits there, or the word that nobody does. */
export function holderOf({ userId }: TableSeat): Saying | string {
  return userId === null ? { key: 'asked.nobody' } : mention(userId);
}
