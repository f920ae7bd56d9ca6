/** The question of a table in the words in which it is put to the people who are asked. */
import type { GameEntry } from '../../../core/catalogue.ts';
import type { Request } from '../../../core/requests/request.ts';
import type { Saying } from '../../../core/telling/saying.ts';
import type { Table } from '../../../tables/model/table.ts';
import { askedOfUser, askedUsers } from '../../../tables/turns/current-request.ts';

/**
 * Where somebody need not agree with anybody who goes on, the game's question, which is to those who do, would promise a
 * day that never passes.
 */
export function askedQuestion(
  { presenter, game }: Pick<GameEntry, 'presenter' | 'game'>,
  table: Table,
  request: Request,
): Saying {
  const [person, another] = askedUsers(table, request);
  const isOnes =
    request.defaultAnswer?.when === 'when-overdue' && person !== undefined && another === undefined;
  if (!isOnes) return presenter.question(request, game.observe(table.state));
  const count = askedOfUser(table, request, person)?.seats.length ?? 0;
  return { key: 'turn.one-decides', with: { count } };
}
