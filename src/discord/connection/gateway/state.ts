/** The state of the gateway connection, over which Discord sends events. */
import { type Client, Events, Status } from 'discord.js';

export interface GatewayState {
  readonly isConnected: boolean;
  /** Round-trip time of the last heartbeat in ms; null before the first. */
  readonly ping: number | null;
  /** How often the connection was lost and made again. */
  readonly reconnects: number;
}

/** Begins to follow the client. Returns a function that gives the state at any later time. */
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
