/** Draws pictures as files for messages. If drawing fails, the message goes out without a picture. */
import type { LoadedTable } from '../../../tables/turns/loaded-table.ts';
import { type Bot, type BotContext, withLanguage } from '../../bot.ts';
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

/** The title picture of the game, for its lobby. */
export async function paintTitle(
  bot: BotContext,
  { table, entry: { guide } }: LoadedTable,
): Promise<readonly PictureFile[]> {
  if (guide === null) return [];
  const { translate } = withLanguage(bot, table.language);
  const description = translate(guide.title.altText);
  return paint(bot, guide.title.picture(translate), { name: 'title.png', description, table: table.id });
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
