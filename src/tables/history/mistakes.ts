/** A person's own mistakes in a finished game, and the table as it was before each of them. */
import type { Action, Request } from '../../core/requests/request.ts';
import { kindOfMistake, type Mistake, type PlayedGame, type Review } from '../../core/thinking/review.ts';
import { EMPTY_UNDO_STACK, type LogLine, NOTHING_ARRANGED, type Table, type UserId } from '../model/table.ts';
import { currentRequest } from '../turns/current-request.ts';
import type { LoadedTable } from '../turns/loaded-table.ts';
import { MAX_NUMBERED, mistakeId } from './mistake-id.ts';

/** A played game whose log says who gave each answer. */
export interface PlayedTable extends PlayedGame {
  readonly log: readonly LogLine[];
}

export interface OwnMistake extends Mistake {
  /** The number of the mistake from 0, counting those of all players in the order of the game. */
  readonly number: number;
  readonly turn: number;
  /** The answer that the person gave. */
  readonly given: Action;
}

/**
 * The mistakes of the answers that the person gave, whatever seat they were for, in the order of the game. Losses too small for a
 * kind of mistake don't count.
 */
export function mistakesBy(
  userId: UserId,
  { turns }: Review,
  { log }: Pick<PlayedTable, 'log'>,
): readonly OwnMistake[] {
  return turns
    .flatMap(({ turn, mistake }) =>
      mistake === null || kindOfMistake(mistake.lost) === null ? [] : [{ turn, ...mistake }],
    )
    .slice(0, MAX_NUMBERED)
    .flatMap((mistake, number): readonly OwnMistake[] => {
      const line = log[mistake.at];
      const isOwn = line !== undefined && 'action' in line && line.userId === userId;
      return isOwn && line.computer === undefined ? [{ ...mistake, number, given: line.action }] : [];
    });
}

/** Whether the person gave an answer in the game. */
export function hasAnswered(userId: UserId, { log }: Pick<PlayedTable, 'log'>): boolean {
  return log.some((line) => line.userId === userId);
}

/** The table before a mistake, with the question that the person answered. */
export interface TableBefore extends LoadedTable {
  readonly request: Request;
}

/**
 * The table as it was before the mistake. The person is in every seat, so that the same code asks and displays as at a live
 * table. Null if the game asks something else there.
 */
export function beforeMistake(
  { table, entry }: LoadedTable,
  { moments }: PlayedGame,
  { at, number, given }: OwnMistake,
  userId: UserId,
): TableBefore | null {
  const moment = moments[at];
  if (moment === undefined) return null;
  const before: Table = {
    ...table,
    id: mistakeId({ table: table.id, number }),
    status: 'playing',
    isCasual: false,
    passing: 'by-hand',
    pausedBy: null,
    isSuspended: false,
    arrangements: NOTHING_ARRANGED,
    undoStack: EMPTY_UNDO_STACK,
    seats: table.seats.map(({ role }) => ({ role, userId })),
    state: moment.state,
    recentEvents: { events: moment.events, dropped: 0, turnFrom: 0 },
  };
  const request = currentRequest(entry, before);
  if (request === null || request.key !== given.request) return null;
  return { table: before, entry, request };
}
