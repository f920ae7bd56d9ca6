/** “Well played”: anyone can say it once for each seat of a finished game. It's kept as a note of the table. */
import type { GameEntry } from '../../core/catalogue.ts';
import type { SeatIndex } from '../../core/seat.ts';
import type { Change } from '../model/change.ts';
import { boardErrand, noticeErrand } from '../model/outbox.ts';
import { type TableRefused, tableRefuses } from '../model/refusal.ts';
import { ERASED, isOver, type Notice, seatedPeople, type Table, type UserId } from '../model/table.ts';
import { seatName } from '../turns/seat-words.ts';

const PRAISE = 'praise.said';
/** The message of the end can't be edited for longer, so a late word has a message of its own. */
const ON_THE_BOARD_MS = 60 * 60_000;

/** The people who have praised each seat, in seat order. A person whose data was erased counts no longer. */
export function praiseOf({ seats }: Pick<Table, 'seats'>, notices: readonly Notice[]): readonly UserId[][] {
  return seats.map((_, seat) => [
    ...new Set(
      notices.flatMap(({ by, saying }) =>
        saying.key === PRAISE && saying.with?.['seat'] === seat && by !== null && by !== ERASED ? [by] : [],
      ),
    ),
  ]);
}

/** The seats that can be praised. Empty if one person played alone. */
export function praisedSeats({ seats }: Pick<Table, 'seats'>): readonly SeatIndex[] {
  if (seatedPeople({ seats }).length < 2) return [];
  return seats.flatMap(({ userId }, at) => (userId === null ? [] : [at as SeatIndex]));
}

export function praise(
  entry: GameEntry,
  table: Table,
  { by, seat }: { readonly by: UserId; readonly seat: SeatIndex },
  notices: readonly Notice[],
  now: Date,
): Change | TableRefused {
  if (!isOver(table)) return tableRefuses('praise-later');
  const userId = table.seats[seat]?.userId ?? null;
  if (userId === null) return tableRefuses('praises-computer');
  if (userId === by) return tableRefuses('praises-self');
  if (praiseOf(table, notices)[seat]?.includes(by) === true) return tableRefuses('praised-already');
  const saying = { key: PRAISE, with: { by, seat, role: seatName(entry, table, seat), user: userId } };
  const isRecent = now.getTime() - table.changedAt.getTime() < ON_THE_BOARD_MS;
  return isRecent
    ? { ok: true, table, notes: [{ saying, by }], errands: [boardErrand(table, { by }, now)] }
    : { ok: true, table, errands: [noticeErrand(saying, by, now)] };
}
