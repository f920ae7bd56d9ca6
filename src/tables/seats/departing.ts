/** The seats that a person can leave at a table, and the loss that they have to confirm in a running game. */
import type { GameEntry } from '../../core/catalogue.ts';
import type { SeatIndex } from '../../core/seat.ts';
import { leaveSeats } from '../lobby/lobby.ts';
import type { Change } from '../model/change.ts';
import { type TableRefused, tableRefuses } from '../model/refusal.ts';
import type { Table, UserId } from '../model/table.ts';
import { leaveHosting, shownInLobby } from './host-passing.ts';
import { leaveGame } from './leaving.ts';

/**
 * `seats` means all seats of the person, and the turn they play as a stand-in: a host without a seat stays the host. `table`
 * means the same, but a host without a seat passes the table to a seated person.
 */
export const WHOLES = ['seats', 'table'] as const;

export type Departure =
  | { readonly leaves: 'seat'; readonly name: string }
  | { readonly leaves: (typeof WHOLES)[number] };

/** The effect of leaving a running game: the seats that others can then take, and the new host. */
export interface Parting {
  readonly opened: readonly SeatIndex[];
  /** The person who becomes the host; null if the host stays. */
  readonly host: UserId | null;
}

/**
 * `confirmed` is the key of the loss that the person confirmed; null if there was no confirmation. If the loss has changed, they
 * have to confirm again.
 */
export function depart(
  entry: GameEntry,
  table: Table,
  userId: UserId,
  departure: Departure,
  confirmed: string | null,
  now: Date,
): Change | TableRefused {
  const left = departed(entry, table, userId, departure, now);
  if (!left.ok) return left;
  const parting = partingOf(table, left.table);
  const needed = parting === null ? null : partingKey(parting);
  return needed === null || needed === confirmed ? left : tableRefuses('leaving-asks');
}

/** The loss for the running game; null if nothing is given up, or leaving is refused. */
export function partingFrom(
  entry: GameEntry,
  table: Table,
  userId: UserId,
  departure: Departure,
  now: Date,
): Parting | null {
  const left = departed(entry, table, userId, departure, now);
  return left.ok ? partingOf(table, left.table) : null;
}

export function partingKey({ opened, host }: Parting): string {
  return `${opened.join('.')}>${host ?? ''}`;
}

function departed(
  entry: GameEntry,
  table: Table,
  userId: UserId,
  departure: Departure,
  now: Date,
): Change | TableRefused {
  const name = departure.leaves === 'seat' ? departure.name : null;
  const left =
    table.status === 'playing'
      ? leaveGame(entry, table, userId, name, now)
      : leaveLobby(table, userId, name, now);
  const isOnlyHost = !left.ok && left.refusal.code === 'not-seated' && departure.leaves === 'table';
  return isOnlyHost ? leaveHosting(table, userId, now) : left;
}

function leaveLobby(table: Table, userId: UserId, name: string | null, now: Date): Change | TableRefused {
  const left = leaveSeats(table, userId, name);
  return left.ok ? { ...left, jobs: shownInLobby(left.table, now) } : left;
}

function partingOf(before: Table, after: Table): Parting | null {
  if (before.status !== 'playing') return null;
  const opened = before.seats.flatMap(({ userId }, at) =>
    userId !== null && after.seats[at]?.userId === null ? [at as SeatIndex] : [],
  );
  const host = after.hostId === before.hostId ? null : after.hostId;
  return opened.length === 0 && host === null ? null : { opened, host };
}
