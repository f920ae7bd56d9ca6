/**
 * Every interaction comes through here. The router checks the rate limit, chooses the language, and limits the tables
 * to those of the server. Then it calls the command, press or form, and apologises when something breaks.
 */
import {
  type AutocompleteInteraction,
  HTTPError,
  type Interaction,
  type RepliableInteraction,
} from 'discord.js';
import type { Saying } from '../core/presenter.ts';
import { UnreadableBox } from '../tables/model/box-shelf.ts';
import { StorageError } from '../tables/model/storage-error.ts';
import { UnreadableLog, UnreadableTable } from '../tables/model/unreadable.ts';
import { type Bot, type BotContext, withLanguage } from './bot.ts';
import type { Command } from './command.ts';
import { formSent } from './interactions/forms.ts';
import { guildOf } from './interactions/people.ts';
import { pressed } from './interactions/presses.ts';
import { languageOfReader } from './interactions/reading.ts';
import { offer, tellPrivately } from './interactions/replies.ts';
import { traceInteraction } from './interactions/trace.ts';
import { turnAway } from './interactions/turning-away.ts';
import { isMisread, unknownCommand } from './interactions/unknown.ts';
import { unreadableSaying } from './messages/remains-message.ts';
import type { RateLimit } from './rate-limit.ts';
import { isVoid } from './retry.ts';

export type Router = (interaction: Interaction) => Promise<void>;

export function openRouter(context: BotContext, commands: readonly Command[], rateLimit: RateLimit): Router {
  const byName = new Map(commands.map((command) => [command.name, command]));

  async function answer(bot: Bot, interaction: Interaction): Promise<void> {
    if (interaction.isAutocomplete()) await suggest(bot, byName.get(interaction.commandName), interaction);
    else if (interaction.isModalSubmit()) await formSent(bot, interaction);
    else if (interaction.isMessageComponent()) await pressed(bot, interaction);
    else if (interaction.isRepliable()) await typed(bot, byName, interaction);
  }

  return async (interaction) => {
    const tooMuch = await rateLimit.take(interaction);
    if (tooMuch !== null) {
      const { seconds, isFirst } = tooMuch;
      if (isFirst)
        context.log.warn({ user: interaction.user.id, interaction: interaction.id }, 'somebody is too fast');
      return turnAway(context, interaction, { key: 'refusal.too-fast', with: { seconds } });
    }
    const trace = traceInteraction(context, interaction);
    const tables = trace.traceTables(context.tables.ofServer(guildOf(interaction)));
    const here = { ...context, tables, log: trace.log };
    const bot = trace.traceRefusals(withLanguage(here, await languageOfReader(here, interaction)));
    try {
      await answer(bot, interaction);
    } catch (error) {
      // A storage error is told in words of its own, and counts as a refusal.
      if (!(error instanceof StorageError && interaction.isRepliable())) trace.failed();
      // Failed suggestions need no apology: the person can still type.
      if (interaction.isRepliable()) await apologise(bot, interaction, error);
      else bot.log.warn({ error }, 'no suggestions');
    } finally {
      trace.over();
    }
  };
}

/** Runs a command. Discord may still show somebody a version that this program does not have. */
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
    bot.log.info({ error }, 'a command of another form');
    await unknownCommand(bot, interaction);
  }
}

async function suggest(
  bot: Bot,
  command: Command | undefined,
  interaction: AutocompleteInteraction,
): Promise<void> {
  await offer(interaction, (await command?.suggest?.(bot, interaction)) ?? []);
}

/** Apologises. Nothing is lost: committed changes stay, and anything else can be tried again. */
async function apologise(bot: Bot, interaction: RepliableInteraction, error: unknown): Promise<void> {
  const reason = reasonOf(bot, error);
  const passes = isVoid(error) || reason !== null || error instanceof HTTPError;
  // The store reports its own errors, once for everybody who meets them.
  bot.log[error instanceof StorageError ? 'debug' : passes ? 'warn' : 'error'](
    { error },
    'an interaction failed',
  );
  if (isVoid(error)) return;
  const content = bot.translate(reason ?? { key: 'refusal.trouble' });
  try {
    await tellPrivately(interaction, content);
  } catch (second) {
    bot.log.warn({ error: second }, 'the apology failed too');
  }
}

/** A reason that people can understand; null where the fault is the bot's or the network's. */
function reasonOf({ catalogue }: Bot, error: unknown): Saying | null {
  if (error instanceof StorageError) return { key: `refusal.storage-${error.code}` };
  if (error instanceof UnreadableLog) return { key: 'refusal.unreadable-log' };
  if (error instanceof UnreadableBox)
    return { key: 'refusal.unreadable-box', with: { game: { key: `game.${error.gameId}` } } };
  return error instanceof UnreadableTable ? unreadableSaying(catalogue, error.remains) : null;
}
