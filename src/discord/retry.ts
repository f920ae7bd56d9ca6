/** Recognises temporary errors between the bot and Discord, and retries until they are gone. */
import { setTimeout as pause } from 'node:timers/promises';
import { DiscordAPIError, HTTPError, RateLimitError, RESTJSONErrorCodes } from 'discord.js';
import type { Logger } from 'pino';

const UNAUTHORIZED = 401;

/**
 * Whether the same call may succeed later: Discord is unavailable, limits the rate of calls or cannot be reached, and the call
 * itself is valid.
 */
export function isTransient(error: unknown): boolean {
  if (isDiscordUnavailable(error)) return true;
  // A 401 can be temporary: the token was valid when the bot logged in, and the gateway closes if the token is changed.
  return error instanceof DiscordAPIError && error.status === UNAUTHORIZED && !isVoid(error);
}

/**
 * Discord no longer accepts a response to the interaction, and no retry helps: the bot was too late, or the interaction is a
 * quarter of an hour old.
 */
export function isVoid(error: unknown): boolean {
  return error instanceof DiscordAPIError && OF_A_VOID_INTERACTION.includes(error.code);
}

const OF_A_VOID_INTERACTION: readonly unknown[] = [
  RESTJSONErrorCodes.UnknownInteraction,
  RESTJSONErrorCodes.UnknownWebhook,
  RESTJSONErrorCodes.InvalidWebhookToken,
];

/** The wait that Discord requested, in ms; 0 if it gave none. */
export function retryAfterMs(error: unknown): number {
  return error instanceof RateLimitError ? Math.max(error.retryAfter, error.timeToReset) : 0;
}

/** Discord cannot serve the call now, or cannot be reached: rest-settings.ts turns every network failure into a 502. */
export function isDiscordUnavailable(error: unknown): boolean {
  return error instanceof HTTPError || error instanceof RateLimitError;
}

export interface RetryPolicy {
  /** Pauses between the attempts, in ms. After the last pause there is one last attempt. */
  readonly delays: Iterable<number>;
  /** Ends the waiting: `retry` then throws the signal's reason. */
  readonly signal?: AbortSignal;
  /** Whether an error is worth another attempt (default: `isTransient`). */
  readonly isRetryable?: (error: unknown) => boolean;
  readonly onFailure?: (error: unknown) => void;
}

/**
 * Runs the task again after each retryable error. Throws the last error when the delays are used up, and the signal's reason once
 * the signal is aborted.
 */
export async function retry<T>(
  task: () => Promise<T>,
  { delays, signal, isRetryable = isTransient, onFailure }: RetryPolicy,
): Promise<T> {
  for (const wait of delays) {
    try {
      return await task();
    } catch (error) {
      if (!isRetryable(error)) throw error;
      signal?.throwIfAborted();
      onFailure?.(error);
      await pause(Math.max(wait, retryAfterMs(error)), undefined, signal && { signal }).catch(() =>
        signal?.throwIfAborted(),
      );
    }
  }
  return task();
}

const FIRST_PAUSE_MS = 1_000;
const MAX_PAUSE_MS = 60_000;

/** Endless pauses in ms, each twice as long as the previous one, up to a minute. */
export function* backoff(): Generator<number> {
  for (let wait = FIRST_PAUSE_MS; ; wait = Math.min(2 * wait, MAX_PAUSE_MS)) yield wait;
}

/** The reason for a retry as fields of a log line. Only `LOG_LEVEL=debug` adds the stack, which is the same at each retry. */
export function reasonFor(
  log: Logger,
  error: unknown,
): { readonly error: unknown } | { readonly reason: string } {
  return log.isLevelEnabled('debug') ? { error } : { reason: String(error) };
}
