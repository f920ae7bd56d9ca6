/** The list of a server's tables, a page at a time, for its moderators alone. */
import type { ButtonInteraction, StringSelectMenuInteraction } from 'discord.js';
import type { Bot } from '../bot.ts';
import { tablesMessage } from '../messages/tables-message.ts';
import { guildOf, isServerModerator } from './people.ts';
import { type Answerable, acknowledgePress, complete, type Reply } from './replies.ts';

export async function tablesReply(bot: Bot, interaction: Answerable, page: number): Promise<Reply> {
  if (!(await isServerModerator(bot, interaction)))
    return { content: bot.translate({ key: 'tables.only-moderators' }) };
  return tablesMessage(await bot.tables.liveOfServer(guildOf(interaction)), page, bot.translate);
}

export async function turnTablesPage(
  bot: Bot,
  press: ButtonInteraction | StringSelectMenuInteraction,
  page: number,
): Promise<void> {
  await acknowledgePress(press);
  await complete(press, await tablesReply(bot, press, page));
}
