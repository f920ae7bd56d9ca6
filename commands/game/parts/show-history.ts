/** The game for /game log, replay and export: the game in the channel, or else the game that ended there most recently. */
import type { ChatInputCommandInteraction } from 'discord.js';
import type { Bot } from '../../../src/discord/bot.ts';
import type { InteractionResult } from '../../../src/discord/interaction-result.ts';
import { refuseInWords } from '../../../src/discord/interactions/acting.ts';
import { channelOf } from '../../../src/discord/interactions/people.ts';
import { complete } from '../../../src/discord/interactions/replies.ts';
import type { Reply } from '../../../src/discord/messages/pieces/reply.ts';
import type { LoadedTable } from '../../../src/tables/turns/loaded-table.ts';

/** Anyone may use these commands. */
export async function showHistory(
  bot: Bot,
  interaction: ChatInputCommandInteraction,
  replyFor: (loaded: LoadedTable) => Promise<Reply>,
): Promise<InteractionResult> {
  const loaded = await bot.tables.begunIn(channelOf(interaction));
  return loaded === null
    ? refuseInWords(bot, interaction, { key: 'log.no-game' })
    : complete(interaction, await replyFor(loaded));
}
