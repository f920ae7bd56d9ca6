/** What must succeed before the bot is ready: Discord answers, and knows the commands. */
import { type Client, Routes } from 'discord.js';
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

/** Waits while Discord itself is unavailable. A network error of this machine rejects at once: its operator must mend it. */
export async function untilDiscordAnswers(
  client: Client,
  bot: BotContext,
  { token, signal }: { readonly token: string; readonly signal: AbortSignal | undefined },
): Promise<void> {
  client.rest.setToken(token);
  await retry(() => client.rest.get(Routes.gatewayBot()), {
    delays: backoff(),
    ...(signal === undefined ? {} : { signal }),
    isRetryable: isDiscordUnavailable,
    onFailure: (error) => bot.log.warn({ error }, 'Discord does not answer yet'),
  });
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
