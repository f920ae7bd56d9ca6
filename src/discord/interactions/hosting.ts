/** Decides where a person may open a table, and opens a thread for it or uses the channel itself. */
import {
  type AnyThreadChannel,
  type BaseInteraction,
  ChannelType,
  DiscordAPIError,
  RESTJSONErrorCodes,
  type TextChannel,
  ThreadAutoArchiveDuration,
  type ThreadChannel,
} from 'discord.js';
import { mayHost, refusedChannel } from '../../tables/lobby/hosting.ts';
import { type TableRefused, tableRefuses } from '../../tables/model/refusal.ts';
import type { ChannelId, TableId } from '../../tables/model/table.ts';
import type { Language } from '../../words/languages.ts';
import { type BotContext, withLanguage } from '../bot.ts';
import { cut, LIMITS, mention } from '../messages/pieces/parts.ts';
import { plainly } from '../messages/pieces/quoted.ts';
import { namesOf } from '../messages/pieces/table-names.ts';
import { isTransient } from '../retry.ts';
import {
  channelOfRights,
  guildOf,
  isModerator,
  mayOpenPrivateThreads,
  mayOpenThreads,
  mayPost,
  nameOf,
  rolesOf,
} from './people.ts';

/** The reason why this person may not open a table here; null if they may. */
export async function refusedToHost(
  bot: BotContext,
  interaction: BaseInteraction,
): Promise<TableRefused | null> {
  const guildId = guildOf(interaction);
  const settings = await bot.settings.ofServer(guildId);
  const host = { isModerator: await isModerator(bot, interaction), roles: rolesOf(interaction) };
  const refused = mayHost(settings, host, channelOfRights(interaction));
  if (refused?.refusal.code !== 'only-moderators-host') return refused;
  return (await bot.settings.isReadable(guildId)) ? refused : tableRefuses('settings-unreadable');
}

/**
 * Like `refusedToHost`, for a lesson: everyone may start one in their own private thread, where it disturbs no one. If the bot
 * can't open one, a lesson occupies a channel like a table.
 */
export async function refusedToLearn(
  bot: BotContext,
  interaction: BaseInteraction,
): Promise<TableRefused | null> {
  const isPrivate = homeOf(interaction) !== null && mayOpenPrivateThreads(interaction);
  if (!isPrivate) return refusedToHost(bot, interaction);
  const settings = await bot.settings.ofServer(guildOf(interaction));
  return refusedChannel(settings, channelOfRights(interaction));
}

/** The channel in which the bot can open a thread for a table; for a thread, its parent. Null if it can't open any. */
export function channelBeside(interaction: BaseInteraction): TextChannel | null {
  const home = homeOf(interaction);
  return home !== null && mayOpenThreads(interaction) ? home : null;
}

/** The channel in which the bot can open a thread for a lesson; from inside a thread, its parent. Null if it can't open any. */
export function channelForLesson(interaction: BaseInteraction): TextChannel | null {
  const home = homeOf(interaction);
  return mayOpenPrivateThreads(interaction) || mayOpenThreads(interaction) ? home : null;
}

/** Whether the bot opens threads in a channel of this kind if it has permission: only in text channels. */
export function hasThreads(interaction: BaseInteraction): boolean {
  return homeOf(interaction) !== null;
}

function homeOf({ channel }: BaseInteraction): TextChannel | null {
  const home = channel?.isThread() === true ? channel.parent : channel;
  return home?.type === ChannelType.GuildText ? home : null;
}

interface ThreadFor {
  readonly id: TableId;
  readonly gameId: string;
  readonly language: Language;
  /** A lesson gets a private thread that includes its host, if the bot may open one. */
  readonly isLesson?: true;
}

export type OpenedThread =
  /** `announcedIn` is the channel of the message that started it; omitted if there was none. */
  | { readonly ok: true; readonly channelId: ChannelId; readonly announcedIn?: ChannelId }
  /** `isFull`: the server has reached Discord's limit of active threads. */
  | { readonly ok: false; readonly isFull: boolean };

const NO_THREAD: OpenedThread = { ok: false, isFull: false };

/**
 * Opens a thread named after the table, the game and its host, from a message in the channel if the bot may post there. If
 * Discord rejects it or fails, a table is played in the channel, and a lesson isn't started.
 */
