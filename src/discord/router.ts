/**
 * Every interaction comes through here. The router parses it, checks the rate limit, chooses the language, and limits table
 * access to the server's own tables. Then it calls the command or control, and apologises if something breaks.
 */
import {
  type APIApplicationCommandOption,
  type AutocompleteInteraction,
  HTTPError,
  type Interaction,
  type RepliableInteraction,
} from 'discord.js';
import type { Phrase } from '../core/presentation/phrase.ts';
import { UnreadableBox } from '../tables/model/storage/box-shelf.ts';
import { levelFor, StorageError } from '../tables/model/storage/storage-error.ts';
import { UnreadableLog, UnreadableTable } from '../tables/model/storage/unreadable.ts';
import { DEFAULT_LANGUAGE } from '../words/languages.ts';
import { isForPage, openPageAdmission } from './admission/page-admission.ts';
import type { RateLimit } from './admission/rate-limit.ts';
import { turnAway } from './admission/turning-away.ts';
import { type Bot, type BotContext, privately, withLanguage } from './bot.ts';
import { type Command, worksInDirect } from './command.ts';
import { formSent, isForPending, pressed } from './controls/using.ts';
import { type CommandUse, type Incoming, incomingOf } from './incoming.ts';
import { DONE, type InteractionResult, refusedAs } from './interaction-result.ts';
import { AnsweredElsewhere } from './interactions/first-answer.ts';
import { languageOfReader } from './interactions/language.ts';
import { guildOf } from './interactions/people.ts';
import { misfitIn } from './interactions/refusing/misfits.ts';
import { movedCommand } from './interactions/refusing/moved-command.ts';
import {
  isMisread,
  notAMember,
  onlyOnServers,
  unknownCommand,
  unknownControl,
  unknownValue,
} from './interactions/refusing/unknown.ts';
import { offer, replyPrivately } from './interactions/replies.ts';
import { comeBack } from './interactions/seats/coming-back.ts';
import { traceInteraction } from './interactions/trace.ts';
import type { Ending } from './measures.ts';
import { unreadablePhrase } from './messages/servers/remains-message.ts';
import { isVoid } from './retry.ts';

export type Router = (interaction: Interaction) => Promise<void>;

export function openRouter(context: BotContext, commands: readonly Command[], rateLimit: RateLimit): Router {
  const admitPage = openPageAdmission(context);
  const byName = new Map(commands.map((command) => [command.name, command]));

  const declared = new Map<string, readonly APIApplicationCommandOption[]>();
  /** The options that a command declares. The language doesn't matter: declarations differ only in their texts. */
  function optionsOf(command: Command): readonly APIApplicationCommandOption[] {
    if (command.contextMenu !== undefined) return [];
    const known = declared.get(command.name);
    if (known !== undefined) return known;
    const { translate, catalogue } = withLanguage(context, DEFAULT_LANGUAGE);
    const { options = [] } = command.declare(translate, catalogue);
    declared.set(command.name, options);
    return options;
  }

  /** A person who only looks at the table doesn't take their seat back from a computer. */
  function meansToPlay(incoming: Incoming): boolean {
    if (incoming.kind !== 'command')
      return 'id' in incoming && incoming.id !== null && isForPending(incoming.id.kind);
    const command = byName.get(incoming.interaction.commandName);
    return command?.contextMenu === undefined && command?.answers === true;
  }

  async function answer(bot: Bot, incoming: Incoming): Promise<InteractionResult> {
    const { interaction } = incoming;
    if (interaction.inRawGuild() && interaction.isRepliable()) return notAMember(bot, interaction);
    switch (incoming.kind) {
      case 'command':
        return used(bot, byName.get(incoming.interaction.commandName), incoming.interaction, optionsOf);
      case 'suggestion':
        return suggest(bot, byName.get(incoming.interaction.commandName), incoming.interaction);
      case 'form':
        return formSent(bot, incoming.interaction, incoming.id);
      case 'press':
        return incoming.id === null
          ? unknownControl(bot, incoming.interaction)
          : pressed(bot, incoming.interaction, incoming.id);
      case 'other':
        return incoming.interaction.isRepliable() ? unknownCommand(bot, incoming.interaction) : DONE;
    }
  }

  return async (interaction) => {
    const incoming = incomingOf(interaction);
    const tooMuch = await rateLimit.take(incoming);
    if (tooMuch !== null) {
      const { seconds, isFirst } = tooMuch;
      if (isFirst)
        context.log.warn({ user: interaction.user.id, interaction: interaction.id }, 'rate limit hit');
      return turnAway(context, incoming, { key: 'refusal.too-fast', with: { seconds } });
    }
    const isPage = isForPage(incoming);
    const admission = await (isPage ? admitPage() : rateLimit.crowd.admit(incoming));
    if (!admission.ok) {
      const { channelId, id } = interaction;
      const shed = isPage ? 'shed load from the daily challenge' : 'shed load from a channel';
      if (admission.isFirst) context.log.warn({ channel: channelId, interaction: id }, shed);
      return turnAway(context, incoming, { key: isPage ? 'refusal.daily-crowded' : 'refusal.crowded' });
    }
    try {
      await handle(interaction, incoming);
    } finally {
      admission.leave();
    }
  };

  async function handle(interaction: Interaction, incoming: Incoming): Promise<void> {
    const trace = traceInteraction(context, incoming);
    const seen = trace.traceLookups(context.tables.ofServer(guildOf(interaction)));
    const tables = { ...context.tables, ...seen };
    const here = { ...context, tables, painter: privately(context.painter), log: trace.log };
    const bot = withLanguage(here, await languageOfReader(here, interaction));
    let ending: Ending = { outcome: 'failed' };
    const isBack = meansToPlay(incoming) ? comeBack(bot, incoming) : null;
    try {
      ending = await answer(bot, incoming);
    } catch (error) {
      // Failed suggestions need no apology: the person can continue typing.
      if (error instanceof AnsweredElsewhere) ending = { outcome: 'elsewhere' };
      else if (interaction.isRepliable()) ending = await apologise(bot, interaction, error);
      else bot.log[levelFor(error, 'warn')]({ error }, 'no suggestions');
    } finally {
      await isBack;
      trace.over(ending);
    }
  }
}

