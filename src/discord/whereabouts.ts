/** Notices that a channel with a table is gone, or that the bot was removed from a server and comes back. */
import {
  type Client,
  DiscordAPIError,
  type DMChannel,
  Events,
  GatewayDispatchEvents,
  type GatewayThreadDeleteDispatchData,
  type Guild,
  type NonThreadGuildBasedChannel,
} from 'discord.js';
import type { ChannelId, Table } from '../tables/table.ts';
import type { MuteBot } from './bot.ts';
import { troubleIn } from './delivery/trouble.ts';

/** Begins with what happened while the program was not running. `track` is given the work that this makes. Returns the end of it. */
export function watchPlaces(
  client: Client<true>,
  bot: MuteBot,
  track: (work: Promise<void>) => void,
): () => void {
  const attempt = (work: Promise<void>) =>
    track(
      work.catch((error: unknown) => bot.log.error({ error }, 'the places of tables were not looked at')),
    );

  /** Suspends the tables whose channel is gone, and revives those that can be reached again. */
  async function lookAround(guildId: string, isWorthALook: (table: Table) => boolean): Promise<void> {
    for (const { table } of await bot.tables.liveOfServer(guildId)) {
      if (!isWorthALook(table)) continue;
      const is = await stateOf(client, table.place.channelId);
      if (is === 'gone' && !table.isSuspended)
        await bot.tables.suspend(table.id, table.place, 'channel-gone');
      if (is === 'there' && table.isSuspended) await bot.tables.revive(table.id);
      if (is === 'there' && !table.isSuspended) await bot.tables.wake(table.id);
    }
  }

  async function leave(guildId: string): Promise<void> {
    const standings = await bot.tables.liveOfServer(guildId);
    for (const { table } of standings) await bot.tables.suspend(table.id, table.place, 'server-left');
  }

  /** A server that is only out of order is still one of ours. */
  async function lookEverywhere(): Promise<void> {
    for (const guildId of await bot.tables.serversWithTables()) {
      if (!client.guilds.cache.has(guildId)) await leave(guildId);
      else await lookAround(guildId, ({ isSuspended }) => isSuspended);
    }
  }

  const onChannel = (channel: DMChannel | NonThreadGuildBasedChannel) => {
    if (!channel.isDMBased()) attempt(lookAround(channel.guild.id, isRunning));
  };
  // Of a thread that sleeps the client knows nothing, and would not say that it is gone.
  const onThread = (thread: GatewayThreadDeleteDispatchData) =>
    attempt(lookAround(thread.guild_id, ({ place }) => place.channelId === thread.id));
  const onLeft = ({ id }: Guild) => attempt(leave(id));
  const onBack = ({ id }: Guild) => attempt(lookAround(id, () => true));

  client.on(Events.ChannelDelete, onChannel);
  client.ws.on(GatewayDispatchEvents.ThreadDelete, onThread);
  client.on(Events.GuildDelete, onLeft);
  client.on(Events.GuildCreate, onBack);
  client.on(Events.GuildAvailable, onBack);
  attempt(lookEverywhere());
  return () => {
    client.off(Events.ChannelDelete, onChannel);
    client.ws.off(GatewayDispatchEvents.ThreadDelete, onThread);
    client.off(Events.GuildDelete, onLeft);
    client.off(Events.GuildCreate, onBack);
    client.off(Events.GuildAvailable, onBack);
  };
}

function isRunning({ isSuspended }: Table): boolean {
  return !isSuspended;
}

/** With a channel its threads are gone, and nobody says so of each. What Discord will not show is neither there nor gone. */
async function stateOf(client: Client, channelId: ChannelId): Promise<'there' | 'gone' | 'hidden'> {
  const known = client.channels.cache.get(channelId);
  if (known !== undefined && !(known.isThread() && known.parent === null)) return 'there';
  try {
    await client.channels.fetch(channelId, { force: true });
    return 'there';
  } catch (error) {
    if (troubleIn(error) === 'channel-gone') return 'gone';
    if (error instanceof DiscordAPIError) return 'hidden';
    throw error;
  }
}
