/** Says once that the gateway is away, and once that it is back, however often the client tries in between. */
import { type Client, Events } from 'discord.js';
import type { Logger } from 'pino';

export function tellOfGateway(client: Client, log: Logger): void {
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

  client.on(Events.ShardError, away);
  client.on(Events.ShardReconnecting, () => away());
  client.on(Events.ShardResume, back);
  client.on(Events.ShardReady, back);
}
