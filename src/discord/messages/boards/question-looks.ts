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

/**
 * They stand after the answers: the details of a question that has any, in a row of their own where they must, and
 * advice where there are `room` rows for it. `request` is what the board asks.
 */
export function withQuestionLooks(
  answers: readonly Row[],
  room: number,
  loaded: LoadedTable,
  request: Request,
  words: Words,
): readonly Row[] {
  if (answers.length === 0) return answers;
  const hasDetails = words.presenter.details(request, words.view).length > 0;
  const detailed = hasDetails
    ? withLook(answers, LIMITS.rows - 1, lookOf('details', loaded, words))
    : answers;
  if (!isAdvised(loaded, loaded.request ?? request, words)) return detailed;
  return withLook(detailed, room, lookOf('advise', loaded, words));
}

/**
 * Where there is a choice, the table gives advice, and somebody knows better or worse answers. Who may let a computer go
 * first has a choice too.
 */
function isAdvised({ table, entry }: LoadedTable, asked: Request, words: Words): boolean {
  const request = adviceRequest(table, asked);
  if (table.advice === 'off' || enumerate(request, 2).length < 2) return false;
  return entry.judgement !== null || goodMoves(entry, request, words).length > 0;
}

function lookOf(
  kind: 'details' | 'advise',
  { table }: LoadedTable,
  { translate }: Words,
): APIButtonComponent {
  return button(formatCustomId({ kind, table: table.id }), translate({ key: `button.${kind}` }));
}

function withLook(rows: readonly Row[], room: number, look: APIButtonComponent): readonly Row[] {
  const last = rows.at(-1)?.components ?? [];
  const isFull =
    last.length === LIMITS.buttonsInRow || last.some(({ type }) => type !== ComponentType.Button);
  if (!isFull) return [...rows.slice(0, -1), row([...last, look])];
  return rows.length < room ? [...rows, row([look])] : rows;
}
