/** Listens to events of the client, and can remove all these listeners in one call. */
import type { Client, ClientEvents, GatewayDispatchEvents } from 'discord.js';

export interface Listening {
  on<Event extends keyof ClientEvents>(event: Event, listener: (...data: ClientEvents[Event]) => void): void;
  /** Listens to an event as the gateway sends it to a shard, before the client processes it. */
  onDispatch<Data>(event: GatewayDispatchEvents, listener: (data: Data, shard: number) => void): void;
  stop(): void;
}

export function listeningTo(client: Client): Listening {
  const stops: (() => void)[] = [];
  return {
    on(event, listener) {
      client.on(event, listener);
      stops.push(() => client.off(event, listener));
    },
    onDispatch(event, listener) {
      client.ws.on(event, listener);
      stops.push(() => client.ws.off(event, listener));
    },
    stop() {
      for (const stop of stops) stop();
    },
  };
}