/** Runs a command. Discord may still show a person a command from another version of the bot, which this process doesn't have. */
async function used(
  bot: Bot,
  command: Command | undefined,
  interaction: CommandUse,
  optionsOf: (command: Command) => readonly APIApplicationCommandOption[],
): Promise<InteractionResult> {
  if (command === undefined && interaction.isChatInputCommand()) return movedCommand(bot, interaction);
  const run = command === undefined ? null : runOf(command, bot, interaction);
  if (command === undefined || run === null) return unknownCommand(bot, interaction);
  if (!interaction.inGuild() && !worksInDirect(command, bot)) return onlyOnServers(bot, interaction);
  const misfit = interaction.isChatInputCommand()
    ? misfitIn(optionsOf(command), interaction.options.data)
    : null;
  if (misfit !== null) return unknownValue(bot, interaction, misfit);
  try {
    return await run();
  } catch (error) {
    if (!isMisread(error)) throw error;
    bot.log.info({ error }, 'received a command from an older version');
    return unknownCommand(bot, interaction);
  }
}

/** Returns null if the person used a command of the same name but of another kind. */
function runOf(
  command: Command,
  bot: Bot,
  interaction: CommandUse,
): (() => Promise<InteractionResult>) | null {
  if (command.contextMenu === 'message')
    return interaction.isMessageContextMenuCommand() ? () => command.run(bot, interaction) : null;
  if (command.contextMenu === 'person')
    return interaction.isUserContextMenuCommand() ? () => command.run(bot, interaction) : null;
  return interaction.isChatInputCommand() ? () => command.run(bot, interaction) : null;
}

async function suggest(
  bot: Bot,
  command: Command | undefined,
  interaction: AutocompleteInteraction,
): Promise<InteractionResult> {
  const suggested = command?.contextMenu === undefined ? await command?.suggest?.(bot, interaction) : [];
  await offer(interaction, suggested ?? []);
  return DONE;
}

/**
 * The last digits of an interaction's id: short enough to quote, and searchable in the log, where every line about it has the id.
 */
const DIGITS_QUOTED = 6;

/** Apologises. Nothing is lost: committed changes stay, and anything else can be tried again. */
async function apologise(bot: Bot, interaction: RepliableInteraction, error: unknown): Promise<Ending> {
  const reason = reasonOf(bot, error);
  const passes = isVoid(error) || reason !== null || error instanceof HTTPError;
  const errorId = interaction.id.slice(-DIGITS_QUOTED);
  bot.log[levelFor(error, passes ? 'warn' : 'error')]({ error, errorId }, 'interaction failed');
  // A storage error has its own text, and counts as a refusal.
  const ending: Ending =
    error instanceof StorageError && reason !== null ? refusedAs(reason) : { outcome: 'failed' };
  if (isVoid(error)) return ending;
  const unexplained = [{ key: 'refusal.failed' }, { key: 'refusal.error-id', with: { id: errorId } }];
  const content = (reason === null ? unexplained : [reason]).map(bot.translate).join('\n');
  try {
    await replyPrivately(interaction, content);
  } catch (second) {
    if (second instanceof AnsweredElsewhere) return { outcome: 'elsewhere' };
    bot.log.warn({ error: second }, 'cannot send error message');
  }
  return ending;
}

/** A reason that people can understand; null if the fault is the bot's or the network's. */
function reasonOf({ catalogue }: Bot, error: unknown): Phrase | null {
  if (error instanceof StorageError) return { key: `refusal.storage-${error.code}` };
  if (error instanceof UnreadableLog) return { key: 'refusal.unreadable-log' };
  if (error instanceof UnreadableBox)
    return { key: 'refusal.unreadable-box', with: { game: { key: `game.${error.gameId}` } } };
  return error instanceof UnreadableTable ? unreadablePhrase(catalogue, error.remains) : null;
}
