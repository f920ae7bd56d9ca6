/** Takes seats during a game, because they were offered or are open. */
import type { GameEntry } from '../../core/catalogue.ts';
import type { Phrase } from '../../core/presentation/phrase.ts';
import type { SeatIndex } from '../../core/seat.ts';
import type { Change } from '../model/change.ts';
import { boardJob, type NewJob } from '../model/outbox.ts';
import { type TableRefused, tableRefuses } from '../model/refusal.ts';
import { seatNamed } from '../model/seat-key.ts';
import { openSeats, seatedPeople, type Table, type UserId } from '../model/table.ts';
import { currentRequest } from '../turns/current-request.ts';
import { waitJob } from '../turns/default-answers.ts';
import { noticeFor, orNoOne, seatName } from '../turns/seat-words.ts';
import { playerOf, type Share, seatsHeldBy, standInOf } from '../turns/seating.ts';
import {
  holderOfShare,
  isOpponent,
  type Moment,
  momentOf,
  offerOf,
  openOffers,
  withdraw,
  withoutOffer,
} from './seat-offers.ts';

/**
 * Gives a seat or turn to `taker`, if it was offered to them or to everyone, or if no one has it. With `isOverdue`, anyone else
 * at the table may take the turn. The earlier holder loses it. Hosts and moderators who use their own right have to confirm
 * before they take a turn that its player still has time for: `confirmed` is the key of the request shown in the confirmation.
 */
export function takeShare(
  entry: GameEntry,
  table: Table,
  taker: UserId,
  share: Share,
  now: Date,
  { isOverdue = false, confirmed = null }: Terms = {},
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
  const refused = refusalToTake(moment, taker, share, isOverdue);
  if (refused !== null) return refused;
  if (!isOverdue && confirmed !== request.key && endsTurnInTime(moment, taker, share))
    return tableRefuses('take-asks');
  const changed = inHandsOf(moment, taker, share);
  const call = share.span === 'seat' && before !== null && offer?.by !== before ? [before] : [];
  return {
    ok: true,
    table: changed,
    jobs: [
      noticeFor(takenPhrase(moment, taker, share), { by: taker, call }, now),
      ...(request.seats.includes(share.seat) ? shownTo(taker, entry, changed, now) : []),
    ],
  };
}

interface Terms {
  readonly isOverdue?: boolean;
  readonly confirmed?: string | null;
}

/** Whether another person is playing the turn, and only `taker` themself has offered it. */
function endsTurnInTime(moment: Moment, taker: UserId, share: Share): boolean {
  return isTurnOfAnother(moment, taker, share.seat) && offerOf(moment, share)?.by === taker;
}

/** Whether the game waits for another person at that seat, who doesn't just stand in for `userId`. */
export function isTurnOfAnother({ table, request }: Moment, userId: UserId, seat: SeatIndex): boolean {
  const player = playerOf(table, seat, request.turn);
  const isOthers = player !== null && player !== userId && table.seats[seat]?.userId !== userId;
  return isOthers && request.seats.includes(seat);
}

/** Whether `taker` may play the turn of an overdue person: seated people and the host may. */
function mayStepIn(moment: Moment, taker: UserId, { seat, span }: Share): boolean {
  const { table, request } = moment;
  const isPending = span === 'turn' && request.seats.includes(seat);
  return isPending && isOfTable(table, taker) && !isOpponent(moment, seat, taker);
}

function isOfTable(table: Table, userId: UserId): boolean {
  return table.hostId === userId || seatsHeldBy(table, userId).length > 0;
}

/** Takes the turn of an overdue person. Only the board shows it, but the log gets a note. */
function stepIn(moment: Moment, taker: UserId, seat: SeatIndex, now: Date): Change {
  const { entry, table } = moment;
  const changed = inHandsOf(moment, taker, { seat, span: 'turn' });
  const owner = orNoOne(table.seats[seat]?.userId ?? null);
  const phrase = {
    key: 'seats.stepped-in',
    with: { role: seatName(entry, table, seat), user: taker, owner },
  };
  return {
    ok: true,
    table: changed,
    notes: [{ phrase, by: taker }],
    jobs: shownTo(taker, entry, changed, now),
  };
}

function refusalToTake(moment: Moment, taker: UserId, share: Share, isOverdue: boolean): TableRefused | null {
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
  const alone = offer === undefined && span === 'seat' ? aloneWithComputer(table, seat, taker) : null;
  if (alone !== null) return tableRefuses('alone-with-computers', { user: alone });
  return isOpponent(moment, seat, taker) ? tableRefuses('opponents-seat', { user: taker }) : null;
}

/** The only person at the table, who has to agree before a stranger takes a computer's seat; null if no one has to. */
function aloneWithComputer(table: Table, seat: SeatIndex, taker: UserId): UserId | null {
  if (table.seats[seat]?.computer === undefined || isOfTable(table, taker)) return null;
  const [person, another] = seatedPeople(table);
  return person !== undefined && another === undefined ? person : null;
}

/**
 * The table after `taker` got the seat or turn. A person who takes a seat plays it immediately, replacing a stand-in. A person
 * who takes back a turn of their own seat isn't a stand-in.
 */
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
    seats: table.seats.map((one, at) => (at === seat ? { role: one.role, userId: taker } : one)),
    arrangements: {
      ...table.arrangements,
      offers: openOffers(table, turn).filter((offer) => offer.seat !== seat),
      standIn: standIn?.seat === seat ? null : standIn,
    },
  };
}

function takenPhrase({ entry, table }: Moment, taker: UserId, { seat, span }: Share): Phrase {
  const owner = table.seats[seat]?.userId ?? null;
  return {
    key: span === 'seat' ? 'seats.taken-seat' : 'seats.taken-turn',
    with: {
      role: seatName(entry, table, seat),
      user: taker,
      owner: orNoOne(owner === taker ? null : owner),
    },
  };
}

/** Posts the board below the notice about the new player, so that it is the last message. It does not ping `taker`. */
function shownTo(taker: UserId, entry: GameEntry, changed: Table, now: Date): readonly NewJob[] {
  if (changed.pausedBy !== null) return [boardJob(changed, { by: taker }, now)];
  return [
    boardJob(changed, { by: taker, afresh: true }, now),
    ...waitJob(changed, currentRequest(entry, changed), now),
  ];
}

/**
 * Joins a running game: takes the seat of that name, or the first open one; if none is open, a computer's. People who already
 * have a seat must name one.
 */
export function joinGame(
  entry: GameEntry,
  table: Table,
  userId: UserId,
  name: string | null,
  now: Date,
): Change | TableRefused {
  const [open] = openSeats(table);
  const free = open ?? computersSeat(table);
  const sitsHere = seatsHeldBy(table, userId).length > 0;
  // In a competitive game, no one may play two sides, so naming a seat wouldn't help.
  if (name === null && free !== undefined && sitsHere && !entry.game.isContest)
    return tableRefuses('join-which');
  const seat = name === null ? free : seatNamed(table, name);
  if (seat === undefined) return tableRefuses('no-open-seat');
  if (seat === null) return tableRefuses('no-such-role', { role: name ?? '' });
  return takeShare(entry, table, userId, { seat, span: 'seat' }, now);
}

/** The first seat that a computer plays as its own. */
function computersSeat({ seats }: Table): SeatIndex | undefined {
  const at = seats.findIndex(({ userId, computer }) => userId === null && computer !== undefined);
  return at < 0 ? undefined : (at as SeatIndex);
}
