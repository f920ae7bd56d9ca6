/** Shows the full board: the picture, or its words if no picture can be drawn. */
import type { LoadedTable } from '../../../tables/turns/loaded-table.ts';
import type { Bot } from '../../bot.ts';
import { paintFullBoard } from '../../delivery/boards/board-picture.ts';
import { unseenReason, wholeTextBoard } from '../../messages/boards/text-views.ts';
import { altText } from '../../messages/boards/turn-message.ts';
import type { Reply } from '../../messages/pieces/reply.ts';
import { wordsFor } from '../acting.ts';

export async function fullBoardReply(bot: Bot, loaded: LoadedTable): Promise<Reply> {
  const unseen = unseenReason(loaded);
  if (unseen !== null) return { content: bot.translate(unseen) };
  const words = wordsFor(bot, loaded);
  const files = await paintFullBoard(bot, loaded, altText(loaded.table, words));
  if (files.length === 0) return wholeTextBoard(loaded, bot.translate);
  return { content: bot.translate(words.presenter.progress(words.view)), files };
}
