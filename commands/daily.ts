/** /daily: one short challenge a day, the same for everyone; also in direct messages. */
import { InteractionContextType } from 'discord.js';
import type { Command } from '../src/discord/command.ts';
import { dailyReply, readerOf } from '../src/discord/interactions/pages/daily.ts';
import { acknowledgeForDaily, complete } from '../src/discord/interactions/replies.ts';
import type { UserId } from '../src/tables/model/table.ts';

export const daily: Command = {
  name: 'daily',
  declare: (translate) => ({
    name: 'daily',
    description: translate({ key: 'command.daily' }),
    contexts: [InteractionContextType.Guild, InteractionContextType.BotDM],
  }),
  async run(bot, interaction) {
    await acknowledgeForDaily(interaction);
    const standing = await bot.daily.standing(interaction.user.id as UserId, readerOf(bot, interaction));
    return complete(interaction, await dailyReply(bot, standing));
  },
};
