/** Checks that the person given in an option of /game can play. */
import type { ChatInputCommandInteraction } from 'discord.js';
import type { Bot } from '../../../src/discord/bot.ts';
import type { InteractionResult } from '../../../src/discord/interaction-result.ts';
import { refuseInWords } from '../../../src/discord/interactions/acting.ts';
import { mention } from '../../../src/discord/messages/pieces/parts.ts';

/** Refuses if that person is a bot or not on the server; null if they can play, or if no person was given. */
export async function refusedAsNoPlayer(
  bot: Bot,
  interaction: ChatInputCommandInteraction,
  option: string,
): Promise<InteractionResult | null> {
  const user = interaction.options.getUser(option);
  if (user === null || (!user.bot && interaction.options.getMember(option) !== null)) return null;
  return refuseInWords(bot, interaction, { key: 'seats.no-player', with: { user: mention(user.id) } });
}
