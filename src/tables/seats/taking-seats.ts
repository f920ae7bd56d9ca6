/** Seats that are taken while a game is played: because they were offered, or because they are open. */
import type { GameEntry } from '../../core/catalogue.ts';
import type { Saying } from '../../core/presenter.ts';
import type { SeatIndex } from '../../core/seat.ts';
import type { Change } from '../model/change.ts';
import type { NewErrand } from '../model/outbox.ts';
import { type TableRefused, tableRefuses } from '../model/refusal.ts';
import type { Table, UserId } from '../model/table.ts';
import { boardErrand, standingRequest, waitErrand } from '../turns/play.ts';
import { orNobody, said, seatName } from '../turns/seat-words.ts';
import { openSeats, type Share, seatsHeldBy, standInOf } from '../turns/seating.ts';
import {
  holderOfShare,
  isOpponent,
  type Moment,
  momentOf,
  offerOf,
  standingOffers,
  withdraw,
  withoutOffer,
} from './seat-offers.ts';

/**
 * By whoever it was offered to, or by anybody where it was offered to all or nobody has it; the turn of somebody who is
 * overdue by anybody else at the table. Whoever had it loses it.
 */
export function takeShare(
  entry: GameEntry,
  table: Table,
  taker: UserId,
  share: Share,
  now: Date,
  { isOverdue = false }: { readonly isOverdue?: boolean } = {},
): Change | TableRefused {
  const moment = momentOf(entry, table);
  if (moment === null) return tableRefuses('not-playing');
  const { request } = moment;
  const offer = offerOf(moment, share);
  const before = holderOfShare(table, share, request.turn);
  if (before === taker) {
    return offer?.by === taker
      ? withdraw(moment, share, taker, taker, now)
      : tableRefuses('plays-it-already', { user: taker });
  }
  if (isOverdue && mayStepIn(moment, taker, share)) return stepIn(moment, taker, share.seat, now);
  const why = whyNotTaken(moment, taker, share, isOverdue);
  if (why !== null) return why;
  const changed = inHandsOf(moment, taker, share);
  const call = share.span === 'seat' && before !== null && offer?.by !== before ? [before] : [];
  return {
    ok: true,
    table: changed,
    errands: [
      said(takenSaying(moment, taker, share), { by: taker, call }, now),
      ...(request.seats.includes(share.seat) ? shownTo(taker, entry, changed, now) : []),
    ],
  };
}

/** Anybody seated, and the host, may play the turn of somebody who keeps the table waiting. */
function mayStepIn(moment: Moment, taker: UserId, { seat, span }: Share): boolean {
  const { table, request } = moment;
  const isAsked = span === 'turn' && request.seats.includes(seat);
  return isAsked && isOfTable(table, taker) && !isOpponent(moment, seat, taker);
}

function isOfTable(table: Table, userId: UserId): boolean {
  return table.hostId === userId || seatsHeldBy(table, userId).length > 0;
}

/** The board says it, so nothing else does; the log knows it all the same. */
function stepIn(moment: Moment, taker: UserId, seat: SeatIndex, now: Date): Change {
  const { entry, table } = moment;
  const changed = inHandsOf(moment, taker, { seat, span: 'turn' });
  const owner = orNobody(table.seats[seat]?.userId ?? null);
  const saying = {
    key: 'seats.stepped-in',
    with: { role: seatName(entry, table, seat), user: taker, owner },
  };
  return {
    ok: true,
    table: changed,
    notes: [{ saying, by: taker }],
    errands: shownTo(taker, entry, changed, now),
  };
}

function whyNotTaken(moment: Moment, taker: UserId, share: Share, isOverdue: boolean): TableRefused | null {
  const { table, request } = moment;
  const { seat, span } = share;
  if (table.seats[seat] === undefined || (span === 'turn' && !request.seats.includes(seat)))
    return tableRefuses('offer-gone');
  const holder = holderOfShare(table, share, request.turn);
  const offer = offerOf(moment, share);
  if (holder !== null && offer === undefined) {
    if (span === 'seat') return tableRefuses('seat-taken', { user: holder });
    return isOverdue && !isOfTable(table, taker)
      ? tableRefuses('only-seated-steps-in', { host: table.hostId })
      : tableRefuses('offer-gone');
  }
  if (holder !== null && offer !== undefined && ![null, taker].includes(offer.to))
    return tableRefuses('not-invited', { user: offer.to ?? '' });
  return isOpponent(moment, seat, taker) ? tableRefuses('opponents-seat', { user: taker }) : null;
}

/** Whoever takes a seat plays on at once, and whoever takes back a turn of their own seat stands in for nobody. */
function inHandsOf(moment: Moment, taker: UserId, share: Share): Table {
  const { table, request } = moment;
  const { seat, span } = share;
  const { turn } = request;
  const standIn = standInOf(table, turn);
  if (span === 'turn') {
    const isOwn = table.seats[seat]?.userId === taker;
    return {
      ...table,
      arrangements: {
        ...table.arrangements,
        offers: withoutOffer(moment, share),
        standIn: isOwn ? null : { seat, turn, userId: taker },
      },
    };
  }
  return {
    ...table,
    seats: table.seats.map((one, at) => (at === seat ? { ...one, userId: taker } : one)),
    arrangements: {
      ...table.arrangements,
      offers: standingOffers(table, turn).filter((offer) => offer.seat !== seat),
      standIn: standIn?.seat === seat ? null : standIn,
    },
  };
}

function takenSaying({ entry, table }: Moment, taker: UserId, { seat, span }: Share): Saying {
  const owner = table.seats[seat]?.userId ?? null;
  return {
    key: span === 'seat' ? 'seats.taken-seat' : 'seats.taken-turn',
    with: {
      role: seatName(entry, table, seat),
      user: taker,
      owner: orNobody(owner === taker ? null : owner),
    },
  };
}

/** Below the word of who plays now, so that the board is where everybody looks; whoever reached for it needs no call. */
function shownTo(taker: UserId, entry: GameEntry, changed: Table, now: Date): readonly NewErrand[] {
  if (changed.pausedBy !== null) return [boardErrand(changed, { by: taker }, now)];
  return [
    boardErrand(changed, { by: taker, afresh: true }, now),
    ...waitErrand(changed, standingRequest(entry, changed), now),
  ];
}

/** Somebody comes, or comes back, to a game that is played: to the open seat of that role, or to the first there is. */
export function joinGame(
  entry: GameEntry,
  table: Table,
  userId: UserId,
  role: string | null,
  now: Date,
): Change | TableRefused {
  const [open] = openSeats(table);
  const seat = role === null ? open : table.seats.findIndex((each) => each.role === role);
  if (seat === undefined) return tableRefuses('no-open-seat');
  if (seat < 0) return tableRefuses('no-such-role', { role: role ?? '' });
  return takeShare(entry, table, userId, { seat: seat as SeatIndex, span: 'seat' }, now);
}
