/** The holdings of the player whose decision it is, and the score, as lines of the board. */
import type { Request } from '../../../core/requests/request.ts';
import type { Table } from '../../../tables/model/table.ts';
import { isOnlySeat, seatName } from '../../../tables/turns/seat-words.ts';
import type { Words } from '../questions/answers.ts';

/** The holdings of the person whose decision it is; omitted if several people have to decide. */
export function holdings(
  table: Table,
  { seats }: Request,
  { presenter, view, translate }: Words,
): readonly string[] {
  const [seat, another] = seats;
  if (seat === undefined || another !== undefined) return [];
  const owned = presenter.holdings(seat, view);
  if (isOnlySeat(table)) return [translate({ key: 'turn.score', with: { score: owned } })];
  const has = { role: seatName({ presenter }, table, seat), holdings: owned };
  return [translate({ key: 'turn.holdings', with: has })];
}

/** The leader, in competitive games. */
export function scoreboard({ presenter, view, translate }: Words): readonly string[] {
  return presenter.scoreboard(view).map((score) => translate({ key: 'turn.score', with: { score } }));
}
