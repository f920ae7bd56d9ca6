/** Where Discord is, and how to get there: the real one with a token, else one on this machine. */
import { DiscordAPIError } from 'discord.js';
import { COMMANDS } from '../../commands/list.ts';
import type { Config } from '../config.ts';
import type { Allowance } from '../discord/allowance.ts';
import type { MuteBot } from '../discord/bot.ts';
import { type Connection, connect } from '../discord/client.ts';
import { startLocalDiscord } from '../playground/local-discord.ts';
import { CannotRun } from './ending.ts';

const LOCAL_STATE_FILE = 'data/local-discord.json';

export interface Discord {
  readonly token: string;
  readonly apiUrl?: string;
  /** Where to play without an account. */
  readonly page: string | null;
  close(): Promise<void>;
}

/** Throws `CannotRun` when the port of the local one is taken. */
export async function openDiscord({ discordToken, discordApiUrl, port }: Config): Promise<Discord> {
  if (discordToken !== null) {
    return {
      token: discordToken,
      page: null,
      ...(discordApiUrl === null ? {} : { apiUrl: discordApiUrl }),
      close: () => Promise.resolve(),
    };
  }
  try {
    const local = await startLocalDiscord({ port, stateFile: LOCAL_STATE_FILE });
    return { token: local.token, apiUrl: local.apiUrl, page: local.url, close: () => local.close() };
  } catch (error) {
    if (codeOf(error) !== 'EADDRINUSE') throw error;
    throw new CannotRun(
      `Port ${port} is taken by another program. Stop it, or choose another with PORT=8788 npm start.`,
    );
  }
}

/** Throws `CannotRun` when Discord refuses the token or nobody answers; rejects with the signal's reason when it is aborted. */
export async function logIn(
  bot: MuteBot,
  { token, apiUrl }: Discord,
  { allowance, signal }: { readonly allowance: Allowance; readonly signal: AbortSignal },
): Promise<Connection> {
  try {
    return await connect(bot, COMMANDS, {
      token,
      allowance,
      signal,
      ...(apiUrl === undefined ? {} : { apiUrl }),
    });
  } catch (error) {
    if (isTokenRefused(error))
      throw new CannotRun(
        'Discord refuses the token in DISCORD_TOKEN. Copy it again from the developer portal, under Bot.',
      );
    if (NOBODY_ANSWERS.includes(codeOf(error)))
      throw new CannotRun(
        'Discord cannot be reached. Look at the network of this machine, and at DISCORD_API_URL if it is set; then start again.',
      );
    throw error;
  }
}

/** What the system says when nobody answers at the other end. */
const NOBODY_ANSWERS: readonly unknown[] = [
  'ECONNREFUSED',
  'ECONNRESET',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'ETIMEDOUT',
  'UND_ERR_CONNECT_TIMEOUT',
];

const UNAUTHORIZED = 401;

function isTokenRefused(error: unknown): boolean {
  if (error instanceof DiscordAPIError) return error.status === UNAUTHORIZED;
  return codeOf(error) === 'TokenInvalid';
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : null;
}
