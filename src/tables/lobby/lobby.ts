/** Before the game: opening a table, taking and leaving seats, starting. */
import type { GameEntry } from '../../core/catalogue.ts';
import { chooseOptions } from '../../core/options.ts';
import { openStreams, type Seed, shuffle } from '../../core/random.ts';
import type { Language } from '../../words/languages.ts';
import { type TableRefused, tableRefuses } from '../model/refusal.ts';
import { seatNamed } from '../model/seat-key.ts';
import {
  type AdviceSetting,
  EMPTY_UNDO_STACK,
  NOTHING_ARRANGED,
  openingOf,
  type Passing,
  type Place,
  type Table,
  type TableId,
  type TableSeat,
  type UserId,
} from '../model/table.ts';
import { hasPerson } from '../turns/seating.ts';
import { answered, asksToStart, othersInvited } from './invitations.ts';
import { claimantOf, keepsSeats, keptFor, openKeptSeats, seatsToTake, whomItWaitsFor } from './kept-seats.ts';
import { notALobby } from './not-a-lobby.ts';
import { AS_SEATED, inOrder, type TurnOrder } from './seat-order.ts';
import { isSeed, MAX_SEED_LENGTH } from './seed.ts';

export interface NewTable {
  readonly id: TableId;
  readonly gameId: string;
  readonly options: { readonly [option: string]: unknown };
  readonly passing: Passing;
  readonly isCasual: boolean;
  readonly isChallenge: boolean;
  readonly advice: AdviceSetting;
  readonly overdueAfter: number | null;
  readonly language: Language;
  readonly place: Place;
  readonly hostId: UserId;
  readonly seed: Seed;
}

export type Seated = { readonly ok: true; readonly table: Table } | TableRefused;

/** `corrections` come from the server's box file; null if it has none. */
export function openTable({ game }: GameEntry, order: NewTable, corrections: unknown, now: Date): Seated {
  if (!isSeed(order.seed)) return tableRefuses('bad-seed', { most: MAX_SEED_LENGTH });
  const chosen = chooseOptions(game.options, order.options);
  if (!chosen.ok) {
    const { code, option } = chosen.refusal;
    return tableRefuses(code === 'bad-option' ? 'bad-option' : 'unknown-option', { option: String(option) });
  }
  const refusal = game.validateOptions(chosen.options);
  if (refusal !== null) return { ok: false, by: 'game', gameId: game.id, refusal };
  return {
    ok: true,
    table: {
      ...order,
      rulesVersion: game.rulesVersion,
      options: chosen.options,
      box: game.box(chosen.options, corrections),
      status: 'lobby',
      pausedBy: null,
      isSuspended: false,
      waitingSince: now,
      arrangements: NOTHING_ARRANGED,
      version: 0,
      seats: [],
      state: null,
      recentEvents: { events: [], dropped: 0, turnFrom: 0 },
      undoStack: EMPTY_UNDO_STACK,
      logged: 0,
      createdAt: now,
      changedAt: now,
    },
  };
}

/** Takes a seat with that role. A person may hold several seats; each role has only one. */
export function takeSeat(
  { game }: GameEntry,
  table: Table,
  seat: TableSeat,
  { another }: { readonly another: boolean },
): Seated {
  if (table.status !== 'lobby') return notALobby(table);
  if (keepsSeats(table)) return takeKeptSeats(table, seat, another);
  if (!another && table.seats.some(({ userId }) => userId === seat.userId))
    return tableRefuses('already-seated');
  if (table.seats.length >= game.seats.max) return tableRefuses('lobby-full', { most: game.seats.max });
  const invited = othersInvited(table, seat.userId);
  if (table.seats.length + invited.length >= game.seats.max)
    return tableRefuses('seats-invited', { users: invited.join(' ') });
  if (seat.role !== null && game.roles.length === 0) return tableRefuses('no-roles');
  if (seat.role !== null && !game.roles.includes(seat.role))
    return tableRefuses('no-such-role', { role: seat.role });
  if (seat.role !== null && table.seats.some(({ role }) => role === seat.role)) {
    return tableRefuses('role-taken', { role: seat.role });
  }
  return { ok: true, table: { ...answered(table, seat.userId), seats: [...table.seats, seat] } };
}

/**
 * Gives the role to one of the person's seats: to one without a role, or else to the one taken last. A person without a seat
 * takes one.
 */
