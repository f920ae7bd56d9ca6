/** The list of a server's tables, a page at a time, for its moderators alone. */
import type { BaseInteraction, ButtonInteraction, StringSelectMenuInteraction } from 'discord.js';
import type { Bot } from '../bot.ts';
import type { Reply } from '../messages/reply.ts';
import { type ServersTables, tablesMessage } from '../messages/tables-message.ts';
import { guildOf, isServerModerator } from './people.ts';
import { type Answerable, acknowledgePress, complete } from './replies.ts';

export async function tablesReply(bot: Bot, interaction: Answerable, page: number): Promise<Reply> {
  if (!(await isServerModerator(bot, interaction)))
    return { content: bot.translate({ key: 'tables.only-moderators' }) };
  return tablesMessage(await tablesOfServer(bot, interaction), page, bot);
}

export async function tablesOfServer({ tables }: Bot, interaction: BaseInteraction): Promise<ServersTables> {
  const guildId = guildOf(interaction);
  const [loadedTables, unreadable] = await Promise.all([
    tables.liveOfServer(guildId),
    tables.unreadableOfServer(guildId),
  ]);
  return { loadedTables, unreadable };
}

export async function turnTablesPage(
  bot: Bot,
  press: ButtonInteraction | StringSelectMenuInteraction,
  page: number,
): Promise<void> {
  await acknowledgePress(press);
  await complete(press, await tablesReply(bot, press, page));
}
