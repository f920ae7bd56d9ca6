/** REST routes that read the gateway, the bot, people, the guild and its channels. */

import { type JsonObject, textOf } from '../json.ts';
import { directWith } from '../world/direct.ts';
import { APPLICATION_ID, BOT_ID, GUILD } from '../world/hall.ts';
import { CHANNEL_TYPES } from '../world/shapes.ts';
import { channelOnWire, guildOnWire, memberOnWire, roleOnWire, userOnWire } from '../world/wire.ts';
import type { World } from '../world/world.ts';
import { type Call, channelFor, isReply } from './call.ts';
import { answer, NOTHING, type Reply, refuse } from './replies.ts';

function gatewayUrl(call: Call): string {
  return `${call.base.replace('http', 'ws')}/gateway`;
}

export function gateway(call: Call): Reply {
  return answer({ url: gatewayUrl(call) });
}

export function gatewayForBots(call: Call): Reply {
  const limit = { total: 1000, remaining: 1000, reset_after: 0, max_concurrency: 1 };
  return answer({ url: gatewayUrl(call), shards: 1, session_start_limit: limit });
}

export function getUser(call: Call): Reply {
  const wanted = call.param('user');
  const person = call.world.people.get(wanted === '@me' ? BOT_ID : wanted);
  return person ? answer(userOnWire(person)) : refuse('unknown-user');
}

export function application({ world }: Call): Reply {
  return answer(applicationOnWire(world));
}

export function changeApplication({ world, body }: Call): Reply {
  world.application.description = textOf(body['description']);
  return answer(applicationOnWire(world));
}

export function applicationOnWire({ application: { description } }: World): JsonObject {
  return { id: APPLICATION_ID, name: 'Ratatoskr', description, icon: null, flags: 0, bot_public: false };
}

/** Opens the direct channel with a person, or returns the existing one. */
export function openDirect(call: Call): Reply {
  const person = call.world.people.get(String(call.body['recipient_id']));
  if (!person || person.id === BOT_ID) return refuse('unknown-user');
  return answer(channelOnWire(call.world, directWith(call.world, person.id)));
}

export function getGuild(call: Call): Reply {
  return call.param('guild') === GUILD.id ? answer(guildOnWire(call.world)) : refuse('unknown-guild');
}

export function getMember(call: Call): Reply {
  if (call.param('guild') !== GUILD.id) return refuse('unknown-guild');
  const wanted = call.param('user');
  const person = call.world.people.get(wanted === '@me' ? BOT_ID : wanted);
  return person?.isMember ? answer(memberOnWire(person)) : refuse('unknown-member');
}

export function getRoles(call: Call): Reply {
  return call.param('guild') === GUILD.id
    ? answer(call.world.roles.map(roleOnWire))
    : refuse('unknown-guild');
}

export function getGuildChannels(call: Call): Reply {
  if (call.param('guild') !== GUILD.id) return refuse('unknown-guild');
  const channels = [...call.world.channels.values()].filter(
    (one) => one.type === CHANNEL_TYPES.text && one.parentId === null,
  );
  return answer(channels.map((one) => channelOnWire(call.world, one)));
}

export function getChannel(call: Call): Reply {
  const channel = channelFor(call);
  return isReply(channel) ? channel : answer(channelOnWire(call.world, channel));
}

export function startTyping(call: Call): Reply {
  const channel = channelFor(call);
  if (isReply(channel)) return channel;
  call.world.tell({ what: 'typing', channelId: channel.id });
  return NOTHING;
}
