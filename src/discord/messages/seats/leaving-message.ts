/** Asks a person once before they leave a running game, showing what happens to their seats and the host's role. */
import type { Phrase, Translate } from '../../../core/presentation/phrase.ts';
import type { Table, UserId } from '../../../tables/model/table.ts';
import { type Departure, type Parting, partingFrom, partingKey } from '../../../tables/seats/departing.ts';
import type { LoadedTable } from '../../../tables/turns/loaded-table.ts';
import { seatName } from '../../../tables/turns/seat-words.ts';
import { formatCustomId } from '../../custom-ids/custom-id.ts';
import { button, row } from '../pieces/parts.ts';
import type { Reply } from '../pieces/reply.ts';

export interface Leaver {
  readonly userId: UserId;
  readonly departure: Departure;
}

/** Returns null if no confirmation is needed: no game is running, leaving gives up nothing, or leaving is refused. */
export function leavingMessage(
  loaded: LoadedTable,
  { userId, departure }: Leaver,
  now: Date,
  translate: Translate,
): Reply | null {
  const { table, entry } = loaded;
  const parting = partingFrom(entry, table, userId, departure, now);
  if (parting === null) return null;
  const keep = formatCustomId({ kind: 'keep', table: table.id });
  return {
    content: translate(questionAbout(parting, loaded, userId)),
    rows: [
      row([
        button(quitId(table, departure, partingKey(parting)), translate({ key: 'button.quit' }), 'danger'),
        button(keep, translate({ key: 'button.keep' })),
      ]),
    ],
  };
}

function quitId({ id: table }: Table, departure: Departure, confirmed: string): string {
  return departure.leaves === 'seat'
    ? formatCustomId({ kind: 'quit-seat', table, seat: departure.name, confirmed })
    : formatCustomId({ kind: 'quit-all', table, leaves: departure.leaves, confirmed });
}

function questionAbout({ opened, host }: Parting, { table, entry }: LoadedTable, userId: UserId): Phrase {
  if (opened.length === 0) return { key: 'leave.sure-host', with: { host: host ?? '' } };
  const roles = opened.map((seat) => seatName(entry, table, seat));
  const hostThen = table.hostId === userId ? (host ?? 'stays') : 'none';
  return { key: 'leave.sure', with: { roles, count: roles.length, host: hostThen } };
}
