/** How the bot speaks HTTP with Discord: how long it waits, how often it asks again, and what it puts off. */
import {
  type Client,
  DefaultRestOptions,
  type RateLimitData,
  RESTEvents,
  type RESTOptions,
} from 'discord.js';
import type { Logger } from 'pino';

/** The first answer to an interaction is void after three seconds. */
const FOR_FIRST_ANSWER_MS = 1_500;
/** What follows the first answer can be said for a quarter of an hour. */
const FOR_LATER_ANSWERS_MS = 60_000;
/** A channel takes five messages in five seconds: what is only its turn is waited for in the client's own queue. */
const FOR_THE_REST_MS = 6_000;

/**
 * The client would wait as long as Discord says, be it an hour, and with it everything behind it in the same queue: the
 * errands in hand are few, so one slow channel would stop all tables. Beyond this it is refused, and the outbox puts it off.
 */
function isTooLong({ route, retryAfter, timeToReset }: RateLimitData): boolean {
  return Math.max(retryAfter, timeToReset) > patienceFor(route);
}

function patienceFor(route: string): number {
  if (route.startsWith('/interactions/')) return FOR_FIRST_ANSWER_MS;
  return route.startsWith('/webhooks/') ? FOR_LATER_ANSWERS_MS : FOR_THE_REST_MS;
}

/** The client keeps a queue for each interaction that was answered in words, and would sweep them only every hour. */
const SWEPT_EVERY_MS = 60_000;

/** Discord shuts out whoever sends 10,000 refused requests in ten minutes: that is far from what errands can do. */
const WARNED_EVERY = 500;

const NO_CONTENT = 204;
const RATE_LIMITED = 429;
const BAD_GATEWAY = 502;

/**
 * The client takes a success that is not JSON for an answer without any field, and breaks at JSON that ends too early. Discord
 * sends neither: something in between did, or the connection broke. So it counts as what it is, a bad gateway.
 */
const readableOrBadGateway: RESTOptions['makeRequest'] = async (url, init) => {
  const response = await DefaultRestOptions.makeRequest(url, init);
  const { status, headers } = response;
  if (status === NO_CONTENT || status === RATE_LIMITED || status >= 500) return response;
  try {
    const text = await response.text();
    JSON.parse(text);
    return new Response(text, { status, headers });
  } catch (error) {
    if (init.signal?.aborted === true) throw error;
    return new Response(null, { status: BAD_GATEWAY, statusText: 'no JSON that can be read' });
  }
};

export const REST_SETTINGS: Partial<RESTOptions> = {
  makeRequest: readableOrBadGateway,
  // Uploads of pictures have been seen to take ten seconds.
  timeout: 15_000,
  // The client asks again at once, which mends what fails once. What goes on failing is tried again by whoever asked,
  // with pauses: errands by the outbox, answers by replies.ts.
  retries: 1,
  // As Discord documents it. Interactions are not counted, so nobody who presses waits behind the boards of others.
  globalRequestsPerSecond: 50,
  invalidRequestWarningInterval: WARNED_EVERY,
  handlerSweepInterval: SWEPT_EVERY_MS,
  rejectOnRateLimit: isTooLong,
};

const UNAUTHORIZED = 401;

/**
 * The client forgets its token at the first 401, and could say nothing any more until it is started again. Whether the
 * token is still right the gateway knows better: it closes for good when it is not. A webhook has a token of its own.
 */
export function keepToken(client: Client, token: string, log: Logger): void {
  client.rest.on(RESTEvents.Response, ({ path }, { status }) => {
    if (status !== UNAUTHORIZED || path.startsWith('/webhooks/')) return;
    log.warn({ path }, 'Discord did not know the token');
    setImmediate(() => client.rest.setToken(token));
  });
}

export function tellOfRefusals(client: Client, log: Logger): void {
  client.rest.on(RESTEvents.InvalidRequestWarning, ({ count, remainingTime }) =>
    log.warn({ count, remainingTime }, 'Discord has refused many requests'),
  );
}
