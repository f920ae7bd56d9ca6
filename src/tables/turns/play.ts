/** Answers at a running table: who may give one, and what follows from it. */

import type { GameEntry } from '../../core/catalogue.ts';
import type { GameEvent } from '../../core/game.ts';
import { askedOf, giverOf } from '../../core/requests/answer.ts';
import type { Action, AutoAnswer, Request } from '../../core/requests/request.ts';
import type { SeatIndex } from '../../core/seat.ts';
import type { Strength } from '../../core/thinking/strength.ts';
import type { Errand, NewErrand } from '../model/outbox.ts';
import { type TableRefused, tableRefuses } from '../model/refusal.ts';
import { isLive, type LogLine, type RecentEvents, type Table, type UserId } from '../model/table.ts';
import { isLesson } from './is-lesson.ts';
import { holderOf, isAtTable, playerOf } from './seating.ts';
import { type AnswerEffects, undoStackAfter } from './undo-stack.ts';

/** The default answer of a turn that waits only because somebody might reconsider comes after this time. */
const PAUSE_MS = 60_000;
/** Where several people may choose who goes on, the default answer comes after this time. */
const OVERDUE_MS = 24 * 60 * 60_000;

export interface Answered {
  readonly ok: true;
  readonly table: Table;
  readonly lines: readonly LogLine[];
  /** The events of the answer and of the default answers that followed. */
  readonly events: readonly GameEvent[];
  readonly errands: readonly NewErrand[];
}

/**
 * The table's current request; null where it asks nothing. Its key contains the number of take-backs, so that a
 * button from before a take-back answers nothing. The default answer in it has the game's own key.
 */
export function currentRequest(entry: GameEntry, table: Table): Request | null {
  const request = gamesRequest(entry, table);
  const { taken } = table.undoStack;
  return request === null ? null : { ...request, key: tableKey(request, taken) };
}

/** The request key of a table on which so many steps were taken back. */
export function tableKey({ key }: Request, taken: number): string {
  return taken === 0 ? key : `${key}.${taken}`;
}

function gamesRequest(entry: GameEntry, table: Table): Request | null {
  if (table.status !== 'playing' || !hasOurRules(entry, table)) return null;
  return entry.game.requests(table.state)[0] ?? null;
}

/** Whether the table has the program's rules. These rules cannot read the state of others. */
export function hasOurRules({ game }: GameEntry, table: Table): boolean {
  return game.rulesVersion === table.rulesVersion;
}

/** Whether the table is live but has other rules than the program: people can look at it and end it. */
export function isReadOnly(entry: GameEntry, table: Table): boolean {
  return isLive(table) && !hasOurRules(entry, table);
}

/** The refusal for people who want to play such a table. */
export function otherRules({ game }: GameEntry, { rulesVersion, hostId }: Table): TableRefused {
  return tableRefuses('other-rules', { version: rulesVersion, ours: game.rulesVersion, host: hostId });
}

/** Whether every seat has its first turn about now. */
export function isFirstRound({ seats }: Table, { turn }: Request): boolean {
  return turn <= seats.length;
}

/** Whether somebody new to the table, such as the new holder of a seat, begins their first turn: nobody who is asked has answered before. */
export function asksNewcomers(table: Table, request: Request, log: readonly LogLine[]): boolean {
  const asked = askedUsers(table, request);
  if (asked.length === 0 || table.undoStack.steps.length > 0) return false;
  return !log.some(({ userId }) => userId !== null && asked.includes(userId));
}

/** The users who are asked by the request, each once; none where nobody plays the seats it asks. */
export function askedUsers(table: Table, { seats, turn }: Request): readonly UserId[] {
  return [...new Set(seats.flatMap((seat) => playerOf(table, seat, turn) ?? []))];
}

/** The request, limited to the seats of that user; null where it asks none of them. */
export function askedOfUser(table: Table, request: Request, userId: string): Request | null {
  const theirs = request.seats.filter((seat) => playerOf(table, seat, request.turn) === userId);
  return theirs.length === 0 ? null : askedOf(request, theirs);
}

/** The refusal for a person who is not asked. */
export function notAsked(entry: GameEntry, table: Table, request: Request, userId: string): TableRefused {
  if (isLesson(entry, table) && table.hostId !== userId)
    return tableRefuses('not-your-lesson', { host: table.hostId });
  const asked = askedUsers(table, request);
  if (asked.length === 0) return tableRefuses(isOfComputer(table, request) ? 'computer-plays' : 'seat-open');
  if (!isAtTable(table, userId, request.turn)) return tableRefuses('not-seated');
  return tableRefuses('not-your-turn', { count: asked.length, users: asked.join(' ') });
}

/** Whether a computer plays one of the asked seats. */
function isOfComputer(table: Table, { seats, turn }: Request): boolean {
  return seats.some((seat) => holderOf(table, seat, turn).by === 'computer');
}

/** Carries out a person's answer. The default answers that follow at once belong to the same change. */
export function answer(
  entry: GameEntry,
  table: Table,
  userId: UserId,
  action: Action,
  now: Date,
): Answered | TableRefused {
  const request = currentRequest(entry, table);
  const asked = gamesRequest(entry, table);
  if (request === null || asked === null) return tableRefuses('not-playing');
  if (table.pausedBy !== null) return tableRefuses('paused', { user: table.pausedBy });
  if (table.isSuspended) return tableRefuses('suspended');
  const theirs = askedOfUser(table, request, userId);
  if (theirs === null) return notAsked(entry, table, request, userId);
  if (action.request !== request.key) return tableRefuses('stale');
  const seat = giverOf(theirs, action);
  return carryOut(entry, table, { seat, userId, action: { ...action, request: asked.key } }, now);
}

