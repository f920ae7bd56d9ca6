/** The settings with which the bot calls Discord's REST API: its timeouts, its retries, and which calls it postpones. */
import { DefaultRestOptions, type RateLimitData, REST, RESTEvents, type RESTOptions } from 'discord.js';
import type { Logger } from 'pino';
import { StorageError } from '../../../tables/model/storage/storage-error.ts';
import { notHeardOf } from '../../unheard.ts';
import { type CommandMentions, withCommandMentions } from '../command-mentions.ts';
import type { EmojiIds } from '../emojis/emoji-ids.ts';
import { withEmojis } from '../emojis/refused-emojis.ts';
import { pausing } from './too-many-requests.ts';

/** The maximum wait before a first response to an interaction, which Discord accepts for three seconds. */
const FOR_FIRST_ANSWER_MS = 1_500;
/** The maximum wait before a later response, which Discord accepts for a quarter of an hour. */
const FOR_LATER_ANSWERS_MS = 60_000;
/** A channel accepts five messages in five seconds, so a request may wait that long in the client's own queue. */
const FOR_THE_REST_MS = 6_000;

/**
 * The client would wait as long as Discord requests, even an hour, and hold up everything behind it in the same queue. Delivery
 * runs only a few jobs at the same time, so one slow channel would stop all tables. A longer wait is therefore an error, and the
 * outbox retries later.
 */
function isTooLong({ route, retryAfter, timeToReset }: RateLimitData): boolean {
  return Math.max(retryAfter, timeToReset) > timeoutFor(route);
}

function timeoutFor(route: string): number {
  if (route.startsWith('/interactions/')) return FOR_FIRST_ANSWER_MS;
  return route.startsWith('/webhooks/') ? FOR_LATER_ANSWERS_MS : FOR_THE_REST_MS;
}

/** The client keeps a queue for each interaction that got a response, and by default would remove them only every hour. */
const SWEPT_EVERY_MS = 60_000;

/**
 * The number of invalid requests after which the client warns. Discord blocks a bot that sends 10,000 in ten minutes; jobs stay
 * far below that.
 */
const WARNED_EVERY = 500;

const NO_CONTENT = 204;
const UNAUTHORIZED = 401;
const RATE_LIMITED = 429;
const INTERNAL_ERROR = 500;
const BAD_GATEWAY = 502;

/** Characters not allowed in a status text. */
const NOT_IN_STATUS_TEXT = /[^\t\x20-\x7e]+/g;

function badGateway(reason: string): Response {
  const statusText = reason.replaceAll(NOT_IN_STATUS_TEXT, ' ');
  return new Response(null, { status: BAD_GATEWAY, statusText });
}

/** If connecting to several addresses fails, the error has a code but no message. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.message !== '') return error.message;
  return 'code' in error ? String(error.code) : error.name;
}

/**
 * Every network failure becomes a 502, whatever its code. The client and the bot then retry it as if Discord itself had failed,
 * and no list of error codes has to be complete.
 */
const answered: RESTOptions['makeRequest'] = async (url, init) => {
  try {
    return await DefaultRestOptions.makeRequest(url, init);
  } catch (error) {
    return badGateway(reasonOf(error));
  }
};

/**
 * The client reads a successful response that is not JSON as one without fields, and throws at truncated JSON. Neither comes from
 * Discord: a proxy sent it, or the connection broke. So this function reports a 502 instead.
 */
const readable: RESTOptions['makeRequest'] = async (url, init) => {
  const response = await answered(url, init);
  const { status, headers } = response;
  if (status === NO_CONTENT || status === RATE_LIMITED || status >= INTERNAL_ERROR) return response;
  try {
    const text = await response.text();
    JSON.parse(text);
    return new Response(text, { status, headers });
  } catch (error) {
    return badGateway(`no JSON that can be read: ${reasonOf(error)}`);
  }
};

const requested: RESTOptions['makeRequest'] = async (url, init) => {
  const response = await readable(url, init);
  if (response.status >= INTERNAL_ERROR || response.status === UNAUTHORIZED) notHeardOf(url);
  return response;
};

const REST_SETTINGS: Partial<RESTOptions> = {
  // Some picture uploads have taken ten seconds.
  timeout: 15_000,
  // The client retries a failed call once, immediately. After that the caller retries with pauses: the outbox for jobs,
  // replies.ts for replies.
  retries: 1,
  // Discord's documented limit. Replies to interactions don't count towards it (`replies-apart.ts`).
  globalRequestsPerSecond: 50,
  invalidRequestWarningInterval: WARNED_EVERY,
  handlerSweepInterval: SWEPT_EVERY_MS,
  rejectOnRateLimit: isTooLong,
};

/** A REST client for calls outside a connection. */
export function openRest(token: string, apiUrl: string | undefined, log: Logger): REST {
  const rest = new REST(settingsFor(apiUrl, { emojis: new Map(), log })).setToken(token);
  keepToken(rest, token, log);
  return rest;
}

interface RequestSettings {
  readonly emojis: EmojiIds;
  /** Omitted if no messages are sent. */
  readonly mentions?: CommandMentions;
  readonly log: Logger;
  /** Omitted if no other process can have taken over. */
  readonly isInDoubt?: (() => boolean) | undefined;
}

/** `apiUrl` is Discord's own if omitted. */
export function settingsFor(
  apiUrl: string | undefined,
  { emojis, mentions = new Map(), log, isInDoubt }: RequestSettings,
): Partial<RESTOptions> {
  const paused = pausing(requested);
  const makeRequest = isInDoubt === undefined ? paused : unlessInDoubt(paused, isInDoubt);
  return {
    ...REST_SETTINGS,
    ...(apiUrl === undefined ? {} : { api: apiUrl }),
    makeRequest: withCommandMentions(withEmojis(makeRequest, emojis, log), mentions),
  };
}

const OF_INTERACTIONS = /\/(?:interactions|webhooks)\//;

/**
 * Blocks messages while other processes may consider this one dead: a process that was suspended for a while continues where it
 * stopped, perhaps just before posting what another process has already posted. Replies to people are exempt, because Discord
 * accepts only the first one.
 */
function unlessInDoubt(
  makeRequest: RESTOptions['makeRequest'],
  isInDoubt: () => boolean,
): RESTOptions['makeRequest'] {
  return async (url, init) => {
    if (init.method !== 'GET' && !OF_INTERACTIONS.test(url) && isInDoubt())
      throw new StorageError('unreachable', 'others may have taken over: nothing is said');
    return makeRequest(url, init);
  };
}

/**
 * The client drops its token at the first 401 and could then send nothing until a restart. The gateway closes permanently if a
 * token is really invalid, so the bot keeps the token until then. A webhook has its own token.
 */
export function keepToken(rest: REST, token: string, log: Logger): void {
  rest.on(RESTEvents.Response, ({ path }, { status }) => {
    if (status !== UNAUTHORIZED || path.startsWith('/webhooks/')) return;
    log.warn({ path }, 'Discord rejected the interaction token');
    setImmediate(() => rest.setToken(token));
  });
}

export function logRefusals(rest: REST, log: Logger): void {
  rest.on(RESTEvents.InvalidRequestWarning, ({ count, remainingTime }) =>
    log.warn({ count, remainingTime }, 'Discord refused many requests'),
  );
}
