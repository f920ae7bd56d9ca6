/** Connects shards so that no failure of the first connection can end the process. */
import { SimpleShardingStrategy, type WebSocketOptions } from 'discord.js';
import type { Logger } from 'pino';

type Manager = Parameters<NonNullable<WebSocketOptions['buildStrategy']>>[0];

/**
 * A shard reconnects by itself after each failure, but the client gives up if the first connection fails. This strategy therefore
 * hides that failure from the client, which still gets a `shardError`, or a `shardDisconnect` if Discord rejects the connection.
 */
export function shardingOf(manager: Manager, log: Logger): SimpleShardingStrategy {
  const strategy = new SimpleShardingStrategy(manager);
  const spawn = strategy.spawn.bind(strategy);
  const connect = strategy.connect.bind(strategy);
  strategy.spawn = async (ids) => {
    await spawn(ids);
    for (const shard of shardsIn(strategy)) outliveMessages(shard, log);
  };
  strategy.connect = () => connect().catch(() => undefined);
  return strategy;
}

function shardsIn(strategy: SimpleShardingStrategy): readonly object[] {
  const shards: unknown = Reflect.get(strategy, 'shards');
  if (!(shards instanceof Map)) throw new Error('discord.js no longer keeps its shards in a Map');
  return [...shards.values()] as object[];
}

/**
 * A message that the shard cannot read, such as a hello without its interval, would end the process. Without heartbeats Discord
 * closes the connection, and the shard opens another one. The wrapped method is not public, but no other place sees every
 * message.
 */
function outliveMessages(shard: object, log: Logger): void {
  const handle: unknown = Reflect.get(shard, 'onMessage');
  if (typeof handle !== 'function')
    throw new Error('the shard class of discord.js no longer has the method that receives messages');
  const handleOrReport = async (...message: readonly unknown[]): Promise<void> => {
    try {
      await Reflect.apply(handle, shard, message);
    } catch (error) {
      log.warn({ error }, 'cannot read message from the gateway');
    }
  };
  Reflect.set(shard, 'onMessage', handleOrReport);
}
