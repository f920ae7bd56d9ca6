/** Finds the route of a REST request, checks the token and sends the reply. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Reply, refuse } from '../replies.ts';
import { TOKEN } from '../world/hall.ts';
import type { World } from '../world/world.ts';
import { type Call, callOf, readSent } from './call.ts';
import { callback } from './callbacks.ts';
import { globalCommands, guildCommands } from './commands.ts';
import { createEmoji, listEmojis } from './emojis.ts';
import * as lookups from './lookups.ts';
import * as messages from './messages.ts';
import * as threads from './threads.ts';
import * as webhooks from './webhooks.ts';

interface Route {
  readonly method: string;
  readonly parts: readonly string[];
  /** The route requires no bot token, since interactions have their own. */
  readonly isOpen: boolean;
  readonly handle: (call: Call) => Reply;
}

function route(line: string, handle: (call: Call) => Reply, isOpen = false): Route {
  const [method = '', path = ''] = line.split(' ');
  return { method, parts: path.split('/').slice(1), isOpen, handle };
}

const GLOBAL = '/applications/:application/commands';
const GUILD = '/applications/:application/guilds/:guild/commands';
const WEBHOOK = '/webhooks/:application/:token';

const ROUTES: readonly Route[] = [
  route('GET /gateway', lookups.gateway, true),
  route('GET /gateway/bot', lookups.gatewayForBots),
  route('GET /applications/@me', lookups.application),
  route('PATCH /applications/@me', lookups.changeApplication),
  route('GET /applications/:application/emojis', listEmojis),
  route('POST /applications/:application/emojis', createEmoji),
  route('GET /oauth2/applications/@me', lookups.application),
  ...[
    { at: GLOBAL, verbs: globalCommands },
    { at: GUILD, verbs: guildCommands },
  ].flatMap(({ at, verbs }) => [
    route(`GET ${at}`, verbs.list),
    route(`PUT ${at}`, verbs.replaceAll),
    route(`POST ${at}`, verbs.create),
    route(`GET ${at}/:command`, verbs.get),
    route(`PATCH ${at}/:command`, verbs.change),
    route(`DELETE ${at}/:command`, verbs.remove),
  ]),
  route('POST /interactions/:interaction/:token/callback', callback, true),
  route(`POST ${WEBHOOK}`, webhooks.followUp, true),
  route(`GET ${WEBHOOK}/messages/:message`, webhooks.getWebhookMessage, true),
  route(`PATCH ${WEBHOOK}/messages/:message`, webhooks.changeWebhookMessage, true),
  route(`DELETE ${WEBHOOK}/messages/:message`, webhooks.removeWebhookMessage, true),
  route('GET /channels/:channel', lookups.getChannel),
  route('PATCH /channels/:channel', threads.changeChannel),
  route('DELETE /channels/:channel', threads.removeChannel),
  route('POST /channels/:channel/typing', lookups.startTyping),
  route('GET /channels/:channel/messages', messages.listMessages),
  route('POST /channels/:channel/messages', messages.createMessage),
  route('GET /channels/:channel/messages/:message', messages.getMessage),
  route('PATCH /channels/:channel/messages/:message', messages.changeMessage),
  route('DELETE /channels/:channel/messages/:message', messages.removeMessage),
  route('POST /channels/:channel/messages/:message/threads', threads.threadFromMessage),
  route('POST /channels/:channel/threads', threads.threadAlone),
  route('PUT /channels/:channel/thread-members/:user', threads.addThreadMember),
  route('DELETE /channels/:channel/thread-members/:user', threads.removeThreadMember),
  route('GET /users/:user', lookups.getUser),
  route('POST /users/@me/channels', lookups.openDirect),
  route('GET /guilds/:guild', lookups.getGuild),
  route('GET /guilds/:guild/members/:user', lookups.getMember),
  route('GET /guilds/:guild/roles', lookups.getRoles),
  route('GET /guilds/:guild/channels', lookups.getGuildChannels),
  route('GET /guilds/:guild/threads/active', threads.activeThreads),
];

function match(one: Route, method: string, parts: readonly string[]): Record<string, string> | null {
  if (one.method !== method || one.parts.length !== parts.length) return null;
  const params: Record<string, string> = {};
  for (const [index, pattern] of one.parts.entries()) {
    const part = parts[index] ?? '';
    if (pattern.startsWith(':')) params[pattern.slice(1)] = part;
    else if (pattern !== part) return null;
  }
  return params;
}

/** `path` is the part after `/api` or `/api/v10`. */
export async function answerRest(
  world: World,
  base: string,
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
): Promise<void> {
  const url = new URL(path, base);
  const read = await readSent(request);
  const method = request.method ?? '';
  const isKnown = request.headers.authorization === `Bot ${TOKEN}`;
  const reply = () => replyTo(world, base, { method, url, isKnown, read });
  await world.restFaults.passes({ method, path: decodeURIComponent(url.pathname) }, reply, response);
}

interface RestRequest {
  readonly method: string;
  readonly url: URL;
  /** Whether the request has the bot's token. */
  readonly isKnown: boolean;
  readonly read: Awaited<ReturnType<typeof readSent>>;
}

function replyTo(world: World, base: string, { method, url, isKnown, read }: RestRequest): Reply {
  if (read === 'too-large') return refuse('too-large');
  if (read === 'unreadable') {
    return { status: 400, body: { message: 'The request body contains invalid JSON.', code: 50109 } };
  }
  const parts = url.pathname.split('/').slice(1).map(decodeURIComponent);
  for (const one of ROUTES) {
    const params = match(one, method, parts);
    if (!params) continue;
    if (!one.isOpen && !isKnown) return refuse('unauthorized');
    return one.handle(callOf(world, base, params, url.searchParams, read));
  }
  return refuse('no-such-route');
}
