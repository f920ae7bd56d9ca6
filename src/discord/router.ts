/**
 * Every interaction comes through here: to its command, press or form, in the reader's language, with the tables of its
 * server alone, and to a friendly word when something breaks or when it was one too many.
 */
import {
  type AutocompleteInteraction,
  DiscordAPIError,
  type Interaction,
  MessageFlags,
  RESTJSONErrorCodes,
  type RepliableInteraction,
} from 'discord.js';
import { DEFAULT_LANGUAGE } from '../words/languages.ts';
import { languageOf } from '../words/locales.ts';
import type { Allowance, TooMuch } from './allowance.ts';
import { type Bot, type MuteBot, speaking } from './bot.ts';
import type { Command } from './command.ts';
import { formSent } from './interactions/forms.ts';
import { guildOf } from './interactions/people.ts';
import { pressed } from './interactions/presses.ts';
import { languageOfReader } from './interactions/reading.ts';
import { sayAtOnce } from './interactions/replies.ts';
import { LIMITS } from './messages/parts.ts';

export type Router = (interaction: Interaction) => Promise<void>;

export function openRouter(mute: MuteBot, commands: readonly Command[], allowance: Allowance): Router {
  const byName = new Map(commands.map((command) => [command.name, command]));
  return async (interaction) => {
    const tooMuch = await allowance.take(interaction);
    if (tooMuch !== null) return slowDown(mute, interaction, tooMuch);
    const here = { ...mute, tables: mute.tables.ofServer(guildOf(interaction)) };
    const bot = speaking(here, await languageOfReader(here, interaction));
    if (interaction.isAutocomplete()) return suggest(bot, byName.get(interaction.commandName), interaction);
    if (!interaction.isRepliable()) return;
    try {
      if (interaction.isChatInputCommand()) await byName.get(interaction.commandName)?.run(bot, interaction);
      else if (interaction.isModalSubmit()) await formSent(bot, interaction);
      else if (interaction.isButton() || interaction.isStringSelectMenu()) await pressed(bot, interaction);
    } catch (error) {
      await apologise(bot, interaction, error);
    }
  };
}

/** In the language of their Discord: what they chose is in the database, which a flood must not reach. */
async function slowDown(
  mute: MuteBot,
  interaction: Interaction,
  { seconds, isFirst }: TooMuch,
): Promise<void> {
  const { translate, log } = speaking(mute, languageOf(interaction.locale) ?? DEFAULT_LANGUAGE);
  if (isFirst) log.warn({ user: interaction.user.id, interaction: interaction.id }, 'somebody is too fast');
  try {
    if (interaction.isAutocomplete()) await interaction.respond([]);
    else if (interaction.isRepliable())
      await sayAtOnce(interaction, translate({ key: 'refusal.too-fast', with: { seconds } }));
  } catch (error) {
    if (isFirst) log.warn({ error, interaction: interaction.id }, 'nor could that be said');
  }
}

/** Suggestions that fail are no suggestions: the person can still type. */
async function suggest(
  bot: Bot,
  command: Command | undefined,
  interaction: AutocompleteInteraction,
): Promise<void> {
  try {
    const choices = (await command?.complete?.(bot, interaction)) ?? [];
    await interaction.respond(choices.slice(0, LIMITS.choices));
  } catch (error) {
    bot.log.warn({ error, command: interaction.commandName }, 'no suggestions');
  }
}

/** Nothing was lost: what is committed stays, what is not can be tried again. */
async function apologise(bot: Bot, interaction: RepliableInteraction, error: unknown): Promise<void> {
  bot.log.error({ error, interaction: interaction.id }, 'an interaction failed');
  if (isGone(error)) return;
  const content = bot.translate({ key: 'refusal.trouble' });
  try {
    if (interaction.deferred || interaction.replied)
      await interaction.followUp({ content, flags: MessageFlags.Ephemeral });
    else await interaction.reply({ content, flags: MessageFlags.Ephemeral });
  } catch (second) {
    bot.log.warn({ error: second, interaction: interaction.id }, 'nor could that be said');
  }
}

/** The interaction is void: there is nobody to answer any more. */
function isGone(error: unknown): boolean {
  return error instanceof DiscordAPIError && error.code === RESTJSONErrorCodes.UnknownInteraction;
}
