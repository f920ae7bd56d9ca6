/** Waits until a connection can be opened: Discord responds, and the bot may start sessions. */
import { type REST, type RESTGetAPIGatewayBotResult, Routes } from 'discord.js';
import type { BotContext } from '../bot.ts';
import { backoff, isDiscordUnavailable, reasonFor, retry } from '../retry.ts';

/** Rejects with the signal's reason if the signal comes first. The work continues, but its result is ignored. */
export async function unlessAborted<T>(work: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (signal === undefined) return work;
  const aborted = new Promise<never>((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  return Promise.race([work, aborted]);
}

/** Every shard that logs in starts a session, and Discord limits those per day. If the limit is exceeded, it resets the token. */
export class SessionsUsedUp extends Error {
  override readonly name = 'SessionsUsedUp';
  readonly shards: number;
  readonly remaining: number;
  readonly resetsAt: Date;

  /** `shards` is the number of shards that were going to log in. */
  constructor(shards: number, { session_start_limit: limit }: RESTGetAPIGatewayBotResult, now: Date) {
    super('Discord lets the bot begin no more sessions today');
    this.shards = shards;
    this.remaining = limit.remaining;
    this.resetsAt = new Date(now.getTime() + limit.reset_after);
  }
}

/** Retries until Discord responds. Rejects if Discord rejects the request, or when the signal aborts. */
export function untilDiscordAnswers<Answer>(
  ask: () => Promise<Answer>,
  { log }: Pick<BotContext, 'log'>,
  signal: AbortSignal | undefined,
): Promise<Answer> {
  return retry(ask, {
    delays: backoff(),
    ...(signal === undefined ? {} : { signal }),
    isRetryable: isDiscordUnavailable,
    onFailure: (error) => log.warn(reasonFor(log, error), 'cannot reach Discord, retrying'),
  });
}

export async function gatewayNow(rest: REST): Promise<RESTGetAPIGatewayBotResult> {
  return (await rest.get(Routes.gatewayBot())) as RESTGetAPIGatewayBotResult;
}
