/** What /server settings does: shows what the moderators have chosen for their server, and lets them choose. */
import type { ChatInputCommandInteraction } from 'discord.js';
import { type Bot, speaking } from '../bot.ts';
import { guildOf, isModerator } from '../interactions/people.ts';
import { languageOfServer } from '../interactions/reading.ts';
import { announce, complete } from '../interactions/replies.ts';
import { mention } from '../messages/parts.ts';
import { languageChosen, ownNameOf } from './language-option.ts';

export async function serverSettings(bot: Bot, interaction: ChatInputCommandInteraction): Promise<void> {
  const guildId = guildOf(interaction);
  const wanted = languageChosen(interaction);
  const { language: before } = await bot.settings.ofServer(guildId);
  if (wanted !== undefined && !isModerator(interaction)) {
    return complete(interaction, { content: bot.translate({ key: 'server.only-moderator' }) });
  }
  const isNew = wanted !== undefined && wanted !== before;
  if (isNew) await bot.settings.changeServer(guildId, { language: wanted }, bot.now());
  const chosen = isNew ? wanted : before;
  const language = await languageOfServer(bot, interaction);
  const content = bot.translate({
    key: chosen === null ? 'server.language-as-discord' : 'server.language',
    with: { language: ownNameOf(language) },
  });
  await complete(interaction, { content });
  if (isNew) await tellAll(speaking(bot, language), interaction);
}

/** In the language that was chosen: whoever reads it sees at once which it is. */
async function tellAll(
  { translate, language }: Bot,
  interaction: ChatInputCommandInteraction,
): Promise<void> {
  const places = { user: mention(interaction.user.id), language: ownNameOf(language) };
  await announce(interaction, { content: translate({ key: 'server.language-chosen', with: places }) });
}
