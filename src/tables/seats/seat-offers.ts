/** Offers of seats, permanently or for the current turn: which are open, and how they are made and withdrawn. */
import type { GameEntry } from '../../core/catalogue.ts';
import type { Request } from '../../core/requests/request.ts';
import type { SeatIndex } from '../../core/seat.ts';
import type { Change } from '../model/change.ts';
import { boardJob, type NewJob } from '../model/outbox.ts';
import { type TableRefused, tableRefuses } from '../model/refusal.ts';
import type { Offer, Table, UserId } from '../model/table.ts';
import { currentRequest } from '../turns/current-request.ts';
import { noticeFor, orNoOne, seatName } from '../turns/seat-words.ts';
import { playerOf, playsAnother, type Share, type Span } from '../turns/seating.ts';

export function spanOf({ turn }: Pick<Offer, 'turn'>): Span {
  return turn === null ? 'seat' : 'turn';
}

/** The offers that people can take in that turn. Offers from earlier turns have expired. */
export function openOffers({ arrangements }: Table, turn: number): readonly Offer[] {
  return arrangements.offers.filter((offer) => offer.turn === null || offer.turn === turn);
}

/** The person who has that seat or turn; null if no one does. */
export function holderOfShare(table: Table, { seat, span }: Share, turn: number): UserId | null {
  return span === 'turn' ? playerOf(table, seat, turn) : (table.seats[seat]?.userId ?? null);
}

/** A table whose game has an open question. */
export interface Moment {
  readonly entry: GameEntry;
  readonly table: Table;
  readonly request: Request;
}

/** Returns null if there is no open question. */
export function momentOf(entry: GameEntry, table: Table): Moment | null {
  const request = currentRequest(entry, table);
  return request === null ? null : { entry, table, request };
}

export function offerOf({ table, request }: Moment, { seat, span }: Share): Offer | undefined {
  return openOffers(table, request.turn).find((offer) => offer.seat === seat && spanOf(offer) === span);
}

export function withoutOffer({ table, request }: Moment, { seat, span }: Share): readonly Offer[] {
  return openOffers(table, request.turn).filter((offer) => offer.seat !== seat || spanOf(offer) !== span);
}

/**
 * Offers a seat, or its current turn; the caller has checked the permission. The present player continues until a person takes
 * it. The offer replaces an earlier one for the same seat or turn; an offer to the present player withdraws it. The notice pings
 * the person it is offered to, unless they are `actor`, whose action made the offer.
 */
export function makeOffer(
  entry: GameEntry,
  table: Table,
  offer: Offer,
  now: Date,
  actor = offer.by,
): Change | TableRefused {
  const moment = momentOf(entry, table);
  if (moment === null || table.seats[offer.seat] === undefined) return tableRefuses('not-playing');
  const { request } = moment;
  const { seat, turn, to, by } = offer;
  if (turn !== null && !(turn === request.turn && request.seats.includes(seat)))
    return tableRefuses('seat-not-pending');
  const share = { seat, span: spanOf(offer) };
  const holder = holderOfShare(table, share, request.turn);
  if (to !== null && to === holder) return withdraw(moment, share, to, by, now);
  if (to !== null && isOpponent(moment, seat, to)) return tableRefuses('opponents-seat', { user: to });
  if (offerOf(moment, share)?.to === to) return tableRefuses('already-offered');
  const phrase = {
    key: turn === null ? 'seats.offered-seat' : 'seats.offered-turn',
    with: { role: seatName(entry, table, seat), to: orNoOne(to), holder: orNoOne(holder), by },
  };
  const call = to === null || to === actor ? [] : [to];
  const notice = noticeFor(phrase, { by, call, takes: [share] }, now);
  return offering(moment, seat, [...withoutOffer(moment, share), offer], by, notice, now);
}

/** Withdraws the offer: `holder` keeps the seat or turn. */
export function withdraw(
  moment: Moment,
  share: Share,
  holder: UserId,
  by: UserId,
  now: Date,
): Change | TableRefused {
  if (offerOf(moment, share) === undefined) return tableRefuses('plays-it-already', { user: holder });
  const role = seatName(moment.entry, moment.table, share.seat);
  const notice = noticeFor({ key: 'seats.kept', with: { role, user: holder } }, { by }, now);
  return offering(moment, share.seat, withoutOffer(moment, share), by, notice, now);
}

/**
 * Changes the table's offers. If the game waits for the seat, the board is shown again, because it lists the offers for that
 * seat.
 */
function offering(
  { table, request }: Moment,
  seat: SeatIndex,
  offers: readonly Offer[],
  by: UserId,
  notice: NewJob,
  now: Date,
): Change {
  const changed = { ...table, arrangements: { ...table.arrangements, offers } };
  const isPending = request.seats.includes(seat);
  return {
    ok: true,
    table: changed,
    jobs: [notice, ...(isPending ? [boardJob(changed, { by }, now)] : [])],
  };
}

/** Whether this seat would make the person play two sides of a competitive game. */
export function isOpponent({ entry, table, request }: Moment, seat: SeatIndex, userId: UserId): boolean {
  return entry.game.isContest && playsAnother(table, seat, userId, request.turn);
}
