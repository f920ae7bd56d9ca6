/** Assigns servers to shards as Discord does, by their ids. */
import { type Client, ShardClientUtil } from 'discord.js';

/** Whether that server belongs to one of the client's own shards. */
export function isOurs(client: Pick<Client, 'options'>, guildId: string): boolean {
  return shardsOf(client).includes(shardOf(client, guildId));
}

/** The shards of the client, once it has logged in. */
export function shardsOf({ options: { shards } }: Pick<Client, 'options'>): readonly number[] {
  return Array.isArray(shards) ? shards : [];
}

export function shardOf({ options }: Pick<Client, 'options'>, guildId: string): number {
  return shardOfServer(guildId, options.shardCount ?? 1);
}

export function shardOfServer(guildId: string, count: number): number {
  return count === 1 ? 0 : ShardClientUtil.shardIdForGuildId(guildId, count);
}
