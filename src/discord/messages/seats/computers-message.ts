/** The computers that can take a seat in a lobby: a button for each strength, and one that removes a computer. */
import type { GameEntry } from '../../../core/catalogue.ts';
import type { Translate } from '../../../core/presentation/phrase.ts';
import { COMPUTER_CHANGES } from '../../../tables/lobby/computers.ts';
import { seatsToKeep } from '../../../tables/lobby/invitations.ts';
import { keepsSeats } from '../../../tables/lobby/kept-seats.ts';
import { isOpen, type Table } from '../../../tables/model/table.ts';
import { formatCustomId } from '../../custom-ids/custom-id.ts';
import { button, row } from '../pieces/parts.ts';
import type { Reply } from '../pieces/reply.ts';

/** The message has only the buttons that still work. */
export function computersMessage(entry: GameEntry, table: Table, translate: Translate): Reply {
  const count = table.seats.filter(({ computer }) => computer !== undefined).length;
  const hasRoom = keepsSeats(table) ? table.seats.some(isOpen) : seatsToKeep(entry, table) > 0;
  const known = COMPUTER_CHANGES.filter((change) => (change === 'remove' ? count > 0 : hasRoom));
  const buttons = known.map((change) =>
    button(
      formatCustomId({ kind: 'change-computers', table: table.id, change }),
      translate({ key: `button.computer-${change}` }),
      change === 'remove' ? 'secondary' : 'primary',
    ),
  );
  return {
    content: translate({ key: hasRoom ? 'computers.which' : 'computers.no-seat', with: { count } }),
    rows: buttons.length === 0 ? [] : [row(buttons)],
  };
}
