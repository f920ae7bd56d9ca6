/** Which computers can take a seat of a lobby: a button for each strength, and one that takes a computer out again. */
import type { Translate } from '../../../core/telling/saying.ts';
import { COMPUTER_CHANGES } from '../../../tables/lobby/computers.ts';
import type { Table } from '../../../tables/model/table.ts';
import { formatCustomId } from '../../custom-ids/custom-id.ts';
import { button, row } from '../pieces/parts.ts';
import type { Reply } from '../pieces/reply.ts';

export function computersMessage({ id, seats }: Table, translate: Translate): Reply {
  const count = seats.filter(({ computer }) => computer !== undefined).length;
  const known = COMPUTER_CHANGES.filter((change) => change !== 'remove' || count > 0);
  const buttons = known.map((change) =>
    button(
      formatCustomId({ kind: 'change-computers', table: id, change }),
      translate({ key: `button.computer-${change}` }),
      change === 'remove' ? 'secondary' : 'primary',
    ),
  );
  return {
    content: translate({ key: 'computers.which', with: { count } }),
    rows: [row(buttons)],
  };
}
