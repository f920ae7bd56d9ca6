/** A table's current request: whose decision it is, and why others may not answer it. */
import type { GameEntry } from '../../core/catalogue.ts';
import { requestForSeats } from '../../core/requests/answer.ts';
import type { Request } from '../../core/requests/request.ts';
import { type TableRefused, tableRefuses } from '../model/refusal.ts';
import { isLive, type LogLine, type Table, type UserId } from '../model/table.ts';
import { isLesson } from './is-lesson.ts';
import { holderOf, isAtTable, playerOf } from './seating.ts';

/**
 * The table's current request; null if there isn't one. Its key contains the number of undos, so that a button from before an
 * undo answers nothing. The default answer in it has the game's own key.
 */
export function currentRequest(entry: GameEntry, table: Table): Request | null {
  const request = gamesRequest(entry, table);
  const { taken } = table.undoStack;
  return request === null ? null : { ...request, key: tableKey(request, taken) };
}

/** The request key of a table with that number of undos. */
export function tableKey({ key }: Request, taken: number): string {
  return taken === 0 ? key : `${key}.${taken}`;
}

/** The table's current request, with the game's own key. */
export function gamesRequest(entry: GameEntry, table: Table): Request | null {
  if (table.status !== 'playing' || !hasOurRules(entry, table)) return null;
  return entry.game.requests(table.state)[0] ?? null;
}

/** Whether the table has the current rules, which cannot read the state of other rules. */
export function hasOurRules({ game }: GameEntry, table: Table): boolean {
  return game.rulesVersion === table.rulesVersion;
}

/** Whether the table is live but has other rules than the current ones: people can only look at it and end it. */
export function isReadOnly(entry: GameEntry, table: Table): boolean {
  return isLive(table) && !hasOurRules(entry, table);
}

/** The refusal for people who want to play a table with other rules. */
export function otherRules({ game }: GameEntry, { rulesVersion, hostId }: Table): TableRefused {
  return tableRefuses('other-rules', { version: rulesVersion, ours: game.rulesVersion, host: hostId });
}

/** The refusal while no one can answer: the table is paused, or its channel cannot be reached. */
export function heldUp({ pausedBy, isSuspended }: Table): TableRefused | null {
  if (pausedBy !== null) return tableRefuses('paused', { user: pausedBy });
  return isSuspended ? tableRefuses('suspended') : null;
}

/** Whether this is roughly the first turn of every seat. */
export function isFirstRound({ seats }: Table, { turn }: Request): boolean {
  return turn <= seats.length;
}

/**
 * Whether a newcomer, such as the new holder of a seat, begins their first turn: none of the people whose decision it is has
 * answered before.
 */
export function asksNewcomers(table: Table, request: Request, log: readonly LogLine[]): boolean {
  const pending = pendingUsers(table, request);
  if (pending.length === 0 || table.undoStack.steps.length > 0) return false;
  return !log.some(({ userId }) => userId !== null && pending.includes(userId));
}

/** The people whose move the request waits for, without duplicates; empty if its seats are open. */
export function pendingUsers(table: Table, { seats, turn }: Request): readonly UserId[] {
  return [...new Set(seats.flatMap((seat) => playerOf(table, seat, turn) ?? []))];
}

/** The request, limited to the seats of that user; null if it waits for none of them. */
export function requestForUser(table: Table, request: Request, userId: string): Request | null {
  const theirs = request.seats.filter((seat) => playerOf(table, seat, request.turn) === userId);
  return theirs.length === 0 ? null : requestForSeats(request, theirs);
}

/** The refusal for a person who is not pending. */
export function notPending(entry: GameEntry, table: Table, request: Request, userId: string): TableRefused {
  if (isLesson(entry, table) && table.hostId !== userId)
    return tableRefuses('not-your-lesson', { host: table.hostId });
  const pending = pendingUsers(table, request);
  if (pending.length === 0)
    return tableRefuses(isOfComputer(table, request) ? 'computer-plays' : 'seat-open');
  if (!isAtTable(table, userId, request.turn)) return tableRefuses('not-seated');
  return tableRefuses('not-your-turn', { count: pending.length, users: pending.join(' ') });
}

/** Whether a computer plays one of the request's seats. */
function isOfComputer(table: Table, { seats, turn }: Request): boolean {
  return seats.some((seat) => holderOf(table, seat, turn).by === 'computer');
}
