/** Posts a welcome once on a server that has just invited the bot: what the bot is, and what to type first. */
import {
  ChannelType,
  type Client,
  Events,
  type Guild,
  PermissionFlagsBits,
  type TextChannel,
} from 'discord.js';
import type { ChannelId } from '../../tables/model/table.ts';
import { DEFAULT_LANGUAGE } from '../../words/languages.ts';
import { languageOf } from '../../words/locales.ts';
import { translator } from '../../words/translate.ts';
import type { BotContext } from '../bot.ts';
import type { Channels } from '../delivery/channels/channels.ts';
import { commandMention } from '../messages/pieces/parts.ts';
import { backoff, retry } from '../retry.ts';

/** A server counts as new for this long, in case it invited the bot while no process was running. */
const NEW_MS = 60 * 60_000;

/** Permissions for posting the welcome, and for checking whether it was already posted. */
const NEEDED = [
  PermissionFlagsBits.ViewChannel,
  PermissionFlagsBits.SendMessages,
  PermissionFlagsBits.ReadMessageHistory,
];

/** Passes the work that it starts to `track`. Returns a function that stops the welcomes. */
export function welcomeNewServers(
  client: Client<true>,
  bot: BotContext,
  channels: Channels,
  track: (work: Promise<void>) => void,
): () => void {
  const ending = new AbortController();
  const { signal } = ending;

  const onServer = (guild: Guild) =>
    track(
      retry(() => welcome(guild, bot, channels), { delays: backoff(), signal }).catch((error: unknown) => {
        if (!signal.aborted) bot.log.warn({ error, guild: guild.id }, 'cannot welcome new server');
      }),
    );

  client.on(Events.GuildCreate, onServer);
  client.on(Events.GuildAvailable, onServer);
  for (const guild of client.guilds.cache.values()) if (guild.available) onServer(guild);
  return () => {
    ending.abort();
    client.off(Events.GuildCreate, onServer);
    client.off(Events.GuildAvailable, onServer);
  };
}

/**
 * The channel's messages show whether the bot has posted since it was invited, even after a restart. A server that has tables
 * already knows the bot.
 */
async function welcome(guild: Guild, bot: BotContext, channels: Channels): Promise<void> {
  if (bot.now().getTime() - guild.joinedTimestamp > NEW_MS) return;
  if ((await bot.tables.serversWithTables()).includes(guild.id)) return;
  const channel = await channelToSpeakIn(guild);
  if (channel === null) return;
  const channelId = channel.id as ChannelId;
  if ((await channels.sentSince(channelId, guild.joinedAt)).length > 0) return;
  const { language } = await bot.settings.ofServer(guild.id);
  const translate = translator(language ?? languageOf(guild.preferredLocale) ?? DEFAULT_LANGUAGE);
  const ids = bot.commandIds ?? new Map();
  const content = translate({
    key: 'about.welcome',
    with: {
      help: commandMention('help', ids, translate),
      open: commandMention('game new', ids, translate),
    },
  });
  await channels.send(channelId, { content, rows: [], files: [], call: [] }, `hi-${guild.id}`);
}

/** The channel in which Discord itself greets people, otherwise the topmost text channel; null if the bot may not post in any. */
async function channelToSpeakIn(guild: Guild): Promise<TextChannel | null> {
  const me = guild.members.me ?? (await guild.members.fetchMe());
  const texts = [...guild.channels.cache.values()]
    .filter((channel) => channel.type === ChannelType.GuildText)
    .sort((one, other) => one.rawPosition - other.rawPosition);
  const { systemChannel } = guild;
  const inOrder = systemChannel === null ? texts : [systemChannel, ...texts];
  return inOrder.find((channel) => channel.permissionsFor(me).has(NEEDED)) ?? null;
}
