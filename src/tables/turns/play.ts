/** Gives answers at a running table. */
import type { GameEntry } from '../../core/catalogue.ts';
import type { GameEvent } from '../../core/game.ts';
import { giverOf } from '../../core/requests/answer.ts';
import type { Action } from '../../core/requests/request.ts';
import type { SeatIndex } from '../../core/seat.ts';
import type { Strength } from '../../core/thinking/strength.ts';
import { boardJob, type NewJob } from '../model/outbox.ts';
import { type TableRefused, tableRefuses } from '../model/refusal.ts';
import type { LogLine, RecentEvents, Table, UserId } from '../model/table.ts';
import { currentRequest, gamesRequest, heldUp, notPending, requestForUser } from './current-request.ts';
import { answersItselfAt, atOnce, waitJob } from './default-answers.ts';
import { type AnswerEffects, undoStackAfter } from './undo-stack.ts';

export interface Answered {
  readonly ok: true;
  readonly table: Table;
  readonly lines: readonly LogLine[];
  /** The events of the answer and of the default answers that followed. */
  readonly events: readonly GameEvent[];
  readonly jobs: readonly NewJob[];
}

/** Gives a person's answer. The default answers that immediately follow it belong to the same change. */
export function answer(
  entry: GameEntry,
  table: Table,
  userId: UserId,
  action: Action,
  now: Date,
): Answered | TableRefused {
  const request = currentRequest(entry, table);
  const gameRequest = gamesRequest(entry, table);
  if (request === null || gameRequest === null) return tableRefuses('not-playing');
  const refused = heldUp(table);
  if (refused !== null) return refused;
  const theirs = requestForUser(table, request, userId);
  if (theirs === null) return notPending(entry, table, request, userId);
  if (action.request !== request.key) return tableRefuses('stale');
  const seat = giverOf(theirs, action);
  return carryOut(entry, table, { seat, userId, action: { ...action, request: gameRequest.key } }, now);
}

/**
 * Gives the default answer of the request with this key. Refuses if another request is open, or while people still have time. If
 * only one person is left who can answer, that person gets all the time they need.
 */
export function answerByDefault(
  entry: GameEntry,
  table: Table,
  requestKey: string,
  now: Date,
): Answered | TableRefused {
  const request = currentRequest(entry, table);
  if (request?.key !== requestKey || request.defaultAnswer === undefined) return tableRefuses('stale');
  const refused = heldUp(table);
  if (refused !== null) return refused;
  const dueAt = answersItselfAt(table, request);
  if (dueAt === null || dueAt > now) return tableRefuses('wait-goes-on');
  const { action } = request.defaultAnswer;
  return carryOut(entry, table, { seat: giverOf(request, action), userId: null, action }, now);
}

export interface Answer {
  readonly seat: SeatIndex;
  readonly userId: UserId | null;
  /** The strength of the computer that answers; omitted if none does. */
  readonly computer?: Strength;
  readonly action: Action;
}

/** The answer that the table gives automatically in a state; undefined if it waits for a person. */
export type Following = (entry: GameEntry, table: Table, state: unknown) => Answer | undefined;

/** Gives an answer, and the automatic answers that immediately follow it, as one change. */
export function carryOut(
  entry: GameEntry,
  table: Table,
  first: Answer,
  now: Date,
  { following = atOnce, isSkip = false }: { readonly following?: Following; readonly isSkip?: boolean } = {},
): Answered | TableRefused {
  const { game } = entry;
  const run = played(entry, table, first, following);
  if (!run.ok) return run;
  const { state, events, revealed, lines } = run;
  const endsTurn = game.requests(table.state)[0]?.turn !== game.requests(state)[0]?.turn;
  const effects: AnswerEffects = { by: first, events, revealed, endsTurn, isSkip };
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
    jobs: [
      boardJob(changed, { by: first.userId }, now),
      ...waitJob(table, currentRequest(entry, changed), now),
    ],
  };
}

/** The effects of an answer and of the automatic answers that follow it, according to the rules. */
interface Played extends Pick<Answered, 'ok' | 'lines' | 'events'>, Pick<AnswerEffects, 'revealed'> {
  readonly state: unknown;
}

function played(entry: GameEntry, table: Table, first: Answer, following: Following): Played | TableRefused {
  const { game } = entry;
  const lines: LogLine[] = [];
  const events: GameEvent[] = [];
  let { state } = table;
  let revealed = false;
  for (let next: Answer | undefined = first; next !== undefined; next = following(entry, table, state)) {
    const applied = game.apply(state, next.seat, next.action);
    if (!applied.ok) return { ok: false, by: 'game', gameId: game.id, refusal: applied.refusal };
    state = applied.state;
    revealed ||= applied.revealed;
    events.push(...applied.events);
    lines.push({ index: table.logged + lines.length, ...next });
  }
  return { ok: true, state, revealed, lines, events };
}

export function recentEventsAfter(
  { recentEvents: { events, dropped, turnFrom } }: Table,
  course: Pick<AnswerEffects, 'events' | 'endsTurn'>,
): RecentEvents {
  const all = [...events, ...course.events];
  return { events: all, dropped, turnFrom: course.endsTurn ? dropped + all.length : turnFrom };
}
