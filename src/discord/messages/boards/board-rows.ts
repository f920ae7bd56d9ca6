/** A board's rows during the game: answers to the question, offered seats, and the tools. */
import { requestForSeats } from '../../../core/requests/answer.ts';
import type { Request } from '../../../core/requests/request.ts';
import type { LessonMoment } from '../../../tables/lessons/lesson-path.ts';
import type { LoadedTable } from '../../../tables/turns/loaded-table.ts';
import { playerOf } from '../../../tables/turns/seating.ts';
import { LIMITS, type Row, row } from '../pieces/parts.ts';
import type { Words } from '../questions/answers.ts';
import type { BoardControls } from '../questions/board-controls.ts';
import { questionControls } from '../questions/question-controls.ts';
import { seatRows } from '../seats/seats-on-board.ts';
import { tableButton, utilities } from './board-buttons.ts';

export const NO_CONTROLS: BoardControls = { rows: [], done: [], spelledOut: [] };

/** The controls that answer the question; none while the game is paused, or for a seat that no one plays. */
export function answerControls(loaded: LoadedTable, request: Request, words: Words): BoardControls {
  const { table } = loaded;
  const played = request.seats.filter((seat) => playerOf(table, seat, request.turn) !== null);
  if (table.pausedBy !== null || played.length === 0) return NO_CONTROLS;
  const answerable = requestForSeats(request, played);
  return questionControls(loaded, answerable, words);
}

interface Circumstances {
  readonly controls: BoardControls;
  readonly isFirstTurn: boolean;
  readonly lesson: LessonMoment | null;
}

/** While the game is paused, the board has one button that resumes it, and one that only opens views. */
export function boardRows(
  loaded: LoadedTable,
  request: Request,
  words: Words,
  { controls, isFirstTurn, lesson }: Circumstances,
): readonly Row[] {
  const { table } = loaded;
  if (table.pausedBy !== null)
    return [row((['resume', 'more'] as const).map((kind) => tableButton(table, kind, words)))];
  const takes = seatRows(table, request, words).slice(0, LIMITS.rows - controls.rows.length - 1);
  return [
    ...controls.rows,
    ...takes,
    utilities(loaded, request, words, { isFirstTurn, lesson, done: controls.done }),
  ];
}
