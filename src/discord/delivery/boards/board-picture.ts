/** Draws the board of a running game as a file for a message. If drawing fails, the message goes out without a picture. */
import type { LoadedTable } from '../../../tables/turns/loaded-table.ts';
import type { Bot } from '../../bot.ts';
import type { PictureFile } from '../../messages/pieces/picture-file.ts';

export async function paintBoard(
  bot: Bot,
  { table, entry }: LoadedTable,
  altText: string,
): Promise<readonly PictureFile[]> {
  if (table.state === null) return [];
  const svg = entry.presenter.picture(
    entry.game.observe(table.state),
    table.recentEvents.events,
    bot.translate,
  );
  const rendered = await bot.painter.render(svg);
  if (rendered.ok) return [{ attachment: rendered.picture, name: 'board.png', description: altText }];
  bot.log.warn({ table: table.id, why: rendered.why, because: rendered.because }, 'no picture of the board');
  return [];
}
