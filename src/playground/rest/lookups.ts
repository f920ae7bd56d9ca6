/** REST routes that read the gateway, the bot, people, the guild and its channels. */

import type { JsonObject } from '../json.ts';
import { answer, NOTHING, type Reply, refusalOf, refuse } from '../replies.ts';
import { checkProfile, PROFILE_FIELDS } from '../validation/profile.ts';
import { directWith } from '../world/direct.ts';
import { APPLICATION_ID, BOT_ID } from '../world/hall.ts';
import { isMember, rolesOf } from '../world/servers.ts';
import { channelOnWire, guildOnWire, memberOnWire, roleOnWire, userOnWire } from '../world/wire.ts';
import type { World } from '../world/world.ts';
import { type Call, channelFor, isReply, serverFor } from './call.ts';

function gatewayUrl(call: Call): string {
  return `${call.base.replace('http', 'ws')}/gateway`;
}

export function gateway(call: Call): Reply {
  return answer({ url: gatewayUrl(call) });
}

export function gatewayForBots(call: Call): Reply {
  return answer({ url: gatewayUrl(call), ...call.world.sharding.onWire() });
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
  const refusal = refusalOf((problems) => checkProfile(problems, body));
  if (refusal) return refusal;
  for (const field of PROFILE_FIELDS)
    if (field in body) Object.assign(world.application, { [field]: body[field] });
  return answer(applicationOnWire(world));
}

export function applicationOnWire({ application }: World): JsonObject {
  return { ...application, id: APPLICATION_ID, name: 'Ratatoskr', icon: null, flags: 0, bot_public: false };
}

/** Opens the direct message channel with a person, or returns the existing one. */
export function openDirect(call: Call): Reply {
  const person = call.world.people.get(String(call.body['recipient_id']));
  if (!person || person.id === BOT_ID) return refuse('unknown-user');
  return answer(channelOnWire(call.world, directWith(call.world, person.id)));
}

export function getGuild(call: Call): Reply {
  const server = serverFor(call);
  return server === undefined ? refuse('unknown-guild') : answer(guildOnWire(call.world, server));
}

export function getMember(call: Call): Reply {
  const server = serverFor(call);
  if (server === undefined) return refuse('unknown-guild');
  const wanted = call.param('user');
  const person = call.world.people.get(wanted === '@me' ? BOT_ID : wanted);
  return person !== undefined && isMember(person, server.id)
    ? answer(memberOnWire(person, server.id))
    : refuse('unknown-member');
}

export function getRoles(call: Call): Reply {
  const server = serverFor(call);
  return server === undefined ? refuse('unknown-guild') : answer(rolesOf(server.id).map(roleOnWire));
}

export function getGuildChannels(call: Call): Reply {
  const server = serverFor(call);
  if (server === undefined) return refuse('unknown-guild');
  const channels = [...call.world.channels.values()].filter(
    (one) => one.serverId === server.id && one.parentId === null,
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
  call.world.emit({ what: 'typing', channelId: channel.id });
  return NOTHING;
}
