/** Which shard hears of which server: Discord spreads the servers of a bot over its shards by their ids. */
import { type Client, ShardClientUtil } from 'discord.js';

export function shardOf({ options }: Pick<Client, 'options'>, guildId: string): number {
  const { shardCount = 1 } = options;
  return shardCount === 1 ? 0 : ShardClientUtil.shardIdForGuildId(guildId, shardCount);
}
