/** Lists a person's tables on all servers privately, one page at a time. Finished lessons are left out. */
import { isFinishedLesson } from '../../../tables/lessons/lesson-path.ts';
import type { UserId } from '../../../tables/model/table.ts';
import type { Bot } from '../../bot.ts';
import type { InteractionResult } from '../../interaction-result.ts';
import { onPage, ownTablesMessage } from '../../messages/servers/own-tables-message.ts';
import { boardLink } from '../acting.ts';
import { type Answerable, complete } from '../replies.ts';

/** Completes the acknowledged interaction. */
export async function listOwnTables(
  bot: Bot,
  interaction: Answerable,
  page: number,
): Promise<InteractionResult> {
  const userId = interaction.user.id as UserId;
  const { loadedTables, unreadable } = await bot.tables.tablesOf(userId);
  const tables = { loadedTables: loadedTables.filter((loaded) => !isFinishedLesson(loaded)), unreadable };
  const links = await Promise.all(
    onPage(tables, userId, page).shown.map(async ({ table: { id, place } }) => {
      const link = await boardLink(bot, place.guildId, id);
      return link === null ? [] : [[id, link] as const];
    }),
  );
  return complete(
    interaction,
    ownTablesMessage(tables, { userId, guildId: interaction.guildId }, page, new Map(links.flat()), bot),
  );
}
