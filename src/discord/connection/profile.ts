/** Fills in the application's profile on Discord, which people read before they invite the bot. */
import {
  type APIApplication,
  type APIApplicationInstallParams,
  ApplicationIntegrationType,
  type REST,
  Routes,
} from 'discord.js';
import { DEFAULT_LANGUAGE } from '../../words/languages.ts';
import { translator } from '../../words/translate.ts';
import type { BotContext } from '../bot.ts';
import { INSTALL_PARAMS } from '../permissions.ts';

interface Profile {
  readonly description: string;
  readonly tags: readonly string[];
  readonly install_params: APIApplicationInstallParams;
}

/**
 * Fills in only empty fields. Existing ones may be the owner's, so they stay. Nothing depends on the profile, so a failure is
 * only logged. Discord stores the profile in one language.
 */
export async function completeProfile(
  rest: REST,
  { log }: Pick<BotContext, 'log'>,
  signal: AbortSignal,
): Promise<void> {
  try {
    const application = (await rest.get(Routes.currentApplication(), { signal })) as APIApplication;
    const body = missingIn(application);
    const written = Object.keys(body);
    if (written.length === 0) return;
    await rest.patch(Routes.currentApplication(), { body, signal });
    log.info({ written }, 'wrote the profile of the application');
  } catch (error) {
    if (!signal.aborted) log.warn({ error }, 'cannot write the profile of the application');
  }
}

function missingIn(application: APIApplication): Partial<Profile> {
  const translate = translator(DEFAULT_LANGUAGE);
  const { description, tags = [] } = application;
  return {
    ...(description === '' ? { description: translate({ key: 'about.application' }) } : {}),
    ...(tags.length === 0 ? { tags: translate({ key: 'about.tags' }).split(', ') } : {}),
    ...(saysHowToInstall(application) ? {} : { install_params: INSTALL_PARAMS }),
  };
}

/** The owner may have chosen scopes and permissions, or a link of their own. */
function saysHowToInstall(application: APIApplication): boolean {
  const onServers = application.integration_types_config?.[ApplicationIntegrationType.GuildInstall];
  const ways = [application.install_params, application.custom_install_url, onServers?.oauth2_install_params];
  return ways.some((way) => way !== undefined && way !== null);
}
