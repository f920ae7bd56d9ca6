/** In which language somebody is answered, and in which the channel is spoken to. */
import type { Interaction } from 'discord.js';
import type { UserId } from '../../tables/model/table.ts';
import { DEFAULT_LANGUAGE, type Language } from '../../words/languages.ts';
import { languageOf } from '../../words/locales.ts';
import type { BotContext } from '../bot.ts';
import { channelOf, guildOf } from './people.ts';
import { withTimeout } from './timeout.ts';

/** Nothing can be acknowledged before it is known in which language: beyond this it is done without asking. */
const READER_WITHIN_MS = 500;

/** As the reader chose, else as their Discord is set, else as in the channel. Whatever goes wrong, some language. */
export async function languageOfReader(bot: BotContext, interaction: Interaction): Promise<Language> {
  try {
    const language = await withTimeout(readersLanguage(bot, interaction), READER_WITHIN_MS);
    if (language !== null) return language;
  } catch (error) {
    bot.log.error({ error }, 'the language of a reader is not known');
  }
  return languageOf(interaction.locale) ?? DEFAULT_LANGUAGE;
}

async function readersLanguage(bot: BotContext, interaction: Interaction): Promise<Language> {
  const { language } = await bot.settings.ofPerson(interaction.user.id as UserId);
  return language ?? languageOf(interaction.locale) ?? (await languageOfChannel(bot, interaction));
}

/** That of its table, or the server's where there is none. */
export async function languageOfChannel(bot: BotContext, interaction: Interaction): Promise<Language> {
  const loaded = await bot.tables.loadedIn(channelOf(interaction));
  return loaded?.table.language ?? (await languageOfServer(bot, interaction));
}

/** As its moderators chose, else as Discord has it. */
export async function languageOfServer(bot: BotContext, interaction: Interaction): Promise<Language> {
  const { language } = await bot.settings.ofServer(guildOf(interaction));
  return language ?? languageOf(interaction.guildLocale) ?? DEFAULT_LANGUAGE;
}
