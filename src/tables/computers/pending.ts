/** Decides whether a table is waiting for computers, and writes the job that lets one of them continue. */
import { isDeepStrictEqual } from 'node:util';
import type { GameEntry } from '../../core/catalogue.ts';
import type { Request } from '../../core/requests/request.ts';
import type { SeatIndex } from '../../core/seat.ts';
import type { Strength } from '../../core/thinking/strength.ts';
import type { NewJob } from '../model/outbox.ts';
import { seatedPeople, type Table } from '../model/table.ts';
import { currentRequest, heldUp } from '../turns/current-request.ts';
import { hasComputer, hasPerson, holderOf } from '../turns/seating.ts';

/** The default strength of a computer. */
export const USUAL_STRENGTH: Strength = 'good';

/** Before a computer plays, people have this long to read a person's move. */
const READING_MS = 8_000;
/** The reading time after a computer's move. It is shorter, because several computers in a row would be tedious otherwise. */
const SHORT_READING_MS = 4_000;
/** If people may also go next, a computer waits this long before it may go first. */
export const AMONG_PEOPLE_MINUTES = 5;

/** The seats that computers may play for the open question. */
export interface PendingComputers {
  readonly request: Request;
  readonly seats: readonly [SeatIndex, ...SeatIndex[]];
  /** True if people may also go next. A computer then goes only if that is sensible. */
  readonly isAmongPeople: boolean;
}

/**
 * Returns null if the game is held up, if no computer is pending, or if no person is at the table: computers don't continue by
 * themselves.
 */
export function pendingComputers(entry: GameEntry, table: Table): PendingComputers | null {
  // This runs for every change to every table, and most tables have no computer.
  if (!hasComputer(table) || !hasPerson(table)) return null;
  const request = currentRequest(entry, table);
  if (request === null || heldUp(table) !== null) return null;
  return computersIn(table, request);
}

/** The computers that may play for `request`. While a turn is being computed, that may be a later request than the open one. */
export function computersIn(table: Table, request: Request): PendingComputers | null {
  const by = (seat: SeatIndex) => holderOf(table, seat, request.turn).by;
  const [first, ...others] = request.seats.filter((seat) => by(seat) === 'computer');
  if (first === undefined) return null;
  return {
    request,
    seats: [first, ...others],
    isAmongPeople: request.seats.some((seat) => by(seat) === 'person'),
  };
}

/** Whether people who may go could let a computer go first. */
export function mayComputerBegin(table: Table, request: Request): boolean {
  return computersIn(table, request)?.isAmongPeople === true;
}

/** The job for a change after which the table waits for computers; none if it was already waiting for the same ones. */
export function computerJob(entry: GameEntry, read: Table | null, changed: Table): readonly NewJob[] {
  const pending = pendingComputers(entry, changed);
  if (pending === null) return [];
  const before = read === null ? null : pendingComputers(entry, read);
  if (before !== null && isSameWait(before, pending)) return [];
  const wait = pending.isAmongPeople ? AMONG_PEOPLE_MINUTES * 60_000 : readingTime(changed);
  const dueAt = new Date(changed.changedAt.getTime() + wait);
  return [{ job: { kind: 'computer', request: pending.request.key }, dueAt }];
}

/**
 * The time that people get to read the last move. A player alone with computers needs less, because the previous turn was a
 * computer's or their own.
 */
function readingTime({ recentEvents, seats }: Table): number {
  return recentEvents.byComputer !== undefined || seatedPeople({ seats }).length === 1
    ? SHORT_READING_MS
    : READING_MS;
}

function isSameWait(before: PendingComputers, pending: PendingComputers): boolean {
  return (
    before.request.key === pending.request.key &&
    before.isAmongPeople === pending.isAmongPeople &&
    isDeepStrictEqual(before.seats, pending.seats)
  );
}
