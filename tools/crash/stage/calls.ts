/** Names the kinds of the bot's calls to Discord, at each of which the program can be killed on the wire. */
import { everyComponent } from '../../../src/playground/model/component-types.ts';
import type { Component } from '../../../src/playground/model/shapes.ts';
import type { Sent } from '../../../src/playground/wiretap.ts';
import type { World } from '../../../src/playground/world/world.ts';

const ASKS = /^v1\|[^|]+\|[anMmv]\|/;
const LOBBY = /^v1\|[^|]+\|t\|(?:join|start)$/;
const LOOKS_BACK = /^v1\|[^|]+\|t\|(?:again|resume)$/;

/** The kind of a message of the bot, judged by its controls. */
export function shownBy(components: unknown): 'board' | 'lobby' | 'words' {
  const ids = everyComponent((components ?? []) as readonly Component[]).flatMap(
    ({ custom_id: id }) => id ?? [],
  );
  if (ids.some((id) => ASKS.test(id) || LOOKS_BACK.test(id))) return 'board';
  return ids.some((id) => LOBBY.test(id)) ? 'lobby' : 'words';
}

export function callKind(world: World, { method, path, body }: Sent): string {
  const route = path.replace(/^\/api(?:\/v\d+)?/, '').replace(/\?.*$/, '');
  const call = `${method} ${route.replace(/\d{15,}/g, ':id')}`;
  if (call.startsWith('POST /interactions/')) return 'answering an interaction first';
  if (/^(?:PATCH|POST|DELETE) \/webhooks\//.test(call)) return 'private words after an interaction';
  if (call === 'POST /channels/:id/messages') return `sending ${sentTo(world, route, body)}`;
  if (call === 'PATCH /channels/:id/messages/:id')
    return body['content'] === undefined ? 'taking the buttons off an old board' : changeOf(body);
  if (call === 'GET /channels/:id/messages') return 'looking for what was sent before';
  if (call === 'POST /users/@me/channels') return 'opening direct messages';
  if (call === 'POST /channels/:id/threads' || call === 'POST /channels/:id/messages/:id/threads')
    return 'opening a thread';
  if (call === 'GET /guilds/:id/members/:id') return 'asking whether somebody is there';
  return 'logging in and looking around';
}

function changeOf({ components }: Sent['body']): string {
  const shown = shownBy(components);
  return shown === 'words' ? 'saying what came of a notice' : `changing a ${shown}`;
}

function sentTo(world: World, route: string, body: Sent['body']): string {
  const channel = world.channels.get(route.split('/')[2] ?? '');
  if (channel?.recipientId != null) return 'a direct message';
  const shown = shownBy(body['components']);
  return shown === 'words' ? 'a notice' : `a ${shown}`;
}
