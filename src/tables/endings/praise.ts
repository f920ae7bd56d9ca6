/** “Well played”: anyone can say it once to each person who played a finished game. It's kept as a note of the table. */
import type { GameEntry } from '../../core/catalogue.ts';
import type { SeatIndex } from '../../core/seat.ts';
import type { Change } from '../model/change.ts';
import { boardJob, noticeJob } from '../model/outbox.ts';
import { type TableRefused, tableRefuses } from '../model/refusal.ts';
import { ERASED, isOver, type Notice, seatedPeople, type Table, type UserId } from '../model/table.ts';
import { seatName } from '../turns/seat-words.ts';

const PRAISE = 'praise.said';
/** After this long the end message can no longer be edited, so late praise gets its own message. */
const ON_THE_BOARD_MS = 60 * 60_000;

/**
 * The people who have praised each person, listed at that person's first seat, in seat order. People whose data was erased no
 * longer count. Earlier releases recorded praise for any seat.
 */
export function praiseOf({ seats }: Pick<Table, 'seats'>, notices: readonly Notice[]): readonly UserId[][] {
  return seats.map((_, at) => [
    ...new Set(
      notices.flatMap(({ by, phrase }) => {
        const seat = phrase.key === PRAISE ? phrase.with?.['seat'] : undefined;
        const isTheirs = typeof seat === 'number' && firstSeatOf(seats, seat) === at;
        return isTheirs && by !== null && by !== ERASED ? [by] : [];
      }),
    ),
  ]);
}

/** The first seat of each person, at which they can be praised. Empty if one person played all seats. */
export function praisedSeats({ seats }: Pick<Table, 'seats'>): readonly SeatIndex[] {
  if (seatedPeople({ seats }).length < 2) return [];
  return seats.flatMap(({ userId }, at) =>
    userId !== null && firstSeatOf(seats, at) === at ? [at as SeatIndex] : [],
  );
}

/** The first seat of the person in this seat. For a seat that no person holds, the seat itself. */
function firstSeatOf(seats: Table['seats'], seat: number): number {
  const userId = seats[seat]?.userId ?? null;
  return userId === null ? seat : seats.findIndex((each) => each.userId === userId);
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
  if (praiseOf(table, notices)[firstSeatOf(table.seats, seat)]?.includes(by) === true)
    return tableRefuses('praised-already');
  const phrase = { key: PRAISE, with: { by, seat, role: seatName(entry, table, seat), user: userId } };
  const isRecent = now.getTime() - table.changedAt.getTime() < ON_THE_BOARD_MS;
  return isRecent
    ? { ok: true, table, notes: [{ phrase, by }], jobs: [boardJob(table, { by }, now)] }
    : { ok: true, table, jobs: [noticeJob(phrase, by, now)] };
}
