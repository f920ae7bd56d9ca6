/** Where somebody may open a table, and the place that it gets: a thread of its own, or the channel itself. */
import {
  type BaseInteraction,
  ChannelType,
  DiscordAPIError,
  type TextChannel,
  ThreadAutoArchiveDuration,
  type ThreadChannel,
} from 'discord.js';
import { mayHost } from '../../tables/lobby/hosting.ts';
import type { TableRefused } from '../../tables/model/refusal.ts';
import type { TablePlace } from '../../tables/model/settings.ts';
import type { ChannelId } from '../../tables/model/table.ts';
import type { Language } from '../../words/languages.ts';
import { type BotContext, withLanguage } from '../bot.ts';
import { cut, LIMITS } from '../messages/parts.ts';
import { plainly } from '../messages/quoted.ts';
import { isTransient } from '../retry.ts';
import { channelOfRights, guildOf, isModerator, mayOpenThreads, nameOf, rolesOf } from './people.ts';

/** Why somebody may not open a table here; null where they may. */
export async function refusedToHost(
  bot: BotContext,
  interaction: BaseInteraction,
): Promise<TableRefused | null> {
  const settings = await bot.settings.ofServer(guildOf(interaction));
  const host = { isModerator: await isModerator(bot, interaction), roles: rolesOf(interaction) };
  return mayHost(settings, host, channelOfRights(interaction));
}

/** The channel in which a thread can be opened for a table; null where the table has to do with the channel itself. */
export function channelForThread(interaction: BaseInteraction, wanted: TablePlace): TextChannel | null {
  const { channel } = interaction;
  if (wanted === 'channel' || channel?.type !== ChannelType.GuildText) return null;
  return mayOpenThreads(interaction) ? channel : null;
}

/** A thread called after the game and its host; null where Discord will not have it, so that the channel has to do. */
export async function threadFor(
  bot: BotContext,
  interaction: BaseInteraction,
  channel: TextChannel,
  { gameId, language }: { readonly gameId: string; readonly language: Language },
): Promise<ChannelId | null> {
  const called = { game: { key: `game.${gameId}` }, host: nameOf(interaction) };
  const name = withLanguage(bot, language).translate({ key: 'thread.name', with: called });
  const before = new Set(channel.threads.cache.keys());
  try {
    const thread = await channel.threads.create({
      name: cut(plainly(name), LIMITS.threadName),
      autoArchiveDuration: ThreadAutoArchiveDuration.OneWeek,
      type: ChannelType.PublicThread,
    });
    await putAwayTwins(bot, channel, thread, before);
    return thread.id as ChannelId;
  } catch (error) {
    // In bad weather the channel does as well: it is there, and a thread may take its time.
    if (!(error instanceof DiscordAPIError) && !isTransient(error)) throw error;
    bot.log.warn({ error, channel: channel.id }, 'no thread for a table');
    return null;
  }
}

/** Where Discord's answer was lost and the client asked again, there are two: in one of them nobody will ever play. */
async function putAwayTwins(
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
    await twin.setArchived(true).catch((error: unknown) => {
      bot.log.warn({ error, thread: twin.id }, 'an empty thread stays open');
    });
  }
}