/** Gives the default answer of the request with this key; refuses as stale where the table asks another. */
export function answerByDefault(
  entry: GameEntry,
  table: Table,
  requestKey: string,
  now: Date,
): Answered | TableRefused {
  const request = currentRequest(entry, table);
  if (request?.key !== requestKey || request.defaultAnswer === undefined) return tableRefuses('stale');
  if (table.pausedBy !== null) return tableRefuses('paused', { user: table.pausedBy });
  if (table.isSuspended) return tableRefuses('suspended');
  const { action } = request.defaultAnswer;
  return carryOut(entry, table, { seat: giverOf(request, action), userId: null, action }, now);
}

export interface Answer {
  readonly seat: SeatIndex;
  readonly userId: UserId | null;
  /** The strength of the computer that answers; left out where none does. */
  readonly computer?: Strength;
  readonly action: Action;
}

/** The answer that the table gives in a state without asking anybody; undefined where it waits for a person. */
export type Following = (entry: GameEntry, table: Table, state: unknown) => Answer | undefined;

/** Carries out an answer, and those that follow at once, as one change. */
export function carryOut(
  entry: GameEntry,
  table: Table,
  first: Answer,
  now: Date,
  { following = atOnce, isSkip = false }: { readonly following?: Following; readonly isSkip?: boolean } = {},
): Answered | TableRefused {
  const { game } = entry;
  const lines: LogLine[] = [];
  let { state } = table;
  let revealed = false;
  const events: GameEvent[] = [];
  for (let next: Answer | undefined = first; next !== undefined; next = following(entry, table, state)) {
    const applied = game.apply(state, next.seat, next.action);
    if (!applied.ok) return { ok: false, by: 'game', gameId: game.id, refusal: applied.refusal };
    state = applied.state;
    revealed ||= applied.revealed;
    events.push(...applied.events);
    lines.push({ index: table.logged + lines.length, ...next });
  }
  const effects: AnswerEffects = {
    by: first,
    events,
    revealed,
    endsTurn: game.requests(table.state)[0]?.turn !== game.requests(state)[0]?.turn,
    isSkip,
  };
  const changed = {
    ...table,
    state,
    recentEvents: recentEventsAfter(table, effects),
    undoStack: undoStackAfter(table, effects),
    logged: table.logged + lines.length,
    status: game.outcome(state).kind === 'ongoing' ? table.status : ('finished' as const),
  };
  return {
    ok: true,
    table: changed,
    lines,
    events,
    errands: [
      boardErrand(changed, { by: first.userId }, now),
      ...waitErrand(table, currentRequest(entry, changed), now),
    ],
  };
}

export function recentEventsAfter(
  { recentEvents: { events, told, turnFrom } }: Table,
  course: Pick<AnswerEffects, 'events' | 'endsTurn'>,
): RecentEvents {
  const all = [...events, ...course.events];
  return { events: all, told, turnFrom: course.endsTurn ? told + all.length : turnFrom };
}

/**
 * The default answer that comes at once: where nothing depends on the answer, or where the table's turns pass at
 * once.
 */
export function atOnce(
  { game }: GameEntry,
  { passing }: Pick<Table, 'passing'>,
  state: unknown,
): Answer | undefined {
  const [request] = game.requests(state);
  const itself = request?.defaultAnswer;
  if (request === undefined || itself === undefined) return undefined;
  const passesAtOnce =
    itself.when === 'at-once' || (itself.when === 'after-a-pause' && passing === 'at-once');
  if (!passesAtOnce) return undefined;
  return { seat: giverOf(request, itself.action), userId: null, action: itself.action };
}

/** Who changed the table, and how the board is to be shown because of it. */
export type Shows = Omit<Extract<Errand, { kind: 'board' }>, 'kind' | 'version'>;

/** The errand that shows a changed table. */
export function boardErrand(changed: Table, how: Shows, now: Date): NewErrand {
  return { errand: { kind: 'board', ...how, version: changed.version + 1 }, dueAt: now };
}

/** The errand for the default answer, due after its wait; none where the request waits for a person. */
export function waitErrand(table: Table, request: Request | null, now: Date): readonly NewErrand[] {
  const wait =
    request?.defaultAnswer === undefined ? null : waitOf(table, request, request.defaultAnswer.when);
  if (request === null || wait === null) return [];
  return [{ errand: { kind: 'answer', request: request.key }, dueAt: new Date(now.getTime() + wait) }];
}

/** When the default answer of the request is due; null where it waits for a person. */
export function answersItselfAt(table: Table, request: Request | null): Date | null {
  const wait =
    request?.defaultAnswer === undefined ? null : waitOf(table, request, request.defaultAnswer.when);
  return wait === null ? null : new Date(table.waitingSince.getTime() + wait);
}

/** How long the default answer waits, in ms; null where the request waits for a person, or for nobody. */
function waitOf(table: Table, request: Request, when: AutoAnswer): number | null {
  const { passing } = table;
  if (when === 'when-overdue') return askedUsers(table, request).length > 1 ? OVERDUE_MS : null;
  return when === 'after-a-pause' && passing === 'after-a-minute' ? PAUSE_MS : null;
}
