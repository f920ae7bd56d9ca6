/** What the log tells of the gateway: once that it is away and once that it is back, and what could not be read. */
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

/**
 * What the client throws over an event, such as an interaction without its data, would end the program. The method is not
 * public, since the client offers no other place at which every event comes by, also those that it kept until it was ready.
 */
export function outliveUnreadable({ ws }: Client, log: Logger): void {
  const handle: unknown = Reflect.get(ws, 'handlePacket');
  if (typeof handle !== 'function') throw new Error('the client hands its events on in another way');
  const handleOrTell = (packet: { readonly t: string } | undefined, ...more: readonly unknown[]): unknown => {
    try {
      return Reflect.apply(handle, ws, [packet, ...more]);
    } catch (error) {
      log.warn({ error, event: packet?.t }, 'the client could not read what Discord sent');
      return true;
    }
  };
  Reflect.set(ws, 'handlePacket', handleOrTell);
}
