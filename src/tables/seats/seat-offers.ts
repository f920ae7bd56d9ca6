/** Seats on offer, for good or for the turn that is played: what stands, and how an offer is made and withdrawn. */
import type { GameEntry } from '../../core/catalogue.ts';
import type { Request } from '../../core/request.ts';
import type { SeatIndex } from '../../core/seat.ts';
import type { Change } from '../model/change.ts';
import type { NewErrand } from '../model/outbox.ts';
import { type TableRefused, tableRefuses } from '../model/refusal.ts';
import type { Offer, Table, UserId } from '../model/table.ts';
import { boardErrand, standingRequest } from '../turns/play.ts';
import { orNobody, said, seatName } from '../turns/seat-words.ts';
import { playerOf, playsAnother, type Share, type Span } from '../turns/seating.ts';

export function spanOf({ turn }: Pick<Offer, 'turn'>): Span {
  return turn === null ? 'seat' : 'turn';
}

/** The offers that can be taken in that turn; those of turns that are over are offers no more. */
export function standingOffers({ arrangements }: Table, turn: number): readonly Offer[] {
  return arrangements.offers.filter((offer) => offer.turn === null || offer.turn === turn);
}

/** Who plays that share of a seat now; null where nobody does. */
export function holderOfShare(table: Table, { seat, span }: Share, turn: number): UserId | null {
  return span === 'turn' ? playerOf(table, seat, turn) : (table.seats[seat]?.userId ?? null);
}

/** A question that stands, and whoever plays the seats. */
export interface Moment {
  readonly entry: GameEntry;
  readonly table: Table;
  readonly request: Request;
}

/** Null where nothing is asked. */
export function momentOf(entry: GameEntry, table: Table): Moment | null {
  const request = standingRequest(entry, table);
  return request === null ? null : { entry, table, request };
}

export function offerOf({ table, request }: Moment, { seat, span }: Share): Offer | undefined {
  return standingOffers(table, request.turn).find((offer) => offer.seat === seat && spanOf(offer) === span);
}

export function withoutOffer({ table, request }: Moment, { seat, span }: Share): readonly Offer[] {
  return standingOffers(table, request.turn).filter((offer) => offer.seat !== seat || spanOf(offer) !== span);
}

/**
 * Offers a seat, or the turn that it is asked in, whoever may: that is asked elsewhere. Whoever plays it goes on until
 * somebody takes it. Another offer of the same replaces it; offered to whoever plays it, it is an offer no more.
 * `doer` is whoever made it so in the end, and needs no call.
 */
export function makeOffer(
  entry: GameEntry,
  table: Table,
  offer: Offer,
  now: Date,
  doer = offer.by,
): Change | TableRefused {
  const moment = momentOf(entry, table);
  if (moment === null || table.seats[offer.seat] === undefined) return tableRefuses('not-playing');
  const { request } = moment;
  const { seat, turn, to, by } = offer;
  if (turn !== null && !(turn === request.turn && request.seats.includes(seat)))
    return tableRefuses('not-asked-now');
  const share = { seat, span: spanOf(offer) };
  const holder = holderOfShare(table, share, request.turn);
  if (to !== null && to === holder) return withdraw(moment, share, to, by, now);
  if (to !== null && isOpponent(moment, seat, to)) return tableRefuses('opponents-seat', { user: to });
  if (offerOf(moment, share)?.to === to) return tableRefuses('already-offered');
  const saying = {
    key: turn === null ? 'seats.offered-seat' : 'seats.offered-turn',
    with: { role: seatName(entry, table, seat), to: orNobody(to), holder: orNobody(holder), by },
  };
  const call = to === null || to === doer ? [] : [to];
  const notice = said(saying, { by, call, takes: [share] }, now);
  return offering(moment, seat, [...withoutOffer(moment, share), offer], by, notice, now);
}

/** Whoever plays it keeps it. */
export function withdraw(
  moment: Moment,
  share: Share,
  holder: UserId,
  by: UserId,
  now: Date,
): Change | TableRefused {
  if (offerOf(moment, share) === undefined) return tableRefuses('plays-it-already', { user: holder });
  const role = seatName(moment.entry, moment.table, share.seat);
  const notice = said({ key: 'seats.kept', with: { role, user: holder } }, { by }, now);
  return offering(moment, share.seat, withoutOffer(moment, share), by, notice, now);
}

/** The board shows what is on offer of the seats that it asks. */
function offering(
  { table, request }: Moment,
  seat: SeatIndex,
  offers: readonly Offer[],
  by: UserId,
  notice: NewErrand,
  now: Date,
): Change {
  const changed = { ...table, arrangements: { ...table.arrangements, offers } };
  const isAsked = request.seats.includes(seat);
  return {
    ok: true,
    table: changed,
    errands: [notice, ...(isAsked ? [boardErrand(changed, { by }, now)] : [])],
  };
}

/** In a contest nobody may play two sides. */
export function isOpponent({ entry, table, request }: Moment, seat: SeatIndex, userId: UserId): boolean {
  return entry.game.isContest && playsAnother(table, seat, userId, request.turn);
}
