/** Streams the events that a person can see to their page, as server-sent events. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { allows } from '../model/permissions.ts';
import { BOT_ID } from '../world/hall.ts';
import type { Change } from '../world/world.ts';
import type { Place } from './actions.ts';
import { channelOnPage, messageOnPage, notificationOnPage } from './view.ts';

export function streamEvents(
  place: Place,
  query: URLSearchParams,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const personId = query.get('person') ?? '';
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
  response.write('retry: 500\n\n');
  const unwatch = place.world.watch((change) => {
    const event = eventFor(place, personId, change);
    if (event) response.write(`event: ${change.what}\ndata: ${JSON.stringify(event)}\n\n`);
  });
  request.once('close', unwatch);
}

function eventFor(place: Place, personId: string, change: Change): object | null {
  const { world, base } = place;
  const sees = (channelId: string) => allows(world.permissionsOf(personId, channelId), 'ViewChannel');
  switch (change.what) {
    case 'message-created':
    case 'message-updated': {
      const { message } = change;
      const isTheirs = message.visibleTo === null || message.visibleTo === personId;
      return isTheirs && sees(message.channelId) ? messageOnPage(world, message, base) : null;
    }
    case 'message-deleted':
      return { id: change.message.id, channelId: change.message.channelId };
    case 'channel-created':
    case 'channel-updated':
      return sees(change.channel.id) ? channelOnPage(change.channel) : null;
    case 'thread-joined':
      return change.personId === personId ? channelOnPage(change.channel) : null;
    case 'thread-left':
      return change.personId === personId && !sees(change.channel.id) ? { id: change.channel.id } : null;
    case 'channel-deleted':
      return { id: change.channel.id };
    case 'notified':
      return change.notification.userId === personId ? notificationOnPage(world, change.notification) : null;
    case 'typing':
      return sees(change.channelId) ? { channelId: change.channelId } : null;
    case 'person-changed':
      return change.person.id === BOT_ID ? {} : null;
    case 'commands-changed':
    case 'bot-online':
    case 'bot-offline':
      return {};
    default:
      return null;
  }
}
