/** Finds Discord: the real one if there's a token, otherwise a local one on this machine. Explains why it cannot be used. */
import { DiscordAPIError, GatewayCloseCodes, IntentsBitField } from 'discord.js';
import type { Config } from '../config.ts';
import { ShutOut } from '../discord/client.ts';
import { SessionsUsedUp } from '../discord/connection/logging-in.ts';
import { INTENTS } from '../discord/permissions.ts';
import { CannotRun } from './ending.ts';

const LOCAL_STATE_FILE = 'data/local-discord.json';

export interface Discord {
  readonly token: string;
  readonly apiUrl?: string;
  /** The origin of attached files, if it is not Discord's own. */
  readonly filesUrl?: string;
  /** The address of the local Discord's page; null for the real one. */
  readonly page: string | null;
  close(): Promise<void>;
}

/**
 * Throws `CannotRun` if the port or the file of the local Discord cannot be used. The local Discord's dependencies are loaded
 * only if it is used.
 */
export async function openDiscord({
  discordToken,
  discordApiUrl,
  discordFilesUrl,
  port,
}: Config): Promise<Discord> {
  if (discordToken !== null) {
    return {
      token: discordToken,
      page: null,
      ...(discordApiUrl === null ? {} : { apiUrl: discordApiUrl }),
      ...(discordFilesUrl === null ? {} : { filesUrl: discordFilesUrl }),
      close: () => Promise.resolve(),
    };
  }
  const { startLocalDiscord, StateFileProblem } = await import('../playground/local-discord.ts');
  try {
    const local = await startLocalDiscord({ port, stateFile: LOCAL_STATE_FILE });
    const { token, apiUrl, url } = local;
    return { token, apiUrl, filesUrl: url, page: url, close: () => local.close() };
  } catch (error) {
    if (error instanceof StateFileProblem) throw new CannotRun(error.message);
    if (!isOfListening(error)) throw error;
    const advice =
      codeOf(error) === 'EADDRINUSE'
        ? 'is taken by another program. Stop it, or choose'
        : `cannot be used (${codeOf(error)}). Choose`;
    throw new CannotRun(`Port ${port} ${advice} another with PORT=8788 npm start.`);
  }
}

/** Turns only errors that no retry can fix into a `CannotRun`. */
export async function forGood<Done>(work: () => Promise<Done>): Promise<Done> {
  try {
    return await work();
  } catch (error) {
    if (isTokenRefused(error)) throw new CannotRun(TOKEN_REFUSED);
    if (error instanceof ShutOut) throw new CannotRun(sentenceOfLoss(error.code));
    if (error instanceof SessionsUsedUp) throw new CannotRun(sentenceOfSessions(error));
    throw error;
  }
}

const TOKEN_REFUSED =
  'Discord refuses the token in DISCORD_TOKEN. Copy it again from the developer portal, under Bot.';

const ASKED_INTENTS = new IntentsBitField(INTENTS).toArray().join(', ');

const LOSSES: Readonly<Record<number, string>> = {
  [GatewayCloseCodes.AuthenticationFailed]: TOKEN_REFUSED,
  [GatewayCloseCodes.InvalidShard]: "Discord does not know the bot's shard (code 4010): update the bot.",
  [GatewayCloseCodes.ShardingRequired]:
    'Discord allows 2,500 servers a shard, and the bot has more now (code 4011). Start it again: it then asks Discord for the number of shards.',
  [GatewayCloseCodes.InvalidAPIVersion]:
    'Discord no longer supports this API version (code 4012): update the bot.',
  [GatewayCloseCodes.InvalidIntents]: `Discord does not know the bot's intents (${ASKED_INTENTS}; code 4013): update the bot.`,
  [GatewayCloseCodes.DisallowedIntents]: `Discord does not allow the bot's intents (${ASKED_INTENTS}; code 4014). Turn on those listed in the developer portal under Bot, Privileged Gateway Intents; if none is listed, update the bot.`,
};

function sentenceOfSessions({ shards, remaining, resetsAt }: SessionsUsedUp): string {
  return `Discord lets this bot connect ${remaining} more times until ${resetsAt.toISOString()}, and it has ${shards} shards to connect. Start it again then, and check its log for why it exited so often.`;
}

/** Explains why Discord has closed the connection permanently, and what to do. */
export function sentenceOfLoss(code: number): string {
  return (
    LOSSES[code] ??
    `Discord has closed the connection permanently (code ${code}). Look the code up in Discord's gateway documentation, then start again.`
  );
}

const UNAUTHORIZED = 401;

function isTokenRefused(error: unknown): boolean {
  if (error instanceof DiscordAPIError) return error.status === UNAUTHORIZED;
  return codeOf(error) === 'TokenInvalid';
}

function isOfListening(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error && error.syscall === 'listen';
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : null;
}
