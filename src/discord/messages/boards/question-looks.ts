/** The tools with which people look into the question on the board before they answer. */
import { enumerate } from '../../../core/requests/answer.ts';
import type { Request } from '../../../core/requests/request.ts';
import { adviceRequest } from '../../../tables/turns/advising.ts';
import type { LoadedTable } from '../../../tables/turns/loaded-table.ts';
import type { Words } from '../questions/answers.ts';
import { goodMoves } from '../questions/moves.ts';

/**
 * If there is a choice, the table gives advice, and a person knows better or worse answers. A person who may let a computer
 * go first has a choice too.
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
