/** Asks the host or a moderator to confirm once that a table should end early. A reason is optional. */
import type { Translate } from '../../../core/presentation/phrase.ts';
import type { TableId } from '../../../tables/model/table.ts';
import { formatCustomId } from '../../custom-ids/custom-id.ts';
import { button, row, type Style } from '../pieces/parts.ts';
import type { Reply } from '../pieces/reply.ts';

export function endQuestion(table: TableId, isLobby: boolean, translate: Translate): Reply {
  const of = (kind: 'game-end' | 'abort' | 'keep', key: string, style: Style) =>
    button(formatCustomId({ kind, table }), translate({ key }), style);
  return {
    content: translate({ key: isLobby ? 'abort.sure-lobby' : 'abort.sure' }),
    rows: [
      row([
        of('game-end', 'button.abort', 'danger'),
        of('abort', 'button.abort-why', 'secondary'),
        of('keep', 'button.keep', 'secondary'),
      ]),
    ],
  };
}
