/** Chooses the language of the bot's replies to a person, and the language of a channel. */
import type { BaseInteraction, Interaction } from 'discord.js';
import { withTimeout } from '../../runtime/timeout.ts';
import { levelFor } from '../../tables/model/storage/storage-error.ts';
import type { UserId } from '../../tables/model/table.ts';
import { DEFAULT_LANGUAGE, type Language } from '../../words/languages.ts';
import { languageOf } from '../../words/locales.ts';
import type { BotContext } from '../bot.ts';
import { channelOf, guildOf } from './people.ts';

/**
 * The language must be known before the acknowledgement. If the database takes longer than this, the bot continues without it.
 */
const READER_WITHIN_MS = 500;

/** The language that the person chose, or else that of their Discord client, or else the channel's. Never fails. */
export async function languageOfReader(bot: BotContext, interaction: Interaction): Promise<Language> {
  try {
    const language = await withTimeout(readersLanguage(bot, interaction), READER_WITHIN_MS);
    if (language !== null) return language;
  } catch (error) {
    bot.log[levelFor(error, 'error')]({ error }, "cannot load a reader's language");
  }
  return languageOf(interaction.locale) ?? DEFAULT_LANGUAGE;
}

async function readersLanguage(bot: BotContext, interaction: Interaction): Promise<Language> {
  const { language } = await bot.settings.ofPerson(interaction.user.id as UserId);
  return language ?? languageOf(interaction.locale) ?? (await languageOfChannel(bot, interaction));
}

/** The language of the channel's table, or of the server if there's no table. */
export async function languageOfChannel(bot: BotContext, interaction: Interaction): Promise<Language> {
  const loaded = await bot.tables.loadedIn(channelOf(interaction));
  return loaded?.table.language ?? (await languageOfServer(bot, interaction));
}

/** The language that the moderators chose, or else the server's language on Discord. */
export async function languageOfServer(bot: BotContext, interaction: BaseInteraction): Promise<Language> {
  const { language } = await bot.settings.ofServer(guildOf(interaction));
  return language ?? languageOf(interaction.guildLocale) ?? DEFAULT_LANGUAGE;
}
