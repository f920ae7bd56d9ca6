/**
 * Suspends tables when their channel is deleted or the bot is removed from a server, and revives them when they can be
 * reached again.
 */
import { setTimeout as pause } from 'node:timers/promises';
import {
  type Client,
  DiscordAPIError,
  type DMChannel,
  Events,
  GatewayDispatchEvents,
  type GatewayReadyDispatchData,
  type GatewayThreadDeleteDispatchData,
  type GatewayThreadUpdateDispatchData,
  type Guild,
  type GuildBasedChannel,
  type GuildMember,
  type NonThreadGuildBasedChannel,
  type Role,
} from 'discord.js';
import type { ChannelId, Table } from '../../tables/model/table.ts';
import type { BotContext } from '../bot.ts';
import { deliveryErrorIn } from '../delivery/channels/delivery-errors.ts';
import { backoff, retry } from '../retry.ts';
import { listeningTo } from './gateway/listening.ts';
import { isOurs, shardOf } from './gateway/shards.ts';

/** Several changes of permissions within this time count as one. */
const RIGHTS_SETTLE_MS = 200;

/**
 * First handles what happened while the process was not running. Passes the work that it starts to `track`. Returns a function
 * that stops the tracking.
 */
export function trackPlaces(
  client: Client<true>,
  bot: BotContext,
  track: (work: Promise<void>) => void,
): () => void {
  const ending = new AbortController();
  const { signal } = ending;

  const attempt = (task: () => Promise<void>) =>
    track(
      retry(task, { delays: backoff(), signal }).catch((error: unknown) => {
        if (!signal.aborted) bot.log.error({ error }, 'cannot check the channels of tables');
      }),
    );

  /** Suspends the tables whose channel is gone, and revives those that are reachable again. */
  async function checkServer(guildId: string, isNotable: (table: Table) => boolean): Promise<void> {
    for (const { table } of await bot.tables.liveOfServer(guildId)) {
      if (signal.aborted) return;
      if (!isNotable(table)) continue;
      const is = await stateOf(client, table.place.channelId);
      if (is === 'gone' && !table.isSuspended)
        await bot.tables.suspend(table.id, table.place, 'channel-gone');
      if (is === 'there' && table.isSuspended) await bot.tables.revive(table.id);
      if (is === 'there' && !table.isSuspended) await bot.tables.wake(table.id);
    }
  }

  async function leave(guildId: string): Promise<void> {
    const loadedTables = await bot.tables.liveOfServer(guildId);
    for (const { table } of loadedTables) await bot.tables.suspend(table.id, table.place, 'server-left');
  }

  /**
   * A server with an outage still has the bot; its tables are checked when the server is back. Servers on other shards send this
   * process no events.
   */
  async function checkEveryServer(): Promise<void> {
    for (const guildId of await bot.tables.serversWithTables()) {
      if (!isOurs(client, guildId)) continue;
      const guild = client.guilds.cache.get(guildId);
      if (guild === undefined) await leave(guildId);
      else if (guild.available) await checkServer(guildId, () => true);
    }
  }

  /** When permissions have changed, retries the jobs that failed because a permission was missing. */
  async function tryAgain(guildId: string): Promise<void> {
    for (const { table } of await bot.tables.liveOfServer(guildId)) {
      if ((await bot.store.deliveryErrorOf(table.id)) === 'missing-permission')
        await bot.tables.wake(table.id);
    }
  }

  /** Discord sends one event per changed channel, and one check covers all of these events. */
  const changing = new Set<string>();
  const onRights = (guildId: string) => {
    if (changing.has(guildId)) return;
    changing.add(guildId);
    attempt(async () => {
      await pause(RIGHTS_SETTLE_MS, undefined, { signal });
      changing.delete(guildId);
      await tryAgain(guildId);
    });
  };

  const onChannel = (channel: DMChannel | NonThreadGuildBasedChannel) => {
    if (!channel.isDMBased()) attempt(() => checkServer(channel.guild.id, isRunning));
  };
  // The client does not know archived threads, and would not report that one of them was deleted.
  const onThread = (thread: GatewayThreadDeleteDispatchData) =>
    attempt(() => checkServer(thread.guild_id, ({ place }) => place.channelId === thread.id));
  const onLeft = ({ id }: Guild) => attempt(() => leave(id));
  const onBack = ({ id }: Guild) => attempt(() => checkServer(id, () => true));
  // The client doesn't notice if the bot was removed from a server while the session was lost, and keeps the server in its list.
  const onReady = ({ guilds }: GatewayReadyDispatchData, shard: number) => {
    const ours = new Set(guilds.map(({ id }) => id));
    const isLeft = ({ id }: Guild) => shardOf(client, id) === shard && !ours.has(id);
    for (const guild of client.guilds.cache.filter(isLeft).values()) {
      client.guilds.cache.delete(guild.id);
      onLeft(guild);
    }
  };
  const onChanged = (_: unknown, channel: DMChannel | NonThreadGuildBasedChannel) => {
    if (!channel.isDMBased()) onRights(channel.guild.id);
  };
  const onThreadChanged = ({ guild_id }: GatewayThreadUpdateDispatchData) => {
    if (guild_id !== undefined) onRights(guild_id);
  };
  const onRole = ({ guild }: Role) => onRights(guild.id);
  const onMember = (_: unknown, { id, guild }: GuildMember) => {
    if (id === client.user.id) onRights(guild.id);
  };

  const { on, onDispatch, stop } = listeningTo(client);
  on(Events.ChannelDelete, onChannel);
  on(Events.ChannelUpdate, onChanged);
  on(Events.GuildRoleUpdate, onRole);
  on(Events.GuildMemberUpdate, onMember);
  on(Events.GuildDelete, onLeft);
  on(Events.GuildCreate, onBack);
  on(Events.GuildAvailable, onBack);
  onDispatch(GatewayDispatchEvents.ThreadDelete, onThread);
  onDispatch(GatewayDispatchEvents.ThreadUpdate, onThreadChanged);
  onDispatch(GatewayDispatchEvents.Ready, onReady);
  attempt(checkEveryServer);
  return () => {
    ending.abort();
    stop();
  };
}

function isRunning({ isSuspended }: Table): boolean {
  return !isSuspended;
}

/**
 * Discord deletes the threads of a deleted channel without an event for each. A channel that Discord hides may or may not exist.
 */
async function stateOf(client: Client, channelId: ChannelId): Promise<'there' | 'gone' | 'hidden'> {
  const known = client.channels.cache.get(channelId);
  if (known !== undefined && !known.isDMBased() && isListed(known)) return 'there';
  try {
    await client.channels.fetch(channelId, { force: true });
    return 'there';
  } catch (error) {
    if (deliveryErrorIn(error) === 'channel-gone') return 'gone';
    if (error instanceof DiscordAPIError) return 'hidden';
    throw error;
  }
}

/**
 * After a lost session, the client rebuilds the server's own list of channels. Its list of all channels keeps channels that were
 * deleted in the meantime.
 */
function isListed(channel: GuildBasedChannel): boolean {
  const isWithParent = !channel.isThread() || channel.parent !== null;
  return isWithParent && channel.guild.channels.cache.has(channel.id);
}
