/** What a board message shows: whether it is a new one, whom it calls, and what it tells. */
import type { GameEvent } from '../../core/game.ts';
import type { Request } from '../../core/request.ts';
import type { Errand } from '../model/outbox.ts';
import type { Shown, ShownBoard } from '../model/store.ts';
import type { RecentEvents, Table, UserId } from '../model/table.ts';
import { askedUsers } from './play.ts';

export interface Showing {
  /** Otherwise the shown message is changed, or replaced without a call where it no longer can be. */
  readonly isNew: boolean;
  readonly call: readonly UserId[];
  readonly events: readonly GameEvent[];
  readonly board: Omit<ShownBoard, 'away'>;
}

/**
 * The end of a game before its time is said by a notice, and so needs no new board. Of several who may go, each is called
 * once; whoever is left of them, or is up because nobody went, may have relied on the others and is called again. Where a
 * seat that is asked comes into other hands within its turn, they are called, unless they reached for it themselves.
 */
export function showingOf(
  table: Table,
  request: Request | null,
  shown: Shown | null,
  { by, recalls }: Pick<Extract<Errand, { kind: 'board' }>, 'by' | 'recalls'>,
): Showing {
  const before = shown?.board ?? null;
  const turn = request?.turn ?? null;
  const asked = request === null ? [] : askedUsers(table, request);
  const isSingledOut = asked.length === 1 && before !== null && before.asked.length > 1;
  const isSameTurn = before?.turn === turn && !(isSingledOut && by === null) && recalls !== true;
  const staysAsItIs = table.status === 'aborted' || table.status === 'closed' || table.pausedBy !== null;
  if (before !== null && (isSameTurn || staysAsItIs)) {
    const newcomers = before.turn === turn ? asked.filter((userId) => !before.asked.includes(userId)) : [];
    const call = staysAsItIs ? [] : newcomers.filter((userId) => userId !== by);
    return {
      isNew: call.length > 0,
      call,
      events: eventsFrom(table.recentEvents, before.from),
      board: boardWith(newcomers.length === 0 ? before : { ...before, asked }, staysAsItIs),
    };
  }
  const isUpForOthers = isSingledOut && before.turn === turn;
  const there = [by, ...(isSingledOut || recalls === true ? [] : askedUntilNow(before, turn))];
  const from = before?.to ?? 0;
  return {
    isNew: true,
    call: staysAsItIs ? [] : asked.filter((userId) => !there.includes(userId)),
    events: eventsFrom(table.recentEvents, from),
    board: boardWith(
      { turn, asked: isUpForOthers ? before.asked : asked, from, to: table.recentEvents.turnFrom },
      staysAsItIs,
    ),
  };
}

/** As a message posted now bears it, whatever the one before it did. */
function boardWith(known: Showing['board'], callsNobody: boolean): Showing['board'] {
  const { callsNobody: _, ...board } = known;
  return callsNobody ? { ...board, callsNobody } : board;
}

/** Whoever simply goes on needs no call; with turns in between that nobody saw, it is not simple any more. */
function askedUntilNow(before: ShownBoard | null, turn: number | null): readonly UserId[] {
  return before !== null && before.turn !== null && turn === before.turn + 1 ? before.asked : [];
}

function eventsFrom({ told, events }: RecentEvents, first: number): readonly GameEvent[] {
  return events.slice(Math.max(0, first - told));
}
