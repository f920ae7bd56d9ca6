/** What somebody is told who comes while the bot is about to go away. */
import type { Interaction } from 'discord.js';
import { DEFAULT_LANGUAGE } from '../../words/languages.ts';
import { languageOf } from '../../words/locales.ts';
import { type MuteBot, speaking } from '../bot.ts';
import { attend } from './attending.ts';
import { offer, sayAtOnce } from './replies.ts';

/** In the language of their Discord: there is no time to look for another. */
export async function turnAway(bot: MuteBot, interaction: Interaction): Promise<void> {
  const attendance = attend(bot, interaction);
  const language = languageOf(interaction.locale) ?? DEFAULT_LANGUAGE;
  const { translate } = attendance.listensTo(speaking(bot, language));
  try {
    if (interaction.isAutocomplete()) await offer(interaction, []);
    else if (interaction.isRepliable())
      await sayAtOnce(interaction, translate({ key: 'refusal.restarting' }));
  } catch (error) {
    attendance.failed();
    attendance.log.warn({ error }, 'somebody could not be turned away');
  } finally {
    attendance.over();
  }
}
