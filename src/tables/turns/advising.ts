/** Decides who gets advice at a table, and for which seat. */
import { requestForSeats } from '../../core/requests/answer.ts';
import type { Request } from '../../core/requests/request.ts';
import type { SeatIndex } from '../../core/seat.ts';
import { type TableRefused, tableRefuses } from '../model/refusal.ts';
import type { Table } from '../model/table.ts';
import { isReadOnly, notPending, otherRules, requestForUser } from './current-request.ts';
import type { LoadedTable } from './loaded-table.ts';
import { holderOf, isAtTable, playerOf } from './seating.ts';

export interface Advised {
  readonly ok: true;
  /** The request for which advice is computed, from `adviceRequest`. */
  readonly request: Request;
  /** The seat from whose view the advice is computed. */
  readonly seat: SeatIndex;
  /** Whether the decision is that of the person who wants the advice. */
  readonly isPending: boolean;
}

/**
 * The answers that advice considers: all that a person or a computer may give. If several may go next, the advice may be that
 * another player goes.
 */
export function adviceRequest(table: Table, request: Request): Request {
  const held = request.seats.filter((seat) => holderOf(table, seat, request.turn).by !== 'nobody');
  return requestForSeats(request, held);
}

/** Advice is for the people whose decision it is; if the table's advice is open, for everyone who plays there. */
export function adviceFor({ table, entry, request }: LoadedTable, userId: string): Advised | TableRefused {
  if (request === null)
    return isReadOnly(entry, table) ? otherRules(entry, table) : tableRefuses('not-playing');
  const theirs = requestForUser(table, request, userId);
  const isOpen = table.advice === 'open' && isAtTable(table, userId, request.turn);
  if (theirs === null && !isOpen) return notPending(entry, table, request, userId);
  if (table.advice === 'off') return tableRefuses('no-advice');
  const played = request.seats.filter((seat) => playerOf(table, seat, request.turn) !== null);
  const [seat] = theirs?.seats ?? played;
  if (seat === undefined) return tableRefuses('seat-open');
  return { ok: true, request: adviceRequest(table, request), seat, isPending: theirs !== null };
}
