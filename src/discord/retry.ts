/** What goes wrong between us and Discord and passes by itself, and trying again until it has. */
import { setTimeout as pause } from 'node:timers/promises';
import { DiscordAPIError, HTTPError, RateLimitError, RESTJSONErrorCodes } from 'discord.js';

/** What the system and the HTTP client say when a connection cannot be made, or breaks. */
const OF_THE_NETWORK = /^(?:UND_ERR_|E[A-Z_]+$)/;
const UNAUTHORIZED = 401;

/** Discord is in trouble, has no time for us, or cannot be reached; nothing is wrong with what was asked. */
export function isTransient(error: unknown): boolean {
  if (isDiscordUnavailable(error)) return true;
  // Whoever has logged in had the right token: if it was changed, the gateway says so.
  if (error instanceof DiscordAPIError) return error.status === UNAUTHORIZED && !isVoid(error);
  if (!(error instanceof Error)) return false;
  return error.name === 'AbortError' || ('code' in error && OF_THE_NETWORK.test(String(error.code)));
}

/** The interaction cannot be answered any more, with whatever patience: it was given up, or is a quarter of an hour old. */
export function isVoid(error: unknown): boolean {
  return error instanceof DiscordAPIError && OF_A_VOID_INTERACTION.includes(error.code);
}

const OF_A_VOID_INTERACTION: readonly unknown[] = [
  RESTJSONErrorCodes.UnknownInteraction,
  RESTJSONErrorCodes.UnknownWebhook,
  RESTJSONErrorCodes.InvalidWebhookToken,
];

/** How long Discord asked us to wait, in ms; 0 where it did not. */
export function retryAfterMs(error: unknown): number {
  return error instanceof RateLimitError ? Math.max(error.retryAfter, error.timeToReset) : 0;
}

/** Discord itself says that it cannot answer now. */
export function isDiscordUnavailable(error: unknown): boolean {
  return error instanceof HTTPError || error instanceof RateLimitError;
}

export interface RetryPolicy {
  /** Between one try and the next, in ms; after the last of them no more is tried. */
  readonly delays: Iterable<number>;
  /** Ends the waiting: what was thrown last is thrown. */
  readonly signal?: AbortSignal;
  /** What is worth another try; any weather where it is left out. */
  readonly isRetryable?: (error: unknown) => boolean;
  readonly onFailure?: (error: unknown) => void;
}

/** Tries again as long as that may help. */
export async function retry<T>(
  task: () => Promise<T>,
  { delays, signal, isRetryable = isTransient, onFailure }: RetryPolicy,
): Promise<T> {
  for (const wait of delays) {
    try {
      return await task();
    } catch (error) {
      if (!isRetryable(error) || signal?.aborted === true) throw error;
      onFailure?.(error);
      const isEnded = await pause(Math.max(wait, retryAfterMs(error)), false, signal && { signal }).catch(
        () => true,
      );
      if (isEnded) throw error;
    }
  }
  return task();
}

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 60_000;

/** Each twice as long as the one before, up to a minute, without an end. */
export function* backoff(): Generator<number> {
  for (let wait = FIRST_PAUSE_MS; ; wait = Math.min(2 * wait, LONGEST_PAUSE_MS)) yield wait;
}