export function chooseRole(entry: GameEntry, table: Table, userId: UserId, role: string | null): Seated {
  if (keepsSeats(table)) return takeSeat(entry, table, { role, userId }, { another: true });
  const own = table.seats.filter((seat) => seat.userId === userId);
  const chosen = own.find((seat) => seat.role === null) ?? own.at(-1);
  const others = { ...table, seats: table.seats.filter((seat) => seat !== chosen) };
  const seated = takeSeat(entry, others, { role, userId }, { another: true });
  if (!seated.ok || chosen === undefined) return seated;
  return {
    ok: true,
    table: { ...table, seats: table.seats.map((seat) => (seat === chosen ? { ...seat, role } : seat)) },
  };
}

function takeKeptSeats(table: Table, { role, ...sitter }: TableSeat, another: boolean): Seated {
  const { userId } = sitter;
  const taken = seatsToTake(table, userId, role);
  if (!taken.ok) return taken;
  const isTheirs = taken.seats.some((seat) => keptFor(table, seat) === userId);
  if (!another && !isTheirs && table.seats.some((each) => each.userId === userId))
    return tableRefuses('already-seated');
  const seats = table.seats.map((seat, at) =>
    taken.seats.some((each) => each === at) ? { ...seat, ...sitter } : seat,
  );
  return { ok: true, table: { ...table, seats } };
}

/** Removes seats from a lobby; a lobby that repeats a game opens them instead. */
export function withoutSeats(table: Table, isFreed: (seat: TableSeat, at: number) => boolean): Table {
  if (keepsSeats(table)) return openKeptSeats(table, isFreed);
  return { ...table, seats: table.seats.filter((seat, at) => !isFreed(seat, at)) };
}

/**
 * Leaves the seat of that name, or all seats of the person, including those reserved for them. The host can free any seat by
 * name.
 */
export function leaveSeats(table: Table, userId: UserId, name: string | null): Seated {
  if (table.status !== 'lobby') return notALobby(table);
  const named = name === null ? null : seatNamed(table, name);
  const isFreed = (_seat: TableSeat, at: number) => {
    const claimant = claimantOf(table, at);
    return name === null ? claimant === userId : at === named && [claimant, table.hostId].includes(userId);
  };
  if (!table.seats.some(isFreed)) return tableRefuses('not-seated');
  return { ok: true, table: withoutSeats(table, isFreed) };
}

/** Whether enough players are seated, including a person, and no reserved seat is being waited for. */
export function canBegin({ game }: GameEntry, table: Table): boolean {
  return table.seats.length >= game.seats.min && hasPerson(table) && whomItWaitsFor(table) === null;
}

/** Seats everyone in turn order and draws the roles that no one chose. */
export function beginGame(
  { game }: GameEntry,
  table: Table,
  userId: UserId,
  { first, order }: TurnOrder = AS_SEATED,
  confirmed: string | null = null,
): Seated {
  if (table.status !== 'lobby') return notALobby(table);
  if (table.hostId !== userId) return tableRefuses('only-host', { host: table.hostId });
  if (table.seats.length < game.seats.min) return tableRefuses('too-few-seats', { least: game.seats.min });
  const awaited = keepsSeats(table) ? whomItWaitsFor(table) : null;
  if (awaited !== null) return awaited;
  if (!hasPerson(table)) return tableRefuses('no-person');
  const ordered = inOrder(table, order);
  if (!ordered.ok) return ordered;
  const seats = withFirst(drawRoles(game.roles, { ...table, seats: ordered.seats }), first);
  if (seats === undefined) return tableRefuses('no-such-role', { role: first ?? '' });
  const asks = asksToStart(table, confirmed);
  if (asks !== null) return asks;
  const opened = game.setup(openingOf({ ...table, seats }));
  return {
    ok: true,
    table: {
      ...table,
      status: 'playing',
      seats,
      arrangements: NOTHING_ARRANGED,
      state: opened.state,
      recentEvents: { events: opened.events, dropped: 0, turnFrom: opened.events.length },
    },
  };
}

function drawRoles(roles: readonly string[], table: Table): readonly TableSeat[] {
  const free = roles.filter((role) => !table.seats.some((seat) => seat.role === role));
  const drawn = [...shuffle({ streams: openStreams(table.seed, ['roles']) }, 'roles', free)];
  return table.seats.map((seat) => ({ ...seat, role: seat.role ?? drawn.pop() ?? null }));
}

/** The seats, rotated so that the one named `first` comes first; undefined if there is no such seat. */
function withFirst(seats: readonly TableSeat[], first: string | null): readonly TableSeat[] | undefined {
  if (first === null) return seats;
  const at = seatNamed({ seats }, first);
  return at === null ? undefined : [...seats.slice(at), ...seats.slice(0, at)];
}

/** Whether the person may pause, resume and end the table. */
export function canModerate(
  { hostId }: Pick<Table, 'hostId'>,
  userId: UserId,
  isModerator: boolean,
): boolean {
  return isModerator || hostId === userId;
}
