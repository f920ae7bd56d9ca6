/** What moderators do with all the tables of their server: see where they stand, and end them together. */
import type { ChatInputCommandInteraction } from 'discord.js';
import type { Bot } from '../bot.ts';
import { formatCustomId, type ServerVerb } from '../custom-id.ts';
import { isServerModerator } from '../interactions/people.ts';
import { complete } from '../interactions/replies.ts';
import { tablesOfServer, tablesReply } from '../interactions/server-tables.ts';
import { button, type Look, row } from '../messages/parts.ts';

type Typed = ChatInputCommandInteraction;

export async function listTables(bot: Bot, interaction: Typed): Promise<void> {
  await complete(interaction, await tablesReply(bot, interaction, 0));
}

/** Asks once before all of them are ended for good. */
export async function stopAll(bot: Bot, interaction: Typed): Promise<void> {
  const { translate } = bot;
  if (!(await isServerModerator(bot, interaction)))
    return complete(interaction, { content: translate({ key: 'ending.all-only-moderators' }) });
  const { loadedTables, unreadable } = await tablesOfServer(bot, interaction);
  const count = loadedTables.length + unreadable.length;
  if (count === 0) return complete(interaction, { content: translate({ key: 'tables.none' }) });
  const of = (verb: ServerVerb, label: string, look: Look) =>
    button(formatCustomId({ kind: 'server', verb }), translate({ key: label }), look);
  await complete(interaction, {
    content: translate({ key: 'ending.all-sure', with: { count } }),
    rows: [row([of('stop-all', 'button.stop-all', 'danger'), of('keep', 'button.keep-all', 'secondary')])],
  });
}
