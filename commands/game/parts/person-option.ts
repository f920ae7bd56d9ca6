/** The person named in an option of /game, as somebody who can play. */
import type { ChatInputCommandInteraction } from 'discord.js';
import type { Bot } from '../../../src/discord/bot.ts';
import { complete } from '../../../src/discord/interactions/replies.ts';
import { mention } from '../../../src/discord/messages/parts.ts';

/** Says so where that person is a bot or not on the server. */
export async function isNoPlayer(
  bot: Bot,
  interaction: ChatInputCommandInteraction,
  option: string,
): Promise<boolean> {
  const user = interaction.options.getUser(option);
  if (user === null || (!user.bot && interaction.options.getMember(option) !== null)) return false;
  const content = bot.translate({ key: 'seats.no-player', with: { user: mention(user.id) } });
  await complete(interaction, { content });
  return true;
}
