/** /advise: which answer is best now, and why. */
import { InteractionContextType } from 'discord.js';
import type { Command } from '../../src/discord/command.ts';
import { advise as giveAdvice } from '../../src/discord/interactions/advising.ts';
import { channelOf } from '../../src/discord/interactions/people.ts';
import { acknowledge } from '../../src/discord/interactions/replies.ts';

export const advise: Command = {
  name: 'advise',
  declare: (translate) => ({
    name: 'advise',
    description: translate({ key: 'command.advise' }),
    contexts: [InteractionContextType.Guild],
  }),
  async run(bot, interaction) {
    await acknowledge(interaction);
    return giveAdvice(bot, interaction, await bot.tables.loadedIn(channelOf(interaction)));
  },
};
