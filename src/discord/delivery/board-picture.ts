/** The board of a running game as a file for a message; without a picture the game goes on in words. */
import type { Standing } from '../../tables/changing.ts';
import type { Bot } from '../bot.ts';

export interface PictureFile {
  readonly attachment: Buffer;
  readonly name: string;
  readonly description: string;
}

export async function paintBoard(
  bot: Bot,
  { table, entry }: Standing,
  altText: string,
): Promise<readonly PictureFile[]> {
  if (table.state === null) return [];
  const svg = entry.face.picture(entry.game.observe(table.state), table.tale.events, bot.translate);
  const rendered = await bot.painter.render(svg);
  if (rendered.ok) return [{ attachment: rendered.picture, name: 'board.png', description: altText }];
  bot.log.warn({ table: table.id, why: rendered.why, because: rendered.because }, 'no picture of the board');
  return [];
}
