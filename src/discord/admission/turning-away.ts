/** Replies to people the bot can't serve now, because it is restarting or they are too fast. */
import type { Phrase } from '../../core/presentation/phrase.ts';
import { DEFAULT_LANGUAGE } from '../../words/languages.ts';
import { languageOf } from '../../words/locales.ts';
import { type BotContext, withLanguage } from '../bot.ts';
import type { Incoming } from '../incoming.ts';
import { type AdmissionRefusal, DONE, type InteractionResult, refusedAs } from '../interaction-result.ts';
import { AnsweredElsewhere } from '../interactions/first-answer.ts';
import { offer, sayAtOnce } from '../interactions/replies.ts';
import { traceInteraction } from '../interactions/trace.ts';

export async function turnAway(bot: BotContext, incoming: Incoming, reason: AdmissionRefusal): Promise<void> {
  const trace = traceInteraction(bot, incoming);
  try {
    trace.over(await refuseWith(bot, incoming, reason));
  } catch (error) {
    if (error instanceof AnsweredElsewhere) return trace.over({ outcome: 'elsewhere' });
    trace.log.warn({ error }, 'cannot refuse interaction');
    trace.over({ outcome: 'failed' });
  }
}

/** Uses the language of the person's Discord client: a flood must not reach the database. */
async function refuseWith(
  bot: BotContext,
  { interaction }: Incoming,
  reason: Phrase,
): Promise<InteractionResult> {
  if (interaction.isAutocomplete()) {
    await offer(interaction, []);
    return DONE;
  }
  if (!interaction.isRepliable()) return DONE;
  const { translate } = withLanguage(bot, languageOf(interaction.locale) ?? DEFAULT_LANGUAGE);
  await sayAtOnce(interaction, translate(reason));
  return refusedAs(reason);
}
