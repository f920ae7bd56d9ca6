/** /about: the version, when the bot started, its source and its documents; works in direct messages too. */
import { InteractionContextType } from 'discord.js';
import type { Command } from '../src/discord/command.ts';
import { acknowledge, complete } from '../src/discord/interactions/replies.ts';
import { aboutMessage } from '../src/discord/messages/guide/about-message.ts';

export const about: Command = {
  name: 'about',
  declare: (translate) => ({
    name: 'about',
    description: translate({ key: 'command.about' }),
    contexts: [InteractionContextType.Guild, InteractionContextType.BotDM],
  }),
  async run(bot, interaction) {
    await acknowledge(interaction);
    return complete(interaction, aboutMessage(bot));
  },
};
