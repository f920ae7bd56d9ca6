/** What must succeed before the bot is ready: Discord answers, lets it connect, and knows the commands. */
import { type Client, type RESTGetAPIGatewayBotResult, Routes } from 'discord.js';
import type { BotContext } from '../bot.ts';
import type { Command } from '../command.ts';
import { backoff, isDiscordUnavailable, isTransient, retry } from '../retry.ts';
import { registerCommands } from './registration.ts';

/** Rejects with the signal's reason if the signal comes first. The work goes on, but its outcome is ignored. */
export async function unlessAborted<T>(work: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (signal === undefined) return work;
  const aborted = new Promise<never>((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  return Promise.race([work, aborted]);
}

/** Every shard that logs in begins a session, and Discord counts those of a day. At the last one it would reset the token. */
export class SessionsUsedUp extends Error {
  override readonly name = 'SessionsUsedUp';
  readonly shards: number;
  readonly remaining: number;
  readonly resetsAt: Date;

  constructor({ shards, session_start_limit: limit }: RESTGetAPIGatewayBotResult, now: Date) {
    super('Discord lets the bot begin no more sessions today');
    this.shards = shards;
    this.remaining = limit.remaining;
    this.resetsAt = new Date(now.getTime() + limit.reset_after);
  }
}

/** Waits while Discord itself is unavailable. A network error of this machine rejects at once: its operator must mend it. */
export async function untilDiscordAnswers(
  client: Client,
  bot: BotContext,
  { token, signal }: { readonly token: string; readonly signal: AbortSignal | undefined },
): Promise<void> {
  client.rest.setToken(token);
  const gateway = await retry(
    () => client.rest.get(Routes.gatewayBot()) as Promise<RESTGetAPIGatewayBotResult>,
    {
      delays: backoff(),
      ...(signal === undefined ? {} : { signal }),
      isRetryable: isDiscordUnavailable,
      onFailure: (error) => bot.log.warn({ error }, 'Discord does not answer yet'),
    },
  );
  if (gateway.session_start_limit.remaining < gateway.shards) throw new SessionsUsedUp(gateway, bot.now());
}

/**
 * Writes the commands. If Discord is unavailable the bot starts all the same, since Discord still has the commands of
 * the last start, and writes them later. `registered` gets the ids of the commands when Discord has them.
 */
export async function declareCommands(
  { rest, application }: Client<true>,
  { catalogue, log }: BotContext,
  commands: readonly Command[],
  signal: AbortSignal,
  registered: (ids: ReadonlyMap<string, string>) => void,
): Promise<void> {
  const write = async () => {
    const { outcome, ids } = await registerCommands(rest, application.id, commands, catalogue);
    log.info({ commands: commands.length, written: outcome }, 'commands registered');
    registered(ids);
  };
  try {
    await write();
  } catch (error) {
    if (!isTransient(error)) throw error;
    log.warn({ error }, 'the commands could not be registered yet');
    retry(write, { delays: backoff(), signal }).catch((last: unknown) => {
      if (!signal.aborted) log.error({ error: last }, 'the commands could not be registered');
    });
  }
}
