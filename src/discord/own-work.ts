/** The work that the bot does by itself on one connection, without anyone asking for it. */
import type { Client } from 'discord.js';
import type { RateLimit } from './admission/rate-limit.ts';
import type { BotContext } from './bot.ts';
import { shardsOf } from './connection/gateway/shards.ts';
import { trackReachability } from './connection/reachability.ts';
import { welcomeNewServers } from './connection/welcome.ts';
import { trackPlaces } from './connection/whereabouts.ts';
import type { Works } from './connection/works.ts';
import { channelsOf } from './delivery/channels/channels.ts';
import { openDailyWork } from './delivery/daily/daily-work.ts';
import { postsOf } from './delivery/daily/posts.ts';
import { remindersOf } from './delivery/daily/reminders.ts';
import { type Delivery, openDelivery } from './delivery/delivery.ts';
import { jobsOf } from './delivery/jobs.ts';
import type { Semaphore } from './delivery/semaphore.ts';
import { answerDirectMessages } from './direct-messages.ts';

export interface OwnWork {
  readonly delivery: Delivery;
  /** Stops everything that could start new work; delivery is stopped separately. */
  readonly beginNothing: () => void;
}

interface Needs {
  readonly client: Client<true>;
  readonly bot: BotContext;
}

interface Limits {
  /** The process-wide semaphore, shared by all connections. */
  readonly semaphore: Semaphore;
  readonly rateLimit: RateLimit;
}

export async function openOwnWork(
  { client, bot }: Needs,
  { track }: Works,
  { semaphore, rateLimit }: Limits,
): Promise<OwnWork> {
  const reachability = await trackReachability(client, bot, track);
  const { isReachable } = reachability;
  const channels = channelsOf(client);
  const delivery = openDelivery(bot, jobsOf(bot, channels, isReachable), semaphore);
  const { post } = postsOf(bot, { client, channels, isReachable });
  // Discord sends direct messages to the first shard.
  const reminding = shardsOf(client).includes(0) ? [remindersOf(bot, channels)] : [];
  const daily = openDailyWork(bot, [post, ...reminding], track);
  delivery.wake();
  const unwatch = trackPlaces(client, bot, track);
  const stopWelcoming = welcomeNewServers(client, bot, channels, track);
  const stopAnswering = answerDirectMessages(client, bot, channels, rateLimit, track);
  return {
    delivery: {
      ...delivery,
      wake() {
        delivery.wake();
        daily.check();
      },
    },
    beginNothing() {
      daily.stop();
      unwatch();
      stopWelcoming();
      stopAnswering();
      reachability.stop();
    },
  };
}
