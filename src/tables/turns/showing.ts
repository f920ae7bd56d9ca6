/** Decides how a changed board is shown: in a new message or not, and with which pings and news. */
import { type GameEvent, TURN_BEGAN } from '../../core/game.ts';
import type { Request } from '../../core/requests/request.ts';
import type { Job } from '../model/outbox.ts';
import type { Shown, ShownBoard } from '../model/storage/store.ts';
import type { LogLine, RecentEvents, Table, UserId } from '../model/table.ts';
import { pendingUsers } from './current-request.ts';
import { isInSession } from './in-session.ts';
import { playerOf } from './seating.ts';

export interface Showing {
  /** If true, posts a new message. Otherwise the bot edits the shown one, or replaces it without a ping if it can't be edited. */
  readonly isNew: boolean;
  readonly call: readonly UserId[];
  readonly events: readonly GameEvent[];
  readonly board: Omit<ShownBoard, 'away'>;
}

/**
 * If a game ends early, no new board is needed: a notice announces it. If several people may go, the board pings each of them
 * once. It pings a person again if they are the only one left, since they may have relied on the others. A person who takes over
 * a seat while the table waits for it is pinged, unless they changed the table themselves. In a live session everyone is there:
 * the board stays in its message and pings no one.
 */
export function showingOf(
  table: Table,
  request: Request | null,
  shown: Shown | null,
  { by, recalls }: Pick<Extract<Job, { kind: 'board' }>, 'by' | 'recalls'>,
): Showing {
  const before = shown?.board ?? null;
  const turn = request?.turn ?? null;
  const posted = table.recentEvents.dropped + table.recentEvents.events.length;
  const pending = request === null ? [] : pendingUsers(table, request);
  const isSingledOut = pending.length === 1 && before !== null && before.pending.length > 1;
  const isSameTurn = before?.turn === turn && !(isSingledOut && by === null) && recalls !== true;
  const staysAsItIs = table.status === 'aborted' || table.status === 'closed' || table.pausedBy !== null;
  const callsNobody = staysAsItIs || isInSession(table);
  if (before !== null && (isSameTurn || staysAsItIs)) {
    const newcomers =
      before.turn === turn ? pending.filter((userId) => !before.pending.includes(userId)) : [];
    const call = callsNobody ? [] : newcomers.filter((userId) => userId !== by);
    return {
      isNew: call.length > 0,
      call,
      events: eventsFrom(
        table.recentEvents,
        call.length > 0 ? before.from : stillNews(table.recentEvents, before),
      ),
      board: boardWith(
        {
          ...before,
          ...(newcomers.length === 0 ? {} : { pending }),
          ...(call.length === 0 ? {} : { posted }),
        },
        callsNobody,
      ),
    };
  }
  const isUpForOthers = isSingledOut && before.turn === turn;
  const there = [by, ...(isSingledOut || recalls === true ? [] : pendingUntilNow(before, turn))];
  const from = before?.to ?? 0;
  return {
    isNew: before === null || !isInSession(table),
    call: callsNobody ? [] : pending.filter((userId) => !there.includes(userId)),
    events: eventsFrom(table.recentEvents, from),
    board: boardWith(
      {
        turn,
        pending: isUpForOthers ? before.pending : pending,
        from,
        to: table.recentEvents.turnFrom,
        posted,
      },
      callsNobody,
    ),
  };
}

/** Whether the board of this turn first waited for several people, and now waits for only one of them. */
export function isSingledOut(table: Table, request: Request | null, shown: Shown | null): boolean {
  const before = shown?.board ?? null;
  if (request === null || before === null || before.turn !== request.turn) return false;
  return pendingUsers(table, request).length === 1 && before.pending.length > 1;
}

/**
 * The only person who has to continue, because of their own answer, such as beginning their turn: the game isn't waiting for
 * anyone else, and this person answered last. They know that it's their turn, so no board has to ping them. `log` ends with the
 * last answer.
 */
export function playsOnAlone(table: Table, request: Request, log: readonly LogLine[]): UserId | null {
  const [only = null] = pendingUsers(table, request);
  const asksOthers = request.seats.some((seat) => playerOf(table, seat, request.turn) !== only);
  return !asksOthers && log.at(-1)?.userId === only ? only : null;
}

/** The board's record, with or without the mark that it pings no one. */
function boardWith(known: Showing['board'], callsNobody: boolean): Showing['board'] {
  const { callsNobody: _, ...board } = known;
  return callsNobody ? { ...board, callsNobody } : board;
}

/** The people who need no ping, since the previous turn was theirs too. After turns that no board showed, everyone is pinged. */
function pendingUntilNow(before: ShownBoard | null, turn: number | null): readonly UserId[] {
  return before !== null && before.turn !== null && turn === before.turn + 1 ? before.pending : [];
}

/**
 * The number of the first event on an edited board. After an answer it shows only its own turn, since the previous turn was shown
 * when the board was posted.
 */
function stillNews({ dropped, events }: RecentEvents, { turn, from, to, posted = to }: ShownBoard): number {
  if (dropped + events.length <= posted) return from;
  const opening = events.findLastIndex((event) => event.type === TURN_BEGAN && event['turn'] === turn);
  return opening < 0 ? to : Math.min(dropped + opening, to);
}

function eventsFrom({ dropped, events }: RecentEvents, first: number): readonly GameEvent[] {
  return events.slice(Math.max(0, first - dropped));
}
