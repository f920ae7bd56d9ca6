/**
 * The seats of a lobby that repeats a game: they have that game's roles and order, and each is reserved for the person who had
 * it, by an offer.
 */
import type { SeatIndex } from '../../core/seat.ts';
import { type TableRefused, tableRefuses } from '../model/refusal.ts';
import { seatNamed } from '../model/seat-key.ts';
import {
  ERASED,
  isGathering,
  type Offer,
  openSeats,
  type Table,
  type TableSeat,
  type UserId,
} from '../model/table.ts';

/** A computer takes its seat again immediately. */
export function keepSeats(table: Table, seats: readonly TableSeat[], by: UserId): Table {
  const offers = seats.flatMap(({ userId, computer }, at): readonly Offer[] => {
    if (userId === null && computer !== undefined) return [];
    const to = userId === ERASED ? null : userId;
    return [{ seat: at as SeatIndex, turn: null, to, by }];
  });
  const kept = seats.map(({ role, userId, computer }) => ({
    role,
    userId: null,
    ...(userId === null && computer !== undefined ? { computer } : {}),
  }));
  return { ...table, seats: kept, arrangements: { ...table.arrangements, offers } };
}

/**
 * Whether the table is a lobby that repeats a game, even while it is closed. An open seat is proof enough, since other lobbies
 * have none: damage may have removed the name of the person the seat was reserved for.
 */
export function keepsSeats(table: Table): boolean {
  return isGathering(table) && (table.arrangements.offers.length > 0 || openSeats(table).length > 0);
}

/** The person an open seat is reserved for; null if anyone may take it. */
export function keptFor({ arrangements }: Table, seat: number): UserId | null {
  return arrangements.offers.find((offer) => offer.seat === seat)?.to ?? null;
}

/** The person in the seat, or the person that a lobby's open seat is reserved for; null if there's neither. */
export function claimantOf(table: Table, seat: number): UserId | null {
  return table.seats[seat]?.userId ?? (keepsSeats(table) ? keptFor(table, seat) : null);
}

/** The reason why the game cannot begin yet; null if every seat is taken. */
export function whomItWaitsFor(table: Table): TableRefused | null {
  const open = openSeats(table);
  if (open.length === 0) return null;
  return keptSeats(table, open) ?? tableRefuses('seats-free', { count: open.length });
}

/**
 * The named seat, all seats reserved for the person, or one that isn't reserved. A seat reserved for another person is refused,
 * since choosing it in the menu would take it from them without asking. The host can free such a seat if its person doesn't come.
 * Nothing is reserved for a computer, whose user id is null.
 */
export function seatsToTake(
  table: Table,
  userId: UserId | null,
  name: string | null,
): { readonly ok: true; readonly seats: readonly SeatIndex[] } | TableRefused {
  const open = openSeats(table);
  if (open.length === 0) return tableRefuses('lobby-full', { most: table.seats.length });
  if (name !== null) {
    const named = seatNamed(table, name);
    if (named === null) return tableRefuses('no-such-role', { role: name });
    if (!open.includes(named)) return tableRefuses('role-taken', { role: name });
    const user = keptFor(table, named);
    if (user === null || user === userId) return { ok: true, seats: [named] };
    return tableRefuses('seat-kept', { user, host: table.hostId });
  }
  const theirs = userId === null ? [] : open.filter((seat) => keptFor(table, seat) === userId);
  if (theirs.length > 0) return { ok: true, seats: theirs };
  const [free] = open.filter((seat) => keptFor(table, seat) === null);
  if (free !== undefined) return { ok: true, seats: [free] };
  return keptSeats(table, open) ?? tableRefuses('not-seated');
}

/** Opens the seats, so that anyone may take them. */
export function openKeptSeats(table: Table, isOpened: (seat: TableSeat, at: number) => boolean): Table {
  const opened = table.seats.flatMap((seat, at) => (isOpened(seat, at) ? [at] : []));
  const seats = table.seats.map(({ role, ...sitter }, at) =>
    opened.includes(at) ? { role, userId: null } : { role, ...sitter },
  );
  const offers = table.arrangements.offers.map((offer) =>
    opened.includes(offer.seat) ? { ...offer, to: null } : offer,
  );
  return { ...table, seats, arrangements: { ...table.arrangements, offers } };
}

function keptSeats(table: Table, open: readonly SeatIndex[]): TableRefused | null {
  const users = [...new Set(open.flatMap((seat) => keptFor(table, seat) ?? []))];
  return users.length === 0
    ? null
    : tableRefuses('seats-kept', { users: users.join(' '), host: table.hostId });
}
