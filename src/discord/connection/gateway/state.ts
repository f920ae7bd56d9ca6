/** The state of the gateway connections, over which Discord sends events. Each shard has one. */
import { type Client, Events, Status } from 'discord.js';

export interface ShardState {
  readonly id: number;
  readonly isConnected: boolean;
  /** Round-trip time of the last heartbeat in ms; null before the first. */
  readonly ping: number | null;
  /** The number of times the connection was lost and restored. */
  readonly reconnects: number;
}

/** The states of the shards, ordered by shard id. */
export type GatewayState = readonly ShardState[];

/** Starts tracking the client. Returns a function that gives the current state. */
export function trackGateway(client: Client): () => GatewayState {
  const reconnects = new Map<number, number>();
  client.on(Events.ShardReconnecting, (id) => {
    reconnects.set(id, (reconnects.get(id) ?? 0) + 1);
  });
  return () =>
    client.ws.shards.map(({ id, status, ping }) => ({
      id,
      isConnected: client.isReady() && status === Status.Ready,
      ping: ping >= 0 ? ping : null,
      reconnects: reconnects.get(id) ?? 0,
    }));
}
