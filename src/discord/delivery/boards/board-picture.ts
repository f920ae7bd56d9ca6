/** Draws pictures as files for messages. If drawing fails, the message goes out without a picture. */
import type { LoadedTable } from '../../../tables/turns/loaded-table.ts';
import type { Bot, BotContext } from '../../bot.ts';
import type { PictureFile } from '../../messages/pieces/picture-file.ts';

/** The board of a running game. */
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
  return paint(bot, svg, { name: 'board.png', description: altText, table: table.id });
}

export async function paint(
  { painter, log }: Pick<BotContext, 'painter' | 'log'>,
  svg: string,
  { name, description, table }: Omit<PictureFile, 'attachment'> & { readonly table?: string },
): Promise<readonly PictureFile[]> {
  const rendered = await painter.render(svg);
  if (rendered.ok) return [{ attachment: rendered.picture, name, description }];
  log.warn({ table, picture: name, why: rendered.why, because: rendered.because }, 'no picture');
  return [];
}
