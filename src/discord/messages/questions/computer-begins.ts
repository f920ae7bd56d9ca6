/** The button that lets a computer go first, on the board and in hints about it. */
import type { APIButtonComponent } from 'discord.js';
import type { Translate } from '../../../core/presentation/phrase.ts';
import type { Request } from '../../../core/requests/request.ts';
import type { TableId } from '../../../tables/model/table.ts';
import { formatCustomId } from '../../custom-ids/custom-id.ts';
import { button } from '../pieces/parts.ts';

export function computerBeginsButton(
  table: TableId,
  { key: request }: Request,
  translate: Translate,
): APIButtonComponent {
  return button(
    formatCustomId({ kind: 'computer-begins', table, request }),
    translate({ key: 'button.computer-begins' }),
  );
}
