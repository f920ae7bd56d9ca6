/** Channels, messages, people and notifications as the page receives them. */
import type { JsonObject } from '../json.ts';
import {
  CHANNEL_TYPES,
  type Channel,
  type Message,
  type Notification,
  type Person,
} from '../model/shapes.ts';
import { GUILD } from '../world/hall.ts';
import { isMember } from '../world/servers.ts';
import { messageOnWire } from '../world/wire.ts';
import type { World } from '../world/world.ts';

export function personOnPage(person: Person): JsonObject {
  const { id, name, bot, locale } = person;
  return { id, name, bot, locale, isMember: isMember(person, GUILD.id) };
}

export function channelOnPage(channel: Channel): JsonObject {
  const { id, name, topic, parentId, archived, locked } = channel;
  return { id, name, topic, parentId, archived, locked, isDirect: channel.type === CHANNEL_TYPES.direct };
}

/** The message as the API returns it, plus what only the page shows: who typed the command, and who can see the message. */
export function messageOnPage(world: World, message: Message, base: string): JsonObject {
  const { command, visibleTo } = message;
  return {
    ...messageOnWire(world, message, base),
    command: command ? { name: command.name, by: world.people.get(command.userId)?.name ?? '' } : null,
    isPrivate: visibleTo !== null,
  };
}

export function notificationOnPage(world: World, notification: Notification): JsonObject {
  return { ...notification, channel: world.channels.get(notification.channelId)?.name ?? '' };
}
