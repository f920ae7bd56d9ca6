/** Turns a change of the world into the gateway event that tells the bot of it. */
import { BOT_ID, GUILD } from '../world/hall.ts';
import { CHANNEL_TYPES, type Channel, type Message } from '../world/shapes.ts';
import { channelOnWire, guildOnWire, messageOnWire } from '../world/wire.ts';
import type { Change, World } from '../world/world.ts';

const INTENTS = { guilds: 1 << 0, guildMessages: 1 << 9, directMessages: 1 << 12 } as const;

export interface Dispatch {
  readonly t: string;
  readonly d: object;
  /** The intent that a bot needs to receive it; 0 when every bot does. */
  readonly intent: number;
}

/** Null when the bot receives no event, as for an ephemeral message. */
export function dispatchOf(world: World, change: Change, base: string): Dispatch | null {
  const isMember = world.people.get(BOT_ID)?.isMember === true;
  if (change.what === 'person-changed') {
    return change.person.id === BOT_ID ? aboutServer(world, isMember ? 'there' : 'left') : null;
  }
  return isMember ? inServer(world, change, base) : null;
}

function inServer(world: World, change: Change, base: string): Dispatch | null {
  switch (change.what) {
    case 'server-lost':
      return aboutServer(world, 'lost');
    case 'server-back':
      return aboutServer(world, 'there');
    case 'interaction-created':
      return { t: 'INTERACTION_CREATE', d: change.payload, intent: 0 };
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

function aboutServer(world: World, state: 'there' | 'left' | 'lost'): Dispatch {
  if (state === 'there') return { t: 'GUILD_CREATE', d: guildOnWire(world), intent: INTENTS.guilds };
  const lost = state === 'lost' ? { unavailable: true } : {};
  return { t: 'GUILD_DELETE', d: { id: GUILD.id, ...lost }, intent: INTENTS.guilds };
}

/** Without the privileged intent a bot reads only its own messages and those that mention it. */
function aboutMessage(world: World, message: Message, t: string, base: string): Dispatch | null {
  if (message.visibleTo !== null) return null;
  const isDirect = world.channels.get(message.channelId)?.type === CHANNEL_TYPES.direct;
  const mayRead = isDirect || message.authorId === BOT_ID || message.mentions.includes(BOT_ID);
  const readable = mayRead
    ? message
    : { ...message, content: '', embeds: [], components: [], attachments: [] };
  const whole = messageOnWire(world, readable, base);
  const gone = { id: message.id, channel_id: message.channelId, ...(isDirect ? {} : { guild_id: GUILD.id }) };
  return {
    t,
    d: t === 'MESSAGE_DELETE' ? gone : whole,
    intent: isDirect ? INTENTS.directMessages : INTENTS.guildMessages,
  };
}

/** Discord sends no event for a thread that is deleted with its channel. */
function aboutChannel(world: World, channel: Channel, verb: string): Dispatch | null {
  if (channel.type === CHANNEL_TYPES.direct) return null;
  const isThread = channel.parentId !== null;
  if (isThread && verb === 'DELETE' && !world.channels.has(channel.parentId)) return null;
  const whole = channelOnWire(world, channel);
  const d = verb === 'CREATE' && isThread ? { ...whole, newly_created: true } : whole;
  return { t: `${isThread ? 'THREAD' : 'CHANNEL'}_${verb}`, d, intent: INTENTS.guilds };
}
