/** Keeps the application's description on Discord, which people read before they invite the bot. */
import { type APIApplication, type REST, Routes } from 'discord.js';
import { DEFAULT_LANGUAGE } from '../../words/languages.ts';
import { translator } from '../../words/translate.ts';
import type { BotContext } from '../bot.ts';

/** Writes it only when it differs. Nothing depends on it, so a failure is only logged. Discord knows it in one language. */
export async function describeApplication(
  rest: REST,
  { log }: Pick<BotContext, 'log'>,
  signal: AbortSignal,
): Promise<void> {
  const wanted = translator(DEFAULT_LANGUAGE)({ key: 'about.application' });
  try {
    const { description } = (await rest.get(Routes.currentApplication(), { signal })) as APIApplication;
    if (description === wanted) return;
    await rest.patch(Routes.currentApplication(), { body: { description: wanted }, signal });
    log.info('the description of the application was written');
  } catch (error) {
    if (!signal.aborted) log.warn({ error }, 'the description of the application could not be written');
  }
}
