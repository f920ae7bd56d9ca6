/** Answers people whom the bot does not serve now: it restarts, or they are too fast. */
import type { Interaction } from 'discord.js';
import type { Saying } from '../../core/presenter.ts';
import { DEFAULT_LANGUAGE } from '../../words/languages.ts';
import { languageOf } from '../../words/locales.ts';
import { type BotContext, withLanguage } from '../bot.ts';
import { offer, sayAtOnce } from './replies.ts';
import { traceInteraction } from './trace.ts';

/** Uses the language of the person's Discord: a flood must not reach the database. */
export async function turnAway(bot: BotContext, interaction: Interaction, why: Saying): Promise<void> {
  const trace = traceInteraction(bot, interaction);
  const language = languageOf(interaction.locale) ?? DEFAULT_LANGUAGE;
  const { translate } = trace.traceRefusals(withLanguage(bot, language));
  try {
    if (interaction.isAutocomplete()) await offer(interaction, []);
    else if (interaction.isRepliable()) await sayAtOnce(interaction, translate(why));
  } catch (error) {
    trace.failed();
    trace.log.warn({ error }, 'somebody could not be turned away');
  } finally {
    trace.over();
  }
}
