/**
 * The seats of a lobby that repeats a game: their roles and order are those of that game, and each is kept for the
 * person who had it, by an offer.
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

/** A computer sits down again at once. */
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
 * Whether the table is such a lobby, also while it is closed. An open seat alone shows it, if damage has lost the person the
 * seat was kept for: other lobbies have no open seats.
 */
export function keepsSeats(table: Table): boolean {
  return isGathering(table) && (table.arrangements.offers.length > 0 || openSeats(table).length > 0);
}

/** The person an open seat is kept for; null if anyone may take it. */
export function keptFor({ arrangements }: Table, seat: number): UserId | null {
  return arrangements.offers.find((offer) => offer.seat === seat)?.to ?? null;
}

/** The person in the seat, or that the open seat of a lobby is kept for; null if there isn't one. */
export function claimantOf(table: Table, seat: number): UserId | null {
  return table.seats[seat]?.userId ?? (keepsSeats(table) ? keptFor(table, seat) : null);
}

/** Why the game cannot begin yet; null if everyone sits. */
export function whomItWaitsFor(table: Table): TableRefused | null {
  const open = openSeats(table);
  if (open.length === 0) return null;
  return keptSeats(table, open) ?? tableRefuses('seats-free', { count: open.length });
}

/**
 * The named seat, all that are kept for the person, or one that is kept for no one. A seat that waits for someone else
 * is refused, since a press in the menu would take it from them unasked; the host frees it, so that a game waits for
 * no one in vain. Nothing is kept for a computer, whose user id is null.
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

/** Opens the seats; they are kept for no one then. */
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
