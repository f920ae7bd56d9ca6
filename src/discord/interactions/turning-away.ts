/** What somebody is told whom the bot will not attend to now. */
import type { Interaction } from 'discord.js';
import type { Saying } from '../../core/presenter.ts';
import { DEFAULT_LANGUAGE } from '../../words/languages.ts';
import { languageOf } from '../../words/locales.ts';
import { type BotContext, withLanguage } from '../bot.ts';
import { offer, sayAtOnce } from './replies.ts';
import { traceInteraction } from './trace.ts';

/** In the language of their Discord: for another there is no time, and a flood must not reach the database. */
export async function turnAway(bot: BotContext, interaction: Interaction, why: Saying): Promise<void> {
  const attendance = traceInteraction(bot, interaction);
  const language = languageOf(interaction.locale) ?? DEFAULT_LANGUAGE;
  const { translate } = attendance.traceRefusals(withLanguage(bot, language));
  try {
    if (interaction.isAutocomplete()) await offer(interaction, []);
    else if (interaction.isRepliable()) await sayAtOnce(interaction, translate(why));
  } catch (error) {
    attendance.failed();
    attendance.log.warn({ error }, 'somebody could not be turned away');
  } finally {
    attendance.over();
  }
}
