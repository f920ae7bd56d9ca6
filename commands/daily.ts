/** /daily: one short challenge a day, the same for everyone; also in direct messages. */
import { InteractionContextType } from 'discord.js';
import type { Command } from '../src/discord/command.ts';
import { readerOf, showDaily } from '../src/discord/interactions/pages/daily.ts';
import { acknowledgeForDaily } from '../src/discord/interactions/replies.ts';
import type { UserId } from '../src/tables/model/table.ts';
import { optionsIn } from './parts/options.ts';

/** The signs that the line of an attempt can have. */
const SIGNS = ['squares', 'bars'] as const;

export const daily: Command = {
  name: 'daily',
  declare: (translate) => ({
    name: 'daily',
    description: translate({ key: 'command.daily' }),
    contexts: [InteractionContextType.Guild, InteractionContextType.BotDM],
    options: [optionsIn(translate).oneOf('signs', SIGNS)],
  }),
  async run(bot, interaction) {
    await acknowledgeForDaily(interaction);
    const userId = interaction.user.id as UserId;
    const signs = SIGNS.find((each) => each === interaction.options.getString('signs'));
    if (signs !== undefined)
      await bot.settings.changePerson(userId, { dailyBars: signs === 'bars' }, bot.now());
    const standing = await bot.daily.standing(userId, readerOf(bot, interaction));
    return showDaily(bot, interaction, standing);
  },
};
