/**
 * Logs a client out permanently. `Client.destroy` isn't enough: a shard that is waiting for a gateway response, or pausing
 * between two attempts, reconnects half a second later. If it was waiting for a response, `destroy` also never resolves.
 */
import type { Client, WebSocketOptions } from 'discord.js';
import type { Logger } from 'pino';
import { withTimeout } from '../../../runtime/timeout.ts';
import { shardingOf } from './sharding.ts';

/** The maximum wait for the connections to close, which takes one round trip. */
const LOGGED_OUT_WITHIN_MS = 1_000;

export interface Exit {
  /**
   * Makes every shard request its session before it connects. After `logOut` that request gets no response, so the shard never
   * connects.
   */
  readonly buildStrategy: NonNullable<WebSocketOptions['buildStrategy']>;
  readonly logOut: (client: Client) => Promise<void>;
}

export function openExit(log: Logger): Exit {
  let isLoggedOut = false;
  return {
    buildStrategy(manager) {
      const { retrieveSessionInfo } = manager.options;
      manager.options.retrieveSessionInfo = (shard) =>
        isLoggedOut ? new Promise<never>(() => undefined) : retrieveSessionInfo(shard);
      return shardingOf(manager, log);
    },
    async logOut(client) {
      isLoggedOut = true;
      await withTimeout(client.destroy(), LOGGED_OUT_WITHIN_MS);
    },
  };
}
