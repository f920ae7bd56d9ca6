/** What it takes to be ready: Discord answers, and knows the commands. */
import { type Client, Routes } from 'discord.js';
import type { BotContext } from './bot.ts';
import type { Command } from './command.ts';
import { registerCommands } from './registration.ts';
import { backoff, isDiscordUnavailable, isTransient, retry } from './retry.ts';

/** Rejects with the signal's reason when that comes first; what becomes of the work then is nobody's concern. */
export async function unlessAborted<T>(work: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (signal === undefined) return work;
  const aborted = new Promise<never>((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  return Promise.race([work, aborted]);
}

/** Where Discord is only in trouble, a bot that cannot log in yet waits; the network of this machine is ours to mend. */
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

/** Discord still knows the commands of the last time: in bad weather the bot goes to work, and writes them when it can. */
export async function declareCommands(
  { rest, application }: Client<true>,
  { catalogue, log }: BotContext,
  commands: readonly Command[],
  signal: AbortSignal,
): Promise<void> {
  const write = async () => {
    const written = await registerCommands(rest, application.id, commands, catalogue);
    log.info({ commands: commands.length, written }, 'commands registered');
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
