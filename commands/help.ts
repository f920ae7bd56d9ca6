/** /help: the next steps for a person, depending on where they are; works in direct messages too. */
import { type ChatInputCommandInteraction, InteractionContextType } from 'discord.js';
import type { Bot } from '../src/discord/bot.ts';
import type { Command } from '../src/discord/command.ts';
import type { InteractionResult } from '../src/discord/interaction-result.ts';
import { helpReply } from '../src/discord/interactions/pages/help.ts';
import { acknowledge, complete } from '../src/discord/interactions/replies.ts';

export const help: Command = {
  name: 'help',
  declare: (translate) => ({
    name: 'help',
    description: translate({ key: 'command.help' }),
    contexts: [InteractionContextType.Guild, InteractionContextType.BotDM],
  }),
  run: showNextSteps,
};

async function showNextSteps(bot: Bot, interaction: ChatInputCommandInteraction): Promise<InteractionResult> {
  await acknowledge(interaction);
  return complete(interaction, await helpReply(bot, interaction));
}
