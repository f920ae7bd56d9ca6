/** Turns a change of the world into the gateway event about it. */

import { CHANNEL_TYPES, type Channel, type Message } from '../model/shapes.ts';
import { BOT_ID } from '../world/hall.ts';
import { hasCommands, isHeardByBot, isMember } from '../world/servers.ts';
import { channelOnWire, guildOnWire, memberOnWire, messageOnWire } from '../world/wire.ts';
import type { Change, World } from '../world/world.ts';

const INTENTS = { guilds: 1 << 0, guildMessages: 1 << 9, directMessages: 1 << 12 } as const;

export interface Dispatch {
  readonly t: string;
  readonly d: object;
  /** The intent that a bot needs to receive the event; 0 if every bot does. */
  readonly intent: number;
  /** Null for direct messages. */
  readonly serverId: string | null;
}

/** The event about the change; null if the bot receives none, as for an ephemeral message. */
export function dispatchOf(world: World, change: Change, base: string): Dispatch | null {
  switch (change.what) {
    case 'person-changed': {
      const { person, serverId } = change;
      if (person.id !== BOT_ID || serverId === null) return null;
      return aboutServer(world, serverId, isMember(person, serverId) ? 'there' : 'left');
    }
    case 'member-changed': {
      const { person, serverId } = change;
      if (person.id !== BOT_ID) return null;
      const d = { guild_id: serverId, ...memberOnWire(person, serverId) };
      return { t: 'GUILD_MEMBER_UPDATE', d, intent: 0, serverId };
    }
    case 'server-lost':
    case 'server-back': {
      if (!isMember(world.people.get(BOT_ID), change.serverId)) return null;
      return aboutServer(world, change.serverId, change.what === 'server-lost' ? 'lost' : 'there');
    }
    case 'interaction-created': {
      const channel = world.channels.get(change.interaction.channelId);
      if (channel === undefined || !hasCommands(world, channel)) return null;
      return { t: 'INTERACTION_CREATE', d: change.payload, intent: 0, serverId: channel.serverId };
    }
    case 'message-created':
      return aboutMessage(world, change.message, 'MESSAGE_CREATE', base);
    case 'message-updated':
      return aboutMessage(world, change.message, 'MESSAGE_UPDATE', base);
    case 'message-deleted':
      return aboutMessage(world, change.message, 'MESSAGE_DELETE', base);
    case 'channel-created':
      return aboutChannel(world, change.channel, 'CREATE');
    case 'channel-updated':
      return aboutChannel(world, change.channel, 'UPDATE');
    case 'channel-deleted':
      return aboutChannel(world, change.channel, 'DELETE');
    default:
      return null;
  }
}

function heardChannel(world: World, channelId: string): Channel | null {
  const channel = world.channels.get(channelId);
  return channel !== undefined && isHeardByBot(world, channel) ? channel : null;
}

/** Returns null for a server that does not exist. */
export function aboutServer(
  world: World,
  serverId: string,
  state: 'there' | 'left' | 'lost',
): Dispatch | null {
  const server = world.servers.get(serverId);
  if (server === undefined) return null;
  if (state === 'there')
    return { t: 'GUILD_CREATE', d: guildOnWire(world, server), intent: INTENTS.guilds, serverId };
  const lost = state === 'lost' ? { unavailable: true } : {};
  return { t: 'GUILD_DELETE', d: { id: serverId, ...lost }, intent: INTENTS.guilds, serverId };
}

/** Without the privileged intent, a bot reads only its own messages and those that mention it. */
function aboutMessage(world: World, message: Message, t: string, base: string): Dispatch | null {
  const channel = heardChannel(world, message.channelId);
  if (message.visibleTo !== null || channel === null) return null;
  const { serverId } = channel;
  const isDirect = serverId === null;
  const mayRead = isDirect || message.authorId === BOT_ID || message.mentions.includes(BOT_ID);
  const readable = mayRead
    ? message
    : { ...message, content: '', embeds: [], components: [], attachments: [] };
  const whole = messageOnWire(world, readable, base);
  const gone = { id: message.id, channel_id: message.channelId, ...(isDirect ? {} : { guild_id: serverId }) };
  return {
    t,
    d: t === 'MESSAGE_DELETE' ? gone : whole,
    intent: isDirect ? INTENTS.directMessages : INTENTS.guildMessages,
    serverId,
  };
}

/** Discord sends no event for a thread that is deleted together with its channel. */
function aboutChannel(world: World, channel: Channel, verb: string): Dispatch | null {
  if (channel.type === CHANNEL_TYPES.direct || !isHeardByBot(world, channel)) return null;
  const isThread = channel.parentId !== null;
  if (isThread && verb === 'DELETE' && !world.channels.has(channel.parentId)) return null;
  const whole = channelOnWire(world, channel);
  const d = verb === 'CREATE' && isThread ? { ...whole, newly_created: true } : whole;
  const { serverId } = channel;
  return { t: `${isThread ? 'THREAD' : 'CHANNEL'}_${verb}`, d, intent: INTENTS.guilds, serverId };
}
