/** The words to a player on their first turn: the power of their role. */
import type { Request } from '../../../core/requests/request.ts';
import type { LoadedTable } from '../../../tables/turns/loaded-table.ts';
import type { Words } from '../questions/answers.ts';

/** Returns no line if several seats are asked: no one knows yet who goes. */
export function powerLines({ table }: LoadedTable, request: Request, words: Words): readonly string[] {
  const [seat, another] = request.seats;
  if (seat === undefined || another !== undefined) return [];
  const { presenter, translate } = words;
  const role = table.seats[seat]?.role ?? null;
  const power = role === null ? null : presenter.power(role, table.options);
  return power === null ? [] : [translate({ key: 'turn.power', with: { power } })];
}
