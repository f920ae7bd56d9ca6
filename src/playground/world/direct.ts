/** The direct message channel between a person and the bot. */
import { CHANNEL_TYPES, type Channel } from '../model/shapes.ts';
import type { World } from './world.ts';

/** Opens the channel, or returns the existing one. */
export function directWith(world: World, personId: string): Channel {
  const before = [...world.channels.values()].find((one) => one.recipientId === personId);
  if (before) return before;
  const channel: Channel = {
    id: world.newId(),
    type: CHANNEL_TYPES.direct,
    serverId: null,
    name: 'Ratatoskr',
    topic: '',
    position: 0,
    overwrites: [],
    parentId: null,
    ownerId: null,
    members: null,
    archived: false,
    locked: false,
    archiveAfter: 0,
    recipientId: personId,
    createdAt: world.now(),
  };
  world.channels.set(channel.id, channel);
  world.emit({ what: 'channel-created', channel });
  return channel;
}
