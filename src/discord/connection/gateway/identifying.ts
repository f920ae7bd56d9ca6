/** Lets a shard identify when it is its turn: Discord allows one per bucket every few seconds, across all processes. */
import { setTimeout as pause } from 'node:timers/promises';
import type { WebSocketOptions } from 'discord.js';
import type { Logger } from 'pino';
import { backoff, reasonFor, retry } from '../../retry.ts';

/** The time to wait, in ms, before the next identify of that bucket. */
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
