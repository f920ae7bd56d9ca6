/**
 * Connects the bot in the way its storage allows: to all shards, or, if several processes share one database, only to this
 * process's shards.
 */
import { commandsFor } from '../../commands/list.ts';
import type { RateLimit } from '../discord/admission/rate-limit.ts';
import type { BotContext } from '../discord/bot.ts';
import { type Connection, connect } from '../discord/client.ts';
import { connectAlone } from '../discord/connecting-alone.ts';
import { type Application, openApplication } from '../discord/connection/application.ts';
import { openSemaphore } from '../discord/delivery/semaphore.ts';
import type { ShardLeases } from '../storage/shard-leases.ts';
import { CannotRun } from './ending.ts';
import { type Discord, forGood, sentenceOfLoss } from './reaching-discord.ts';
import { type SharedConnections, shareShards } from './sharing/sharing-shards.ts';

export interface Connected extends Connection {
  readonly application: Pick<Application, 'name' | 'invite' | 'ranBefore'>;
  /** Null if no other process can have some of the shards. */
  readonly shared: SharedConnections | null;
  /** Resolves when people can play. */
  readonly ready: Promise<void>;
}

interface Settings {
  readonly rateLimit: RateLimit;
  readonly signal: AbortSignal;
}

/** Throws `CannotRun`, or the reason of `signal` once it is aborted. */
export async function connectBot(
  bot: BotContext,
  { token, apiUrl }: Pick<Discord, 'token' | 'apiUrl'>,
  leases: ShardLeases | null,
  { rateLimit, signal }: Settings,
): Promise<Connected> {
  const commands = commandsFor(bot.catalogue);
  const reached = { token, rateLimit, signal, ...(apiUrl === undefined ? {} : { apiUrl }) };
  if (leases === null)
    return {
      ...(await forGood(() => connectAlone(bot, commands, reached))),
      shared: null,
      ready: Promise.resolve(),
    };
  const application = await forGood(() => openApplication(bot, commands, reached));
  const count = await countFor(application, leases);
  const semaphore = openSemaphore();
  const shared = shareShards(leases, {
    count,
    log: bot.log,
    now: bot.now,
    connect: (shard, ending) =>
      forGood(() => connect(bot, application, { ...reached, semaphore, signal: ending, shared: shard })),
  });
  return {
    ...shared,
    application,
    shared,
    ready: shared.begun().then(() => void application.describe()),
    async close() {
      application.close();
      await shared.close();
    },
  };
}

/** The number of shards on which the processes agree. Closes the application if the database fails. */
async function countFor(application: Application, leases: ShardLeases): Promise<number> {
  try {
    return await leases.agreeOnCount(application.shards);
  } catch (error) {
    application.close();
    throw error;
  }
}

/** Promises that reject if Discord doesn't let the program continue. */
export function whatEnds({ lost, shared }: Pick<Connected, 'lost' | 'shared'>): readonly Promise<never>[] {
  const ends = lost.then((code) => {
    throw new CannotRun(sentenceOfLoss(code));
  });
  if (shared === null) return [ends];
  return [ends, shared.failed.then((error) => Promise.reject(error))];
}
