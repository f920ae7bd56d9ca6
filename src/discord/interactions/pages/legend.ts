/** Shows one person the legend of a table's board. */
import type { LoadedTable } from '../../../tables/turns/loaded-table.ts';
import type { Bot } from '../../bot.ts';
import { paint, seenAt } from '../../delivery/boards/board-picture.ts';
import { noGuidePhrase } from '../../messages/guide/guide-message.ts';
import { legendMessage } from '../../messages/guide/legend-message.ts';
import type { Reply } from '../../messages/pieces/reply.ts';

export async function legendReply(bot: Bot, { table, entry }: LoadedTable): Promise<Reply> {
  const message = legendMessage(table.id, entry, bot.translate);
  if (message === null) return { content: bot.translate(noGuidePhrase(entry)) };
  const { content, altText: description, svg, rows } = message;
  const files = await paint(bot, svg, { name: 'marks.png', description, ...seenAt(table) });
  return { content, rows, files };
}
