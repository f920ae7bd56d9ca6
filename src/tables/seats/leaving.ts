/** Opens seats: when people leave during a game, or at any time when they have left the server. */
import type { GameEntry } from '../../core/catalogue.ts';
import type { Phrase } from '../../core/presentation/phrase.ts';
import type { Request } from '../../core/requests/request.ts';
import type { SeatIndex } from '../../core/seat.ts';
import { claimantOf } from '../lobby/kept-seats.ts';
import { withoutSeats } from '../lobby/lobby.ts';
import type { Change } from '../model/change.ts';
import { boardJob, type NewJob, type Shows } from '../model/outbox.ts';
import { type TableRefused, tableRefuses } from '../model/refusal.ts';
import { seatNamed } from '../model/seat-key.ts';
import type { Table, TableSeat, UserId } from '../model/table.ts';
import { currentRequest } from '../turns/current-request.ts';
import { noticeFor, orNoOne, seatName } from '../turns/seat-words.ts';
import { seatsHeldBy, standInOf } from '../turns/seating.ts';
import { hostGone, shownInLobby } from './host-passing.ts';

/** Leaves the seat of that name, or all seats of the person and the turn they play as a stand-in. */
export function leaveGame(
  entry: GameEntry,
  table: Table,
  userId: UserId,
  name: string | null,
  now: Date,
): Change | TableRefused {
  const request = currentRequest(entry, table);
  if (request === null) return tableRefuses('not-playing');
  const isMeant = (seat: SeatIndex) => name === null || seatNamed(table, name) === seat;
  const held = seatsHeldBy(table, userId);
  const standIn = standInOf(table, request.turn);
  const standsIn = standIn?.userId === userId ? standIn : null;
  const leaving: Leaving = {
    userId,
    seats: held.filter(isMeant),
    turnOf: standsIn !== null && isMeant(standsIn.seat) ? standsIn.seat : null,
  };
  if (leaving.seats.length === 0 && leaving.turnOf === null) {
    if (held.length > 0 || standsIn !== null) return tableRefuses('not-your-seat');
    return tableRefuses('not-seated');
  }
  const { table: changed, notices } = vacate(entry, table, leaving, 'left', now);
  return {
    ok: true,
    table: changed,
    jobs: [...notices, ...boardIfPending(changed, request, leaving, { by: userId }, now)],
  };
}

/**
 * Opens the seats of people who have left the server, and passes on a table they hosted. The bot noticed this before it pinged
 * them.
 */
export function membersGone(
  entry: GameEntry,
  table: Table,
  gone: readonly UserId[],
  shows: Shows,
  now: Date,
): Change | TableRefused {
  if (table.status === 'lobby') return goneFromLobby(table, gone, now);
  const request = currentRequest(entry, table);
  if (request === null) return tableRefuses('not-playing');
  let changed = table;
  const notices: NewJob[] = [];
  for (const userId of gone) {
    const standIn = standInOf(changed, request.turn);
    const turnOf = standIn?.userId === userId ? standIn.seat : null;
    const seats = seatsHeldBy(changed, userId);
    if (seats.length === 0 && turnOf === null) continue;
    const without = vacate(entry, changed, { userId, seats, turnOf }, 'gone', now);
    changed = without.table;
    notices.push(...without.notices);
  }
  const handed = gone.includes(changed.hostId) ? hostGone(changed, now) : { table: changed, notices: [] };
  if (handed.table === table) return tableRefuses('not-seated');
  return {
    ok: true,
    table: handed.table,
    jobs: [...notices, ...handed.notices, boardJob(handed.table, shows, now)],
  };
}

function goneFromLobby(table: Table, gone: readonly UserId[], now: Date): Change | TableRefused {
  const isGone = (_seat: TableSeat, at: number) => {
    const claimant = claimantOf(table, at);
    return claimant !== null && gone.includes(claimant);
  };
  const changed = table.seats.some(isGone) ? withoutSeats(table, isGone) : table;
  const handed = gone.includes(table.hostId) ? hostGone(changed, now) : { table: changed, notices: [] };
  if (handed.table === table) return tableRefuses('not-seated');
  return { ok: true, table: handed.table, jobs: [...handed.notices, ...shownInLobby(handed.table, now)] };
}

interface Leaving {
  readonly userId: UserId;
  readonly seats: readonly SeatIndex[];
  /** The seat that the person plays as a stand-in for a turn, if that ends too. */
  readonly turnOf: SeatIndex | null;
}

interface Vacated {
  readonly table: Table;
  readonly notices: readonly NewJob[];
}

function vacate(
  entry: GameEntry,
  table: Table,
  { userId, seats: left, turnOf }: Leaving,
  code: 'left' | 'gone',
  now: Date,
): Vacated {
  const seats = table.seats.map((seat, at) =>
    left.includes(at as SeatIndex) ? { role: seat.role, userId: null } : seat,
  );
  const { offers, standIn } = table.arrangements;
  const changed: Table = {
    ...table,
    seats,
    hostId: left.length === 0 ? table.hostId : hostAfter({ ...table, seats }, userId, left),
    arrangements: {
      ...table.arrangements,
      offers: offers.filter(
        ({ seat, turn, by }) => !left.includes(seat) && !(turn !== null && seat === turnOf && by === userId),
      ),
      standIn: turnOf === null ? standIn : null,
    },
  };
  const by = code === 'left' ? userId : null;
  const roles = left.map((seat) => seatName(entry, table, seat));
  const host = orNoOne(changed.hostId === table.hostId ? null : changed.hostId);
  const takes = left.map((seat) => ({ seat, span: 'seat' as const }));
  const kept = seatsHeldBy(changed, userId).map((seat) => seatName(entry, table, seat));
  const opened =
    kept.length === 0
      ? {
          key: code === 'left' ? 'seats.left' : 'seats.gone',
          with: { user: userId, roles, count: left.length, host },
        }
      : { key: 'seats.left-seat', with: { user: userId, roles, kept } };
  const ended = (seat: SeatIndex): Phrase => ({
    key: 'seats.turn-ended',
    with: { user: userId, role: seatName(entry, table, seat) },
  });
  return {
    table: changed,
    notices: [
      ...(turnOf === null ? [] : [noticeFor(ended(turnOf), { by }, now)]),
      ...(left.length === 0 ? [] : [noticeFor(opened, { by, takes }, now)]),
    ],
  };
}

/** The host after a person left: a host without a seat is replaced by the next seated person in turn order, if there is one. */
function hostAfter({ hostId, seats }: Table, userId: UserId, [first = 0]: readonly number[]): UserId {
  if (hostId !== userId || seats.some((seat) => seat.userId === userId)) return hostId;
  const round = [...seats.slice(first), ...seats.slice(0, first)];
  return round.find((seat) => seat.userId !== null)?.userId ?? hostId;
}

function boardIfPending(
  changed: Table,
  { seats: pending }: Request,
  { seats, turnOf }: Leaving,
  shows: { readonly by: UserId },
  now: Date,
): readonly NewJob[] {
  const isPending = pending.some((seat) => seats.includes(seat) || seat === turnOf);
  return isPending ? [boardJob(changed, shows, now)] : [];
}
