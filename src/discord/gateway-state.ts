/** How the connection over which Discord tells us things is doing. */
import { type Client, Events, Status } from 'discord.js';

export interface GatewayState {
  readonly isConnected: boolean;
  /** Of the last heartbeat, in ms; null before the first. */
  readonly ping: number | null;
  /** How often the connection was lost and made again. */
  readonly reconnects: number;
}

/** Returns what tells it at any time from now on. */
export function trackGateway(client: Client): () => GatewayState {
  let reconnects = 0;
  client.on(Events.ShardReconnecting, () => {
    reconnects += 1;
  });
  return () => {
    const { shards, ping } = client.ws;
    const isConnected = client.isReady() && shards.every(({ status }) => status === Status.Ready);
    return { isConnected, ping: ping >= 0 ? ping : null, reconnects };
  };
}
