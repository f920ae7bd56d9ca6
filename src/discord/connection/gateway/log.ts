/** Logs once when a gateway connection is lost and once when it returns, and logs events that the client could not read. */
import { type Client, Events } from 'discord.js';
import type { Logger } from 'pino';
import { reasonFor } from '../../retry.ts';
import { listeningTo } from './listening.ts';

/** Returns a function that stops the log. Call it before logging out, because the client then reports that it reconnects. */
export function logGateway(client: Client, log: Logger): () => void {
  const awaySince = new Map<number, number>();

  function away(shard: number, error?: Error): void {
    if (awaySince.has(shard)) {
      log.debug({ shard, error }, 'gateway still disconnected');
      return;
    }
    awaySince.set(shard, Date.now());
    log.warn({ shard, ...(error === undefined ? {} : reasonFor(log, error)) }, 'gateway disconnected');
  }

  function back(shard: number): void {
    const since = awaySince.get(shard);
    if (since === undefined) return;
    log.info({ shard, awayMs: Date.now() - since }, 'gateway reconnected');
    awaySince.delete(shard);
  }

  const { on, stop } = listeningTo(client);
  on(Events.ShardError, (error, shard) => away(shard, error));
  on(Events.ShardReconnecting, (shard) => away(shard));
  on(Events.ShardResume, back);
  on(Events.ShardReady, back);
  return stop;
}

/**
 * An event that the client cannot read, such as an interaction without its data, makes the client throw, which would end the
 * process. The wrapped method is not public, but no other place sees every event, including those that the client holds back
 * until it is ready.
 */
export function outliveUnreadable({ ws }: Client, log: Logger): void {
  const handle: unknown = Reflect.get(ws, 'handlePacket');
  if (typeof handle !== 'function') throw new Error('the client hands its events on in another way');
  const handleOrReport = (
    packet: { readonly t: string } | undefined,
    ...more: readonly unknown[]
  ): unknown => {
    try {
      return Reflect.apply(handle, ws, [packet, ...more]);
    } catch (error) {
      log.warn({ error, event: packet?.t }, 'cannot read gateway event');
      return true;
    }
  };
  Reflect.set(ws, 'handlePacket', handleOrReport);
}
