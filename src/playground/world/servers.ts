/** The servers of the local Discord: the hall, and those that a test adds. */

import type { Channel, Person, Role, Server } from '../model/shapes.ts';
import { BORN_AT, BOT_ID, CHANNELS, GUILD, ROLES } from './hall.ts';
import type { World } from './world.ts';

/** In a server's id, the bits above these are its creation time. */
export const TIME_BITS = 22n;

/** A server with one text channel. Servers are created a moment apart, so that each is on the next shard. */
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

export function serversOfBot({ servers, people }: Pick<World, 'servers' | 'people'>): readonly Server[] {
  const bot = people.get(BOT_ID);
  return [...servers.values()].filter(({ id }) => isMember(bot, id));
}

/** The bot receives events of its servers' channels, and of direct messages while it's on at least one server. */
export function isHeardByBot(world: World, { serverId }: Channel): boolean {
  return serverId === null ? serversOfBot(world).length > 0 : isMember(world.people.get(BOT_ID), serverId);
}

/** Discord also sends the bot command interactions from servers it isn't a member of. */
export function hasCommands(world: World, channel: Channel): boolean {
  return isHeardByBot(world, channel) || world.servers.get(channel.serverId ?? '')?.hasCommandsOnly === true;
}

export function isMember(person: Person | undefined, serverId: string): boolean {
  return person !== undefined && !person.left.includes(serverId);
}

/** Every server has the same roles; the everyone role has its server's id, as on Discord. */
export function rolesOf(serverId: string): readonly Role[] {
  return ROLES.map((role) => (role.id === GUILD.id ? { ...role, id: serverId } : role));
}