export async function threadFor(
  bot: BotContext,
  interaction: BaseInteraction,
  channel: TextChannel,
  { id, gameId, language, isLesson }: ThreadFor,
): Promise<OpenedThread> {
  const called = { ...namesOf({ id, gameId }), host: nameOf(interaction) };
  const key = isLesson === true ? 'lesson.thread' : 'thread.name';
  const name = withLanguage(bot, language).translate({ key, with: called });
  const isPrivate = isLesson === true && mayOpenPrivateThreads(interaction);
  const plan = {
    name: cut(plainly(name), LIMITS.threadName),
    autoArchiveDuration: ThreadAutoArchiveDuration.OneWeek,
  };
  const before = new Set(channel.threads.cache.keys());
  try {
    if (isLesson !== true && mayPost(interaction)) {
      const announcement = withLanguage(bot, language).translate({
        key: 'lobby.title',
        with: { ...namesOf({ id, gameId }), host: mention(interaction.user.id) },
      });
      return await threadFromMessage(bot, channel, { ...plan, id, announcement });
    }
    const thread = await channel.threads.create({
      ...plan,
      type: isPrivate ? ChannelType.PrivateThread : ChannelType.PublicThread,
    });
    if (isPrivate && !(await letIn(bot, thread, interaction.user.id))) return NO_THREAD;
    await dismissTwins(bot, channel, thread, before);
    return { ok: true, channelId: thread.id as ChannelId };
  } catch (error) {
    return noThread(bot, channel, error);
  }
}

/**
 * Gives up on the thread if Discord rejects it or is unavailable: a retry may take a long time, and the channel already exists.
 */
function noThread(bot: BotContext, { id }: TextChannel, error: unknown): OpenedThread {
  if (!(error instanceof DiscordAPIError) && !isTransient(error)) throw error;
  bot.log.warn({ error, channel: id }, 'cannot create thread for table');
  const isFull = error instanceof DiscordAPIError && error.code === RESTJSONErrorCodes.MaximumActiveThreads;
  return { ok: false, isFull };
}

interface AnnouncedThread {
  readonly id: TableId;
  readonly name: string;
  readonly autoArchiveDuration: ThreadAutoArchiveDuration;
  /** The text of the message until the lobby is shown there. */
  readonly announcement: string;
}

/**
 * Posts a message and starts the thread from it. Both calls can be repeated: Discord accepts a message's nonce once, and a
 * message has only one thread.
 */
async function threadFromMessage(
  bot: BotContext,
  channel: TextChannel,
  { id, announcement, ...thread }: AnnouncedThread,
): Promise<OpenedThread> {
  const message = await channel.send({
    content: announcement,
    allowedMentions: { parse: [] },
    nonce: `${id}-lobby`,
    enforceNonce: true,
  });
  try {
    await message.startThread(thread);
  } catch (error) {
    if (!isThere(error)) {
      await message.delete().catch((failure: unknown) => {
        bot.log.warn({ error: failure, message: message.id }, 'cannot delete message without table');
      });
      return noThread(bot, channel, error);
    }
  }
  return { ok: true, channelId: message.id as ChannelId, announcedIn: channel.id as ChannelId };
}

/** Whether an earlier attempt started the thread, but its response was lost. */
function isThere(error: unknown): boolean {
  return error instanceof DiscordAPIError && error.code === RESTJSONErrorCodes.ThreadAlreadyCreatedForMessage;
}

/** Whether the person was added to the private thread. If not, the thread is useless and gets archived. */
async function letIn(bot: BotContext, thread: AnyThreadChannel, userId: string): Promise<boolean> {
  try {
    await thread.members.add(userId);
    return true;
  } catch (error) {
    if (!(error instanceof DiscordAPIError) && !isTransient(error)) throw error;
    bot.log.warn({ error, thread: thread.id }, 'cannot add player to lesson thread');
    await archive(bot, thread);
    return false;
  }
}

/** Adds the learner to the private thread of their lesson again: they may have left it, and Discord archives it after a while. */
export async function letBackIn(
  bot: BotContext,
  { client, user }: BaseInteraction,
  channelId: ChannelId,
): Promise<void> {
  try {
    // The client does not know archived threads, so this queries Discord.
    const thread = await client.channels.fetch(channelId);
    if (thread?.type !== ChannelType.PrivateThread) return;
    if (thread.archived === true) await thread.setArchived(false);
    await thread.members.add(user.id);
  } catch (error) {
    if (!(error instanceof DiscordAPIError) && !isTransient(error)) throw error;
    bot.log.warn({ error, thread: channelId }, 'cannot add player back to lesson thread');
  }
}

/**
 * If Discord's response is lost, the client repeats the call and Discord creates two threads. This function archives the thread
 * without a table.
 */
async function dismissTwins(
  bot: BotContext,
  { threads }: TextChannel,
  { id, name, ownerId }: ThreadChannel,
  before: ReadonlySet<string>,
): Promise<void> {
  const twins = threads.cache.filter(
    (one) => one.id !== id && one.name === name && one.ownerId === ownerId && !before.has(one.id),
  );
  for (const twin of twins.values()) {
    if ((await bot.tables.loadedIn(twin.id as ChannelId)) !== null) continue;
    await archive(bot, twin);
  }
}

async function archive(bot: BotContext, thread: AnyThreadChannel): Promise<void> {
  await thread.setArchived(true).catch((error: unknown) => {
    bot.log.warn({ error, thread: thread.id }, 'cannot archive empty thread');
  });
}
