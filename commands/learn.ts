/** /learn: a guided first game for one person, in their own thread. */
import { type ChatInputCommandInteraction, InteractionContextType } from 'discord.js';
import type { Bot } from '../src/discord/bot.ts';
import type { Command } from '../src/discord/command.ts';
import type { InteractionResult } from '../src/discord/interaction-result.ts';
import { openAnyLesson, openLesson } from '../src/discord/interactions/learning.ts';
import { acknowledge } from '../src/discord/interactions/replies.ts';
import { optionsIn } from './parts/options.ts';

export const learn: Command = {
  name: 'learn',
  declare: (translate, catalogue) => ({
    name: 'learn',
    description: translate({ key: 'command.learn' }),
    contexts: [InteractionContextType.Guild],
    options: [optionsIn(translate).game(catalogue)],
  }),
  run: learnGame,
};

async function learnGame(bot: Bot, interaction: ChatInputCommandInteraction): Promise<InteractionResult> {
  await acknowledge(interaction);
  const game = interaction.options.getString('game');
  return game === null ? openAnyLesson(bot, interaction) : openLesson(bot, interaction, game);
}
