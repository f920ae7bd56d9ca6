/** Asks a person once before they leave a running game: what becomes of their seats, and of the host. */
import type { SeatIndex } from '../../../core/seat.ts';
import type { Saying, Translate } from '../../../core/telling/presenter.ts';
import type { Table, UserId } from '../../../tables/model/table.ts';
import { leaveHosting } from '../../../tables/seats/host-passing.ts';
import { leaveGame } from '../../../tables/seats/leaving.ts';
import type { LoadedTable } from '../../../tables/turns/loaded-table.ts';
import { seatName } from '../../../tables/turns/seat-words.ts';
import { formatCustomId } from '../../custom-ids/custom-id.ts';
import { button, row } from '../pieces/parts.ts';
import type { Reply } from '../pieces/reply.ts';

/** Stands in the button for all seats of the person. */
export const ALL_SEATS = 'all';

/** Null where nobody need be asked: no game is running, it gives up no seat, or leaving is refused. */
export function leavingMessage(
  loaded: LoadedTable,
  { userId, name }: { readonly userId: UserId; readonly name: string | null },
  now: Date,
  translate: Translate,
): Reply | null {
  const { table } = loaded;
  const question = table.status === 'playing' ? questionFor(loaded, userId, name, now) : null;
  if (question === null) return null;
  const quit = formatCustomId({ kind: 'quit', table: table.id, seats: name ?? ALL_SEATS });
  const keep = formatCustomId({ kind: 'keep', table: table.id });
  return {
    content: translate(question),
    rows: [
      row([
        button(quit, translate({ key: 'button.quit' }), 'danger'),
        button(keep, translate({ key: 'button.keep' })),
      ]),
    ],
  };
}

function questionFor(
  { table, entry }: LoadedTable,
  userId: UserId,
  name: string | null,
  now: Date,
): Saying | null {
  const left = leaveGame(entry, table, userId, name, now);
  if (left.ok) {
    const opened = openedBy(table, left.table);
    if (opened.length === 0) return null;
    const roles = opened.map((seat) => seatName(entry, table, seat));
    const host = hostThen(table, left.table, userId);
    return { key: 'leave.sure', with: { roles, count: roles.length, host } };
  }
  const handed = name === null && left.refusal.why === 'not-seated' ? leaveHosting(table, userId, now) : left;
  return handed.ok ? { key: 'leave.sure-host', with: { host: handed.table.hostId } } : null;
}

function openedBy(before: Table, after: Table): readonly SeatIndex[] {
  return before.seats.flatMap(({ userId }, at) =>
    userId !== null && after.seats[at]?.userId === null ? [at as SeatIndex] : [],
  );
}

/** The value that the message selects on. */
function hostThen(before: Table, after: Table, userId: UserId): string {
  if (before.hostId !== userId) return 'none';
  return after.hostId === userId ? 'stays' : after.hostId;
}
