/** Draws pictures as files for messages. If drawing fails, the message goes out without a picture. */
import type { Theme } from '../../../core/telling/theme.ts';
import { themed } from '../../../render/themes.ts';
import type { Table } from '../../../tables/model/table.ts';
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
  return paint(bot, svg, { name: 'board.png', description: altText, table });
}

/** The title picture of the game, for its lobby. */
export async function paintTitle(
  bot: BotContext,
  { table, entry: { guide } }: LoadedTable,
): Promise<readonly PictureFile[]> {
  if (guide === null) return [];
  const { translate } = withLanguage(bot, table.language);
  const description = translate(guide.title.altText);
  return paint(bot, guide.title.picture(translate), { name: 'title.png', description, table });
}

/** What is drawn for a table has the theme of its server; what only one person sees is dark. */
export async function paint(
  { painter, log, settings }: Pick<BotContext, 'painter' | 'log' | 'settings'>,
  svg: string,
  { name, description, table }: Omit<PictureFile, 'attachment'> & { readonly table?: Table },
): Promise<readonly PictureFile[]> {
  const theme = table === undefined ? 'dark' : await themeAt({ settings }, table);
  const rendered = await painter.render(themed(svg, theme));
  if (rendered.ok) return [{ attachment: rendered.picture, name, description }];
  log.warn({ table: table?.id, picture: name, why: rendered.why, because: rendered.because }, 'no picture');
  return [];
}

/** What everybody at the table sees. */
export async function themeAt(
  { settings }: Pick<BotContext, 'settings'>,
  { place }: Pick<Table, 'place'>,
): Promise<Theme> {
  return (await settings.ofServer(place.guildId)).theme ?? 'dark';
}
