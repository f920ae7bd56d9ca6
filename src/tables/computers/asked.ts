/** Decides whether a table waits for a computer, and writes the errand that lets it play on. */
import type { GameEntry } from '../../core/catalogue.ts';
import { giverOf } from '../../core/requests/answer.ts';
import type { Request } from '../../core/requests/request.ts';
import type { SeatIndex } from '../../core/seat.ts';
import type { Strength } from '../../core/thinking/strength.ts';
import type { NewErrand } from '../model/outbox.ts';
import type { Table } from '../model/table.ts';
import { currentRequest } from '../turns/play.ts';
import { hasPerson, holderOf } from '../turns/seating.ts';

/** Where nobody chooses how well a computer plays. */
export const USUAL_STRENGTH: Strength = 'good';

/** Before a computer plays, people have this long to read what happened. */
const READING_MS = 8_000;

/** A seat that a computer is to play, at the question that stands. */
export interface ComputerAsked {
  readonly request: Request;
  readonly seat: SeatIndex;
  readonly strength: Strength;
}

/**
 * Null where people are to act first: the game is held up, a person is asked, nobody plays an asked seat, or no person
 * is at the table. So computers among themselves play nothing on, and of several who may go they go last.
 */
export function computerAsked(entry: GameEntry, table: Table): ComputerAsked | null {
  const request = currentRequest(entry, table);
  if (request === null || table.pausedBy !== null || table.isSuspended || !hasPerson(table)) return null;
  return computerIn(table, request);
}

/** The same where only the question is looked at: it may lie ahead, in a turn that is being thought out. */
export function computerIn(table: Table, request: Request): ComputerAsked | null {
  const { seats, turn, defaultAnswer } = request;
  const holders = seats.map((seat) => holderOf(table, seat, turn));
  if (!holders.every(({ by }) => by === 'computer')) return null;
  const next = defaultAnswer === undefined ? undefined : giverOf(request, defaultAnswer.action);
  const seat = next !== undefined && seats.includes(next) ? next : seats[0];
  const holder = seat === undefined ? undefined : holderOf(table, seat, turn);
  return seat === undefined || holder?.by !== 'computer'
    ? null
    : { request, seat, strength: holder.strength };
}

/** The errand for a change after which the table waits for a computer; none where it waited for the same before. */
export function computerErrand(entry: GameEntry, read: Table | null, changed: Table): readonly NewErrand[] {
  const asked = computerAsked(entry, changed);
  if (asked === null) return [];
  const before = read === null ? null : computerAsked(entry, read);
  if (before?.request.key === asked.request.key && before.seat === asked.seat) return [];
  const dueAt = new Date(changed.changedAt.getTime() + READING_MS);
  return [{ errand: { kind: 'computer', request: asked.request.key }, dueAt }];
}
