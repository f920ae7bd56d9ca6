/** Reads from a 429 how long the bot has to wait. If the 429 isn't Discord's own, all requests pause. */
import type { RESTOptions } from 'discord.js';

type MakeRequest = RESTOptions['makeRequest'];

const RATE_LIMITED = 429;
/** The pause if the response gives no duration. */
const DEFAULT_PAUSE_S = 10;
/** Discord sometimes sends 0, and the client would then retry forever. */
const MIN_PAUSE_S = 1;
/** The longest pause. A date in a header may seem far off because this machine's clock is wrong. */
const MAX_PAUSE_S = 60 * 60;

/**
 * The client reads only a `Retry-After` in seconds, and retries immediately if there isn't one: 50 times a second against a proxy
 * that has blocked the bot. So this function gives every 429 a `Retry-After` in seconds. A 429 without Discord's JSON comes from
 * such a proxy and concerns all requests, so until the wait is over, this function answers all of them with a 429.
 */
export function pausing(request: MakeRequest, now: () => number = Date.now): MakeRequest {
  let pausedUntil = 0;
  return async (url, init) => {
    const left = pausedUntil - now();
    if (left > 0) return tooMany(new Headers(), left / 1000, true);
    const response = await request(url, init);
    if (response.status !== RATE_LIMITED) return response;
    const { headers } = response;
    const own = ownLimitIn(await response.text().catch(() => ''));
    if (own !== null) return tooMany(headers, waitIn(headers, now) ?? own.seconds, own.isGlobal);
    const seconds = Math.min(waitIn(headers, now) ?? DEFAULT_PAUSE_S, MAX_PAUSE_S);
    pausedUntil = now() + Math.max(seconds, MIN_PAUSE_S) * 1000;
    return tooMany(headers, seconds, true);
  };
}

interface OwnLimit {
  readonly seconds: number;
  readonly isGlobal: boolean;
}

/** The rate limit in the body of a 429 from Discord itself; null if the body isn't Discord's. */
function ownLimitIn(body: string): OwnLimit | null {
  try {
    const read = JSON.parse(body) as { readonly retry_after?: unknown; readonly global?: unknown } | null;
    const seconds = read?.retry_after;
    return typeof seconds === 'number' ? { seconds, isGlobal: read?.global === true } : null;
  } catch {
    return null;
  }
}

/** The wait in seconds from the headers, which give it as a number or as the date when it ends. */
function waitIn(headers: ResponseHeaders, now: () => number): number | null {
  const named = headers.get('retry-after') ?? '';
  if (named === '') return null;
  const seconds = Number(named);
  if (Number.isFinite(seconds)) return seconds;
  const date = Date.parse(named);
  return Number.isNaN(date) ? null : (date - now()) / 1000;
}

type ResponseHeaders = Awaited<ReturnType<MakeRequest>>['headers'];

function tooMany(headers: ResponseHeaders, seconds: number, isGlobal: boolean): Response {
  const answered = new Headers([...headers]);
  answered.set('retry-after', String(Math.max(seconds, MIN_PAUSE_S)));
  if (isGlobal) answered.set('x-ratelimit-global', 'true');
  return new Response(null, { status: RATE_LIMITED, headers: answered });
}
