/** Draws pictures as files for messages. If drawing fails, the message goes out without a picture. */

import type { Translate } from '../../../core/presentation/phrase.ts';
import type { Theme } from '../../../core/presentation/theme.ts';
import { titleOf } from '../../../core/teaching/guide.ts';
import { drawnBoard } from '../../../render/pictures/board.ts';
import { themed } from '../../../render/themes.ts';
import { lessonMoment } from '../../../tables/lessons/lesson-path.ts';
import type { Table, TableId } from '../../../tables/model/table.ts';
import type { LoadedTable } from '../../../tables/turns/loaded-table.ts';
import { type Bot, type BotContext, withLanguage } from '../../bot.ts';
import type { PictureFile } from '../../messages/pieces/picture-file.ts';

/** The picture in a turn's message. */
export function paintTurnBoard(
  bot: Bot,
  loaded: LoadedTable,
  altText: string,
): Promise<readonly PictureFile[]> {
  return paintBoard(bot, loaded.table, turnBoardOf(loaded, bot.translate), altText);
}

/** Returns null before the game has started. A lesson's board points at what its step asks for. */
export function turnBoardOf(loaded: LoadedTable, translate: Translate): string | null {
  const { table, entry } = loaded;
  if (table.state === null) return null;
  const moment = lessonMoment(loaded);
  const lessonAnswer = moment?.kind === 'step' ? [moment.action] : [];
  const view = entry.game.observe(table.state);
  return drawnBoard(
    entry.presenter,
    'turnBoard',
    view,
    table.recentEvents.events,
    translate,
    ...lessonAnswer,
  );
}

/** The board with all its details, for a full screen. */
export async function paintFullBoard(
  bot: Bot,
  { table, entry }: LoadedTable,
  altText: string,
): Promise<readonly PictureFile[]> {
  if (table.state === null) return [];
  const view = entry.game.observe(table.state);
  const svg = drawnBoard(entry.presenter, 'fullBoard', view, table.recentEvents.events, bot.translate);
  return paintBoard(bot, table, svg, altText);
}

async function paintBoard(
  bot: Bot,
  table: Table,
  svg: string | null,
  altText: string,
): Promise<readonly PictureFile[]> {
  return svg === null ? [] : paint(bot, svg, { name: 'board.png', description: altText, ...seenAt(table) });
}

/** The end screen, which replaces the board. */
export function paintEnd(
  bot: Bot,
  { table }: LoadedTable,
  scene: string,
  altText: string,
): Promise<readonly PictureFile[]> {
  return paint(bot, scene, { name: 'end.png', description: altText, ...seenAt(table) });
}

/** The title picture of the game or of its chapter, for its lobby. */
export async function paintTitle(
  bot: BotContext,
  { table, entry: { guide } }: LoadedTable,
): Promise<readonly PictureFile[]> {
  if (guide === null) return [];
  const { translate } = withLanguage(bot, table.language);
  const { altText, picture } = titleOf(guide, table.options);
  const description = translate(altText);
  return paint(bot, picture(translate), { name: 'title.png', description, ...seenAt(table) });
}

/** The place where a picture is shown. */
export interface SeenAt {
  /** The server whose theme the picture uses; null in direct messages, where pictures are dark. */
  readonly guildId: string | null;
  /** The table that the log names if drawing fails. */
  readonly table?: TableId;
}

export function seenAt({ id, place }: Pick<Table, 'id' | 'place'>): SeenAt {
  return { guildId: place.guildId, table: id };
}

export async function paint(
  { painter, log, settings }: Pick<BotContext, 'painter' | 'log' | 'settings'>,
  svg: string,
  { name, description, guildId, table }: Omit<PictureFile, 'attachment'> & SeenAt,
): Promise<readonly PictureFile[]> {
  const rendered = await painter.render(themed(svg, await themeAt({ settings }, guildId)));
  if (rendered.ok) return [{ attachment: rendered.picture, name, description }];
  log.warn({ table, picture: name, reason: rendered.code, because: rendered.because }, 'cannot draw picture');
  return [];
}

export async function themeAt(
  { settings }: Pick<BotContext, 'settings'>,
  guildId: string | null,
): Promise<Theme> {
  return guildId === null ? 'dark' : ((await settings.ofServer(guildId)).theme ?? 'dark');
}
