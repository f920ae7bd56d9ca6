/**
 * Lets a shard identify when it is its turn: every few seconds, Discord lets one shard of each bucket identify, across all
 * processes.
 */
import { setTimeout as pause } from 'node:timers/promises';
import type { WebSocketOptions } from 'discord.js';
import type { Logger } from 'pino';
import { backoff, reasonFor, retry } from '../../retry.ts';

/** Reserves a shard's turn to identify in that bucket. Returns how long to wait for the turn, in ms. */
export type IdentifyIn = (bucket: number) => Promise<number>;

type Throttlers = NonNullable<WebSocketOptions['buildIdentifyThrottler']>;

/** If the database can't be reached, the shard asks for its turn again, because identifying out of turn would end the session. */
export function throttlerOf(identifyIn: IdentifyIn, log: Logger): Throttlers {
  return async (manager) => {
    const { session_start_limit: limit } = await manager.fetchGatewayInformation();
    return {
      async waitForIdentify(shard, signal) {
        const wait = await retry(() => identifyIn(shard % limit.max_concurrency), {
          delays: backoff(),
          signal,
          isRetryable: () => true,
          onFailure: (error) =>
            log.warn({ ...reasonFor(log, error), shard }, 'cannot get an identify slot for a shard'),
        });
        await pause(wait, undefined, { signal });
      },
    };
  };
}
