/** The servers of the local Discord: the hall, and those that a test adds. */

import type { Channel, Person, Role, Server } from '../model/shapes.ts';
import { BORN_AT, BOT_ID, CHANNELS, GUILD, ROLES } from './hall.ts';
import type { World } from './world.ts';

/** Discord numbers servers by the time of their founding, in the bits above these. */
export const TIME_BITS = 22n;

/** A server with one text channel. Servers are created a moment apart, so each is on the next shard. */
export function newServer(before: number, name: string, channel: string): [Server, Channel] {
  const id = String(BigInt(GUILD.id) + (BigInt(before) << TIME_BITS));
  const [model] = CHANNELS;
  if (model === undefined) throw new Error('The hall has no channel');
  const channelId = String(BigInt(model.id) + (BigInt(before) << TIME_BITS));
  return [
    { id, name, locale: GUILD.locale },
    { ...model, id: channelId, serverId: id, name: channel, createdAt: BORN_AT },
  ];
}

/** The servers that the bot is on. */
export function serversOfBot({ servers, people }: Pick<World, 'servers' | 'people'>): readonly Server[] {
  const bot = people.get(BOT_ID);
  return [...servers.values()].filter(({ id }) => isMember(bot, id));
}

/** The bot receives events of its servers' channels, and of direct messages while it's on at least one server. */
export function isHeardByBot(world: World, { serverId }: Channel): boolean {
  return serverId === null ? serversOfBot(world).length > 0 : isMember(world.people.get(BOT_ID), serverId);
}

/** Discord sends the bot command interactions also from a server it isn't a member of. */
export function hasCommands(world: World, channel: Channel): boolean {
  return isHeardByBot(world, channel) || world.servers.get(channel.serverId ?? '')?.hasCommandsOnly === true;
}

export function isMember(person: Person | undefined, serverId: string): boolean {
  return person !== undefined && !person.left.includes(serverId);
}

/** Every server has the same roles; the everyone role has the id of its server, as in Discord. */
export function rolesOf(serverId: string): readonly Role[] {
  return ROLES.map((role) => (role.id === GUILD.id ? { ...role, id: serverId } : role));
}
