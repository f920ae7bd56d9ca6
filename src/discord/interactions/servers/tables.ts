/** The list of a server's tables, one page at a time, visible only to the moderator. Finished lessons are left out. */
import type { BaseInteraction } from 'discord.js';
import { isFinishedLesson } from '../../../tables/lessons/lesson-path.ts';
import type { Bot } from '../../bot.ts';
import type { InteractionResult } from '../../interaction-result.ts';
import { type ServersTables, tablesMessage } from '../../messages/servers/tables-message.ts';
import { refuseInWords } from '../acting.ts';
import { guildOf, isServerModerator } from '../people.ts';
import { type Answerable, complete } from '../replies.ts';

/** Completes the acknowledged interaction. */
export async function listTables(
  bot: Bot,
  interaction: Answerable,
  page: number,
): Promise<InteractionResult> {
  if (!(await isServerModerator(bot, interaction)))
    return refuseInWords(bot, interaction, { key: 'tables.only-moderators' });
  const { loadedTables, unreadable } = await tablesOfServer(bot, interaction);
  const unfinished = loadedTables.filter((loaded) => !isFinishedLesson(loaded));
  return complete(interaction, tablesMessage({ loadedTables: unfinished, unreadable }, page, bot));
}

export async function tablesOfServer({ tables }: Bot, interaction: BaseInteraction): Promise<ServersTables> {
  const guildId = guildOf(interaction);
  const [loadedTables, unreadable] = await Promise.all([
    tables.liveOfServer(guildId),
    tables.unreadableOfServer(guildId),
  ]);
  return { loadedTables, unreadable };
}
