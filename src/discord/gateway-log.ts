/** Says once that the gateway is away, and once that it is back, however often the client tries in between. */
import { type Client, Events } from 'discord.js';
import type { Logger } from 'pino';

/** Returns the end of it: a client that is told to log out says that it connects again. */
export function tellOfGateway(client: Client, log: Logger): () => void {
  let awaySince: number | null = null;

  function away(error?: Error): void {
    if (awaySince !== null) {
      log.debug({ error }, 'the gateway is still away');
      return;
    }
    awaySince = Date.now();
    log.warn({ error }, 'the connection to the gateway is gone');
  }

  function back(): void {
    if (awaySince === null) return;
    log.info({ awayMs: Date.now() - awaySince }, 'connected to the gateway again');
    awaySince = null;
  }

  const reconnecting = () => away();
  client.on(Events.ShardError, away);
  client.on(Events.ShardReconnecting, reconnecting);
  client.on(Events.ShardResume, back);
  client.on(Events.ShardReady, back);
  return () => {
    client.off(Events.ShardError, away);
    client.off(Events.ShardReconnecting, reconnecting);
    client.off(Events.ShardResume, back);
    client.off(Events.ShardReady, back);
  };
}
