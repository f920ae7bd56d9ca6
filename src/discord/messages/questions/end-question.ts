/** Asks the host or a moderator once whether a table shall be ended early. */
import type { Translate } from '../../../core/presentation/phrase.ts';
import type { TableId } from '../../../tables/model/table.ts';
import { formatCustomId } from '../../custom-ids/custom-id.ts';
import { button, type Look, row } from '../pieces/parts.ts';
import type { Reply } from '../pieces/reply.ts';

export function endQuestion(table: TableId, isLobby: boolean, translate: Translate): Reply {
  const of = (kind: 'abort' | 'keep', look: Look) =>
    button(formatCustomId({ kind, table }), translate({ key: `button.${kind}` }), look);
  return {
    content: translate({ key: isLobby ? 'abort.sure-lobby' : 'abort.sure' }),
    rows: [row([of('abort', 'danger'), of('keep', 'secondary')])],
  };
}
