/**
 * Every interaction comes through here: to its command, press or form, in the reader's language, with the tables of its
 * server alone, and to a friendly word when something breaks.
 */
import {
  type AutocompleteInteraction,
  DiscordAPIError,
  type Interaction,
  RESTJSONErrorCodes,
  type RepliableInteraction,
} from 'discord.js';
import { type Bot, type MuteBot, speaking } from './bot.ts';
import type { Command } from './command.ts';
import { formSent } from './interactions/forms.ts';
import { onceEach } from './interactions/once-each.ts';
import { guildOf } from './interactions/people.ts';
import { pressed } from './interactions/presses.ts';
import { languageOfReader } from './interactions/reading.ts';
import { isMisread, tellPrivately, unknownCommand } from './interactions/unknown.ts';
import { LIMITS } from './messages/parts.ts';

export type Router = (interaction: Interaction) => Promise<void>;

export function openRouter(mute: MuteBot, commands: readonly Command[]): Router {
  const byName = new Map(commands.map((command) => [command.name, command]));
  const isNew = onceEach();
  return async (interaction) => {
    if (!isNew(interaction.id)) return;
    const here = { ...mute, tables: mute.tables.ofServer(guildOf(interaction)) };
    const bot = speaking(here, await languageOfReader(here, interaction));
    if (interaction.isAutocomplete()) return suggest(bot, byName.get(interaction.commandName), interaction);
    if (!interaction.isRepliable()) return;
    try {
      if (interaction.isModalSubmit()) await formSent(bot, interaction);
      else if (interaction.isMessageComponent()) await pressed(bot, interaction);
      else await typed(bot, byName, interaction);
    } catch (error) {
      await apologise(bot, interaction, error);
    }
  };
}

/** A command as it stands in our list: Discord may still show somebody one of another version. */
async function typed(
  bot: Bot,
  commands: ReadonlyMap<string, Command>,
  interaction: RepliableInteraction,
): Promise<void> {
  const command = interaction.isChatInputCommand() ? commands.get(interaction.commandName) : undefined;
  if (command === undefined || !interaction.isChatInputCommand()) return unknownCommand(bot, interaction);
  try {
    await command.run(bot, interaction);
  } catch (error) {
    if (!isMisread(error)) throw error;
    bot.log.info({ error, interaction: interaction.id }, 'a command of another form');
    await unknownCommand(bot, interaction);
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
  try {
    await tellPrivately(interaction, bot.translate({ key: 'refusal.trouble' }));
  } catch (second) {
    bot.log.warn({ error: second, interaction: interaction.id }, 'nor could that be said');
  }
}

/** The interaction is void: there is nobody to answer any more. */
function isGone(error: unknown): boolean {
  return error instanceof DiscordAPIError && error.code === RESTJSONErrorCodes.UnknownInteraction;
}
