/** Removes a person from a table that is not over: opens their seats and drops arrangements with them. */
import type { GameEntry } from '../../core/catalogue.ts';
import { withInvitations, withoutInvitationsOf } from '../lobby/invitations.ts';
import { keepsSeats } from '../lobby/kept-seats.ts';
import { withoutSeats } from '../lobby/lobby.ts';
import { boardJob, type NewJob } from '../model/outbox.ts';
import {
  type Arrangements,
  ERASED,
  isGathering,
  isLive,
  type Proposal,
  type Table,
  type UserId,
} from '../model/table.ts';
import { noticeFor, seatName } from '../turns/seat-words.ts';
import { seatsHeldBy } from '../turns/seating.ts';
import { lobbyJob } from './opening/opening.ts';

export interface Forgotten {
  readonly ok: true;
  readonly table: Table;
  readonly jobs: readonly NewJob[];
}

/**
 * If the person is the host, the first seated person takes over; if no one is left, the table ends. A closed table changes too,
 * since it can be reopened, but posts nothing. No message names the person.
 */
export function forget(entry: GameEntry, table: Table, userId: UserId, now: Date): Forgotten {
  const theirs = seatsHeldBy(table, userId);
  const seats = isGathering(table)
    ? withoutSeats(table, (seat) => seat.userId === userId).seats
    : table.seats.map((seat) => (seat.userId === userId ? { role: seat.role, userId: null } : seat));
  const next = seats.find((seat) => seat.userId !== null)?.userId ?? null;
  const isHost = table.hostId === userId;
  const isOver = isHost && next === null;
  const changed: Table = {
    ...table,
    seats,
    hostId: isHost ? (next ?? ERASED) : table.hostId,
    pausedBy: table.pausedBy === userId ? ERASED : table.pausedBy,
    arrangements: withInvitations(
      {
        ...table,
        arrangements: keepsSeats(table) ? keptFromThem(table, userId) : withoutThem(table, userId),
      },
      withoutInvitationsOf(userId, table),
    ).arrangements,
    status: isOver ? 'aborted' : table.status,
  };
  if (!isLive(table)) return { ok: true, table: changed, jobs: [] };
  const isLobby = table.status === 'lobby';
  const shown = isLobby ? lobbyJob(now) : [boardJob(changed, { by: null }, now)];
  const roles = theirs.map((seat) => seatName(entry, table, seat));
  const takes = isLobby ? [] : theirs.map((seat) => ({ seat, span: 'seat' as const }));
  const opened = { key: 'table.seats-opened', with: { count: roles.length, roles } };
  const followed = { key: 'table.host-follows', with: { user: changed.hostId } };
  const notices = isOver
    ? [noticeFor({ key: 'table.nobody-left' }, { by: null }, now)]
    : [
        ...(roles.length === 0 ? [] : [noticeFor(opened, { by: null, takes }, now)]),
        ...(isHost ? [noticeFor(followed, { by: null }, now)] : []),
      ];
  return { ok: true, table: changed, jobs: [...shown, ...notices] };
}

/** The arrangements, without those that involve the person. An open seat needs no offer. */
function withoutThem({ arrangements, seats }: Table, userId: UserId): Arrangements {
  const { offers, standIn, proposal, session } = arrangements;
  const begun = session?.by === userId ? { ...session, by: ERASED } : session;
  return {
    ...(begun === undefined ? {} : { session: begun }),
    offers: offers.filter(({ seat, to, by }) => ![seats[seat]?.userId, to, by].includes(userId)),
    standIn: standIn?.userId === userId ? null : standIn,
    proposal: proposal === null || isTheirs(proposal, userId) ? null : agreedByOthers(proposal, userId),
  };
}

/** The seats stay reserved, but not for this person or by them. */
function keptFromThem({ arrangements }: Table, userId: UserId): Arrangements {
  const offers = arrangements.offers.map((offer) => ({
    ...offer,
    to: offer.to === userId ? null : offer.to,
    by: offer.by === userId ? ERASED : offer.by,
  }));
  return { ...arrangements, offers };
}

/** Whether the person made the proposal, or would be offered a seat by it. */
function isTheirs({ agreed, measure }: Proposal, userId: UserId): boolean {
  return agreed[0] === userId || (measure.kind === 'offer' && measure.offer.to === userId);
}

function agreedByOthers(proposal: Proposal, userId: UserId): Proposal {
  return { ...proposal, agreed: proposal.agreed.filter((each) => each !== userId) };
}
