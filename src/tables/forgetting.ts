/** A table that is not over forgets somebody: their seats are open, and what was arranged with them is off. */
import type { GameEntry } from '../core/catalogue.ts';
import type { Saying } from '../core/face.ts';
import { lobbyErrand } from './lobby-verbs.ts';
import { type NewErrand, noticeErrand } from './outbox.ts';
import { boardErrand } from './play.ts';
import { type Arrangements, ERASED, isLive, type Proposal, type Table, type UserId } from './table.ts';

export interface Forgotten {
  readonly ok: true;
  readonly table: Table;
  readonly errands: readonly NewErrand[];
}

/**
 * Whoever sits next to the host takes the table over; where nobody is left, it ends. A closed table can be opened again, so it
 * forgets as well, but says nothing. No word of it names the one who is forgotten.
 */
export function forget(entry: GameEntry, table: Table, userId: UserId, now: Date): Forgotten {
  const theirs = table.seats.filter((seat) => seat.userId === userId);
  const seats =
    table.status === 'lobby'
      ? table.seats.filter((seat) => seat.userId !== userId)
      : table.seats.map((seat) => (seat.userId === userId ? { ...seat, userId: null } : seat));
  const next = seats.find((seat) => seat.userId !== null)?.userId ?? null;
  const isHost = table.hostId === userId;
  const hostId = isHost ? (next ?? ERASED) : table.hostId;
  const isOver = isHost && next === null;
  const changed: Table = {
    ...table,
    seats,
    hostId,
    pausedBy: table.pausedBy === userId ? ERASED : table.pausedBy,
    arrangements: withoutThem(table.arrangements, userId),
    status: isOver ? 'aborted' : table.status,
  };
  if (!isLive(table)) return { ok: true, table: changed, errands: [] };
  const shown = table.status === 'lobby' ? lobbyErrand(now) : [boardErrand(changed, { by: null }, now)];
  const roles = theirs.flatMap(({ role }) => (role === null ? [] : [entry.face.role(role)]));
  const said = sayings(roles, { host: isHost ? next : null, isOver });
  return {
    ok: true,
    table: changed,
    errands: [...shown, ...said.map((saying) => noticeErrand(saying, null, now))],
  };
}

/** What those who stay have to know. */
function sayings(
  roles: readonly Saying[],
  { host, isOver }: { readonly host: UserId | null; readonly isOver: boolean },
): readonly Saying[] {
  if (isOver) return [{ key: 'table.nobody-left' }];
  return [
    ...(roles.length === 0 ? [] : [{ key: 'table.seats-opened', with: { count: roles.length, roles } }]),
    ...(host === null ? [] : [{ key: 'table.host-follows', with: { user: host } }]),
  ];
}

function withoutThem({ offers, standIn, proposal }: Arrangements, userId: UserId): Arrangements {
  return {
    offers: offers.filter(({ to, by }) => to !== userId && by !== userId),
    standIn: standIn?.userId === userId ? null : standIn,
    proposal: proposal === null || isTheirs(proposal, userId) ? null : agreedByOthers(proposal, userId),
  };
}

/** Made by them, or to give them something. */
function isTheirs({ agreed, measure }: Proposal, userId: UserId): boolean {
  return agreed[0] === userId || (measure.kind === 'offer' && measure.offer.to === userId);
}

function agreedByOthers(proposal: Proposal, userId: UserId): Proposal {
  return { ...proposal, agreed: proposal.agreed.filter((each) => each !== userId) };
}
