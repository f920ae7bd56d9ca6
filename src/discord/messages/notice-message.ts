/** What is said at a table besides its board, with the buttons that belong to it. */
import type { Translate } from '../../core/face.ts';
import type { Errand } from '../../tables/outbox.ts';
import type { TableId } from '../../tables/table.ts';
import { formatCustomId } from '../custom-id.ts';
import type { Outgoing } from '../delivery/channels.ts';
import { button, row } from './parts.ts';

type Notice = Pick<Extract<Errand, { kind: 'notice' }>, 'saying' | 'call' | 'offers'>;

export function noticeMessage(
  table: TableId,
  { saying, call = [], offers = [] }: Notice,
  translate: Translate,
): Outgoing {
  const buttons = offers.map((verb) =>
    button(formatCustomId({ kind: 'table', table, verb }), translate({ key: `button.${verb}` }), 'primary'),
  );
  const rows = buttons.length === 0 ? [] : [row(buttons)];
  return { content: translate(saying), rows, files: [], call };
}
