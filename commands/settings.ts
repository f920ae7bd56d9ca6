/** /settings: what somebody has chosen for themselves; so far, their language. */
import { type ChatInputCommandInteraction, InteractionContextType } from 'discord.js';
import { type Bot, speaking } from '../src/discord/bot.ts';
import type { Command } from '../src/discord/command.ts';
import { languageChosen, languageOption, ownNameOf } from '../src/discord/commands/language-option.ts';
import { dataWishIn, ownData, ownDataOption } from '../src/discord/commands/own-data.ts';
import { languageOfReader } from '../src/discord/interactions/reading.ts';
import { acknowledge, complete } from '../src/discord/interactions/replies.ts';
import type { UserId } from '../src/tables/table.ts';

export const settings: Command = {
  name: 'settings',
  declare: (translate) => ({
    name: 'settings',
    description: translate({ key: 'command.settings' }),
    contexts: [InteractionContextType.Guild],
    options: [languageOption('option.language', translate, { undoes: true }), ownDataOption(translate)],
  }),
  run: changeSettings,
};

/** Whatever was changed holds for the answer too. */
async function changeSettings(bot: Bot, interaction: ChatInputCommandInteraction): Promise<void> {
  await acknowledge(interaction);
  const wish = dataWishIn(interaction);
  if (wish !== null) return ownData(bot, interaction, wish);
  const userId = interaction.user.id as UserId;
  const language = languageChosen(interaction);
  if (language !== undefined) await bot.settings.changePerson(userId, { language }, bot.now());
  const { language: chosen } = await bot.settings.ofPerson(userId);
  const reader = speaking(bot, await languageOfReader(bot, interaction));
  const content = reader.translate({
    key: chosen === null ? 'settings.language-as-discord' : 'settings.language',
    with: { language: ownNameOf(reader.language) },
  });
  await complete(interaction, { content });
}
