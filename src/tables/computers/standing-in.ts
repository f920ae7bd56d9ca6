/** Lets a computer play a person's seat, for one turn, until they return or permanently, and gives it back to them. */
import { type GameEntry, hasComputers } from '../../core/catalogue.ts';
import type { SeatIndex } from '../../core/seat.ts';
import type { Strength } from '../../core/thinking/strength.ts';
import { canModerate } from '../lobby/lobby.ts';
import type { Change, PrivilegedActor } from '../model/change.ts';
import { boardJob } from '../model/outbox.ts';
import { type TableRefused, tableRefuses } from '../model/refusal.ts';
import type { Table, TableSeat, UserId } from '../model/table.ts';
import { type Moment, momentOf, spanOf } from '../seats/seat-offers.ts';
import { currentRequest, heldUp } from '../turns/current-request.ts';
import { waitJob } from '../turns/default-answers.ts';
import { noticeFor, orNoOne, seatName } from '../turns/seat-words.ts';
import { holderOf, playerOf, type Share, seatsHeldBy, standInOf } from '../turns/seating.ts';

/** The notices that announce a computer playing a seat or a turn, now or when a paused game resumes. */
const PLAYS = {
  turn: { now: 'computers.plays-turn', later: 'computers.plays-turn-later' },
  seat: { now: 'computers.plays-seat', later: 'computers.plays-seat-later' },
} as const;

/**
 * The holder, the host and moderators may ask for a computer, and with `isOverdue` anyone at the table. In a competitive game,
 * the host may not replace a rival who is in time. A person who gives their own seat to a computer gives it up. The host and
 * moderators have to confirm first if the player still has time for the turn. `confirmed` is the key of the request shown in the
 * confirmation; null if there was none.
 */
export function letComputerPlay(
  entry: GameEntry,
  table: Table,
  by: PrivilegedActor,
  share: Share,
  strength: Strength,
  { isOverdue, confirmed, now }: Terms & { readonly now: Date },
): Change | TableRefused {
  const moment = momentOf(entry, table);
  const seat = table.seats[share.seat];
  if (moment === null || seat === undefined) return tableRefuses('not-playing');
  if (!hasComputers(entry)) return tableRefuses('no-computer-player');
  const refused = refusalFor(moment, seat, by, share, { isOverdue, confirmed });
  if (refused !== null) return refused;
  const isGivenUp = share.span === 'seat' && seat.userId === by.userId;
  const lent = isGivenUp ? { role: seat.role, userId: null } : seat;
  const changed = played(moment, lent, share, strength);
  const owner = orNoOne(lent.userId);
  const { now: atOnce, later } = PLAYS[share.span];
  const phrase = {
    key: heldUp(table) === null ? atOnce : later,
    with: { role: seatName(entry, table, share.seat), user: by.userId, owner },
  };
  return {
    ok: true,
    table: changed,
    jobs: [
      noticeFor(phrase, { by: by.userId }, now),
      ...boardIfPending(entry, changed, [share.seat], by.userId, now),
    ],
  };
}

interface Terms {
  readonly isOverdue: boolean;
  readonly confirmed: string | null;
}

function refusalFor(
  { entry, table, request }: Moment,
  { userId: owner }: TableSeat,
  { userId, isModerator }: PrivilegedActor,
  { seat, span }: Share,
  { isOverdue, confirmed }: Terms,
): TableRefused | null {
  const isPending = request.seats.includes(seat);
  if (span === 'turn' && !isPending) return tableRefuses('seat-not-pending');
  if (holderOf(table, seat, request.turn).by === 'computer') return tableRefuses('computer-plays');
  const isTheirs = owner === userId || (span === 'turn' && playerOf(table, seat, request.turn) === userId);
  const isRivals = entry.game.isContest && owner !== null && !isModerator;
  if (isTheirs) return null;
  if (canModerate(table, userId, isModerator) && !isRivals) {
    const isInTime = isPending && !isOverdue && holderOf(table, seat, request.turn).by === 'person';
    return isInTime && confirmed !== request.key ? tableRefuses('computer-asks') : null;
  }
  const isOfTable = table.hostId === userId || seatsHeldBy(table, userId).length > 0;
  if (isOverdue && isPending && span === 'turn' && isOfTable) return null;
  return owner === null
    ? tableRefuses('only-host-or-moderator', { host: table.hostId })
    : tableRefuses('only-holder-host-or-moderator', { user: owner, host: table.hostId });
}

/** The table after a computer got the seat or turn. A lent turn goes back to the person when it ends. */
function played(
  { table, request: { turn } }: Moment,
  seat: TableSeat,
  share: Share,
  computer: Strength,
): Table {
  const { arrangements } = table;
  const isMeant = (offer: Table['arrangements']['offers'][number]) =>
    offer.seat === share.seat && (share.span === 'seat' || spanOf(offer) === 'turn');
  const offers = arrangements.offers.filter((offer) => !isMeant(offer));
  const standIn = standInOf(table, turn);
  if (share.span === 'turn') {
    const lent = { seat: share.seat, turn, userId: null, computer };
    return { ...table, arrangements: { ...arrangements, offers, standIn: lent } };
  }
  return {
    ...table,
    seats: table.seats.map((one, at) => (at === share.seat ? { ...seat, computer } : one)),
    arrangements: { ...arrangements, offers, standIn: standIn?.seat === share.seat ? null : standIn },
  };
}

/**
 * The person's seats that a computer currently plays for them. A turn lent while the game is held up stays lent: the computer has
 * not been able to play it yet, and the person's return doesn't change that.
 */
export function playedFor(entry: GameEntry, table: Table, userId: UserId): readonly SeatIndex[] {
  const turn = currentRequest(entry, table)?.turn;
  if (turn === undefined) return [];
  const isComputers = (seat: SeatIndex) => holderOf(table, seat, turn).by === 'computer';
  const isHandedBack = (seat: SeatIndex) => heldUp(table) === null || standInOf(table, turn)?.seat !== seat;
  return seatsHeldBy(table, userId).filter((seat) => isComputers(seat) && isHandedBack(seat));
}

/** Gives a person back the seats and turns that computers play for them. */
export function handBack(entry: GameEntry, table: Table, userId: UserId, now: Date): Change | TableRefused {
  const seats = playedFor(entry, table, userId);
  if (seats.length === 0) return tableRefuses('not-playing');
  const { standIn } = table.arrangements;
  const changed = {
    ...table,
    seats: table.seats.map((seat, at) => (seats.includes(at as SeatIndex) ? personOf(seat) : seat)),
    arrangements: {
      ...table.arrangements,
      standIn: standIn !== null && seats.includes(standIn.seat) ? null : standIn,
    },
  };
  const roles = seats.map((seat) => seatName(entry, table, seat));
  return {
    ok: true,
    table: changed,
    jobs: [
      noticeFor({ key: 'computers.handed-back', with: { user: userId, roles } }, { by: userId }, now),
      ...boardIfPending(entry, changed, seats, userId, now),
    ],
  };
}

function personOf({ role, userId }: TableSeat): TableSeat {
  return { role, userId };
}

/** Posts the board below the notice, so that it is the last message. */
function boardIfPending(
  entry: GameEntry,
  changed: Table,
  seats: readonly SeatIndex[],
  by: UserId,
  now: Date,
) {
  const request = currentRequest(entry, changed);
  if (request === null || !request.seats.some((seat) => seats.includes(seat))) return [];
  if (changed.pausedBy !== null) return [boardJob(changed, { by }, now)];
  return [boardJob(changed, { by, afresh: true }, now), ...waitJob(changed, request, now)];
}
