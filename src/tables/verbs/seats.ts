/**
 * Verbs for seats that change hands during a game: offering and taking them, and opening the seats of people who left the server.
 */
import type { GameEntry } from '../../core/catalogue.ts';
import type { Request } from '../../core/requests/request.ts';
import type { SeatIndex } from '../../core/seat.ts';
import { mayComputerBegin } from '../computers/pending.ts';
import { canModerate } from '../lobby/lobby.ts';
import {
  type Actor,
  type Change,
  type Done,
  type Origin,
  ofProgram,
  type PrivilegedActor,
} from '../model/change.ts';
import type { Shows } from '../model/outbox.ts';
import { type TableRefused, tableRefuses } from '../model/refusal.ts';
import type { Table, TableId, UserId } from '../model/table.ts';
import { membersGone } from '../seats/leaving.ts';
import { holderOfShare, makeOffer, offerOf } from '../seats/seat-offers.ts';
import { isTurnOfAnother, takeShare } from '../seats/taking-seats.ts';
import { currentRequest, heldUp, isReadOnly, otherRules, pendingUsers } from '../turns/current-request.ts';
import { holderOf, playerOf, type Share } from '../turns/seating.ts';
import { isOverdue } from '../waiting/overdue.ts';
import type { VerbNeeds } from './verb-needs.ts';

export interface Invitation extends Share {
  /** The person it is offered to. Null means anyone, and the first person to take it gets it. */
  readonly to: UserId | null;
}

export interface SeatVerbs {
  /**
   * The holder, the host or a moderator may offer. A person who offers another's seat to themself takes it immediately; anyone at
   * the table may do so with the turn of an overdue person. A computer plays its turn by itself, so that turn can't be offered
   * while the computer is able to play. The host and moderators have to confirm before they take the turn of a player who still
   * has time, or offer it to others: `confirmed` is the key of the request shown in the confirmation.
   */
  offer(by: PrivilegedActor, id: TableId, invitation: Invitation, confirmed?: string | null): Promise<Done>;
  take(by: Actor, id: TableId, share: Share): Promise<Done>;
  /** Opens the seats of people who have left the server, and reposts the board as described by `shows`. */
  membersGone(id: TableId, gone: readonly UserId[], shows: Shows, cause: string): Promise<Done>;
}

/** Changes a table knowing whether the people it waits for are overdue, since others may then take their turn. */
export function changeInTime(
  { changing: { withLock, commit }, settings, now }: VerbNeeds,
  by: Origin,
  id: TableId,
  verb: (table: Table, entry: GameEntry, lateness: { readonly isOverdue: boolean }) => Change | TableRefused,
): Promise<Done> {
  return withLock<Done>(by, id, async (table, entry) => {
    if (isReadOnly(entry, table)) return otherRules(entry, table);
    const request = currentRequest(entry, table);
    const users = request === null ? [] : pendingUsers(table, request);
    const pending = await Promise.all(users.map((user) => settings.ofPerson(user)));
    const change = verb(table, entry, { isOverdue: isOverdue(entry.game, table, request, pending, now()) });
    return change.ok ? commit(change, table, by.cause) : change;
  });
}

export function seatVerbs(needs: VerbNeeds): SeatVerbs {
  const { changing, now } = needs;

  return {
    offer: (by, id, { seat, span, to }, confirmed = null) =>
      changeInTime(needs, by, id, (table, entry, lateness) => {
        const request = currentRequest(entry, table);
        if (request === null) return tableRefuses('not-playing');
        const share = { seat, span };
        if (span === 'turn' && !lateness.isOverdue && isPlayedByComputer(table, request, seat))
          return tableRefuses(mayComputerBegin(table, request) ? 'computer-may-begin' : 'computer-plays');
        const isForOneself = to === by.userId && holderOfShare(table, share, request.turn) !== to;
        // An overdue player has no time left to lose.
        const terms = { confirmed: lateness.isOverdue ? request.key : confirmed };
        // The seat was already offered to this person or to everyone, so they take that offer.
        const moment = { entry, table, request };
        const open = offerOf(moment, share);
        if (isForOneself && open !== undefined && [null, to].includes(open.to))
          return takeShare(entry, table, by.userId, share, now(), terms);
        const refused = refusalToOffer(table, request, share, by);
        if (refused !== null) {
          const mayBeTheirs = to === by.userId && span === 'turn' && lateness.isOverdue;
          const taken = mayBeTheirs ? takeShare(entry, table, to, share, now(), lateness) : refused;
          return taken.ok ? taken : refused;
        }
        const turn = span === 'turn' ? request.turn : null;
        const made = makeOffer(entry, table, { seat, turn, to, by: by.userId }, now());
        if (!made.ok) return made;
        if (isForOneself) return takeShare(entry, made.table, by.userId, share, now(), terms);
        // An open offer needs no confirmation: the player made it, or the host or a moderator confirmed it at that time.
        const needsConfirmation = open === undefined && isTurnOfAnother(moment, by.userId, seat);
        return needsConfirmation && terms.confirmed !== request.key ? tableRefuses('take-asks') : made;
      }),
    take: (by, id, share) =>
      changeInTime(needs, by, id, (table, entry, lateness) =>
        takeShare(entry, table, by.userId, share, now(), lateness),
      ),
    membersGone: (id, gone, shows, cause) =>
      changing.changeByRules(ofProgram(cause), id, (table, entry) =>
        membersGone(entry, table, gone, shows, now()),
      ),
  };
}

/** Returns false while the game is paused: then the computer waits too, and its turn can be given to a person. */
function isPlayedByComputer(table: Table, request: Request, seat: SeatIndex): boolean {
  return heldUp(table) === null && holderOf(table, seat, request.turn).by === 'computer';
}

/** Why this person may not offer the seat or turn; null if they may. A stand-in may offer the turn they play. */
function refusalToOffer(
  table: Table,
  request: Request,
  { seat, span }: Share,
  { userId, isModerator }: PrivilegedActor,
): TableRefused | null {
  const holder = table.seats[seat]?.userId ?? null;
  const isTheirs = holder === userId || (span === 'turn' && playerOf(table, seat, request.turn) === userId);
  if (isTheirs || canModerate(table, userId, isModerator)) return null;
  return holder === null
    ? tableRefuses('only-host-or-moderator', { host: table.hostId })
    : tableRefuses('only-holder-host-or-moderator', { user: holder, host: table.hostId });
}
