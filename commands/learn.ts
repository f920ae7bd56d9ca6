/** /learn: a guided first game for one person, in their own thread, or a person's own mistakes in their latest reviewed game. */
import { type ChatInputCommandInteraction, InteractionContextType } from 'discord.js';
import type { Bot } from '../src/discord/bot.ts';
import type { Command } from '../src/discord/command.ts';
import type { InteractionResult } from '../src/discord/interaction-result.ts';
import { openAnyLesson, openLesson } from '../src/discord/interactions/learning.ts';
import { MISTAKES_OF, showLatestMistakes } from '../src/discord/interactions/mistakes/latest-mistakes.ts';
import { acknowledge } from '../src/discord/interactions/replies.ts';
import { optionsIn } from './parts/options.ts';

export const learn: Command = {
  name: 'learn',
  declare: (translate, catalogue) => ({
    name: 'learn',
    description: translate({ key: 'command.learn' }),
    contexts: [InteractionContextType.Guild],
    options: [optionsIn(translate).game(catalogue), optionsIn(translate).oneOf('mistakes', MISTAKES_OF)],
  }),
  run: learnGame,
};

async function learnGame(bot: Bot, interaction: ChatInputCommandInteraction): Promise<InteractionResult> {
  await acknowledge(interaction);
  const game = interaction.options.getString('game');
  const mistakesOf = MISTAKES_OF.find((each) => each === interaction.options.getString('mistakes'));
  if (mistakesOf !== undefined) return showLatestMistakes(bot, interaction, mistakesOf, game);
  return game === null ? openAnyLesson(bot, interaction) : openLesson(bot, interaction, game);
}
