/** What /game log, replay and export look back on: the game of the channel; where none is played, the one that ended there last. */
import type { ChatInputCommandInteraction } from 'discord.js';
import type { Bot } from '../../../src/discord/bot.ts';
import { channelOf } from '../../../src/discord/interactions/people.ts';
import { complete } from '../../../src/discord/interactions/replies.ts';
import type { Reply } from '../../../src/discord/messages/reply.ts';
import type { LoadedTable } from '../../../src/tables/turns/loaded-table.ts';

/** Anybody may look. */
export async function lookBack(
  bot: Bot,
  interaction: ChatInputCommandInteraction,
  look: (loaded: LoadedTable) => Promise<Reply>,
): Promise<void> {
  const loaded = await bot.tables.begunIn(channelOf(interaction));
  const reply = loaded === null ? { content: bot.translate({ key: 'log.no-game' }) } : await look(loaded);
  await complete(interaction, reply);
}
