/** Buttons about the question on the board, for those who want to know more before they answer. */
import { type APIButtonComponent, ComponentType } from 'discord.js';
import { enumerate } from '../../../core/requests/answer.ts';
import type { Request } from '../../../core/requests/request.ts';
import { adviceRequest } from '../../../tables/turns/advising.ts';
import type { LoadedTable } from '../../../tables/turns/loaded-table.ts';
import { formatCustomId } from '../../custom-ids/custom-id.ts';
import { button, LIMITS, type Row, row } from '../pieces/parts.ts';
import type { Words } from '../questions/answers.ts';
import { goodMoves } from '../questions/moves.ts';

/** The details of a question that has any stand after the answers, in a row of their own where they must. */
export function withDetails(
  answers: readonly Row[],
  { table }: Pick<LoadedTable, 'table'>,
  request: Request,
  { presenter, view, translate }: Words,
): readonly Row[] {
  if (answers.length === 0 || presenter.details(request, view).length === 0) return answers;
  const customId = formatCustomId({ kind: 'details', table: table.id });
  return withLook(answers, LIMITS.rows - 1, button(customId, translate({ key: 'button.details' })));
}

/**
 * Where there is a choice, the table gives advice, and somebody knows better or worse answers. Who may let a computer go
 * first has a choice too.
 */
export function isAdvised(
  { table, entry }: Pick<LoadedTable, 'table' | 'entry'>,
  asked: Request,
  words: Words,
): boolean {
  const request = adviceRequest(table, asked);
  if (table.advice === 'off' || enumerate(request, 2).length < 2) return false;
  return entry.judgement !== null || goodMoves(entry, request, words).length > 0;
}

function withLook(rows: readonly Row[], room: number, look: APIButtonComponent): readonly Row[] {
  const last = rows.at(-1)?.components ?? [];
  const isFull =
    last.length === LIMITS.buttonsInRow || last.some(({ type }) => type !== ComponentType.Button);
  if (!isFull) return [...rows.slice(0, -1), row([...last, look])];
  return rows.length < room ? [...rows, row([look])] : rows;
}
