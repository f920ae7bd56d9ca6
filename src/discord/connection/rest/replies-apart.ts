/**
 * Sends replies to interactions without counting them. Discord's limit for all of a bot's requests excludes them, but the client
 * includes all replies after the acknowledgement: boards of tables would wait behind private pages.
 */
import { type InternalRequest, REST, type RESTOptions } from 'discord.js';
import type { Logger } from 'pino';
import { logRefusals } from './rest-settings.ts';

/** A reply needs no bot token, because the interaction's own token is in its address. */
function isReply({ fullRoute, auth }: InternalRequest): boolean {
  return auth === false && fullRoute.startsWith('/webhooks/');
}

/** Each reply still waits for the limits that Discord reports. Returns a function that ends the client of the replies. */
export function sendRepliesApart(rest: REST, settings: Partial<RESTOptions>, log: Logger): () => void {
  const uncounted = new REST({ ...settings, globalRequestsPerSecond: Number.POSITIVE_INFINITY });
  logRefusals(uncounted, log);
  const counted = rest.queueRequest.bind(rest);
  rest.queueRequest = (request) => (isReply(request) ? uncounted.queueRequest(request) : counted(request));
  return () => {
    uncounted.clearHashSweeper();
    uncounted.clearHandlerSweeper();
  };
}
