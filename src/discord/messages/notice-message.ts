/** What is said to everybody at a table, with the buttons that come with it. */
import type { Translate } from '../../core/face.ts';
import type { Errand } from '../../tables/outbox.ts';
import type { TableId } from '../../tables/table.ts';
import { formatCustomId } from '../custom-id.ts';
import { button, cut, LIMITS, type Row, row } from './parts.ts';

export interface NoticeMessage {
  readonly content: string;
  readonly rows: readonly Row[];
}

export function noticeMessage(
  table: TableId,
  { saying, offers = [], about = '' }: Extract<Errand, { kind: 'notice' }>,
  translate: Translate,
): NoticeMessage {
  const buttons = offers.map((offered) =>
    button(
      formatCustomId({ kind: 'notice', table, button: offered, about }),
      translate({ key: `button.${offered}` }),
      offered === 'object' ? 'secondary' : 'primary',
    ),
  );
  return { content: cut(translate(saying), LIMITS.content), rows: buttons.length > 0 ? [row(buttons)] : [] };
}
