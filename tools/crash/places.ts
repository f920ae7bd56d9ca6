/** The places for the people of a crash test. */
import { hasComputers } from '../../src/core/catalogue.ts';
import { CATALOGUE } from '../../src/games/index.ts';
import { CHANNELS, GUILD } from '../../src/playground/world/hall.ts';
import type { World } from '../../src/playground/world/world.ts';
import type { Slot } from './moves.ts';

/**
 * The games of the catalogue take turns at these places; a fifth game needs a fifth place. A game for fewer players has only the
 * first person of its place.
 */
const PLACES = [
  { channel: 0, where: 'channel', passing: 'by-hand', names: ['Ada', 'Bo'], computers: 1 },
  { channel: 1, where: 'channel', passing: 'at-once', names: ['Cleo', 'Dag'], computers: 0 },
  { channel: 2, where: 'channel', passing: 'after-a-minute', names: ['Eir', 'Finn'], computers: 1 },
  { channel: 2, where: 'thread', passing: 'after-a-minute', names: ['Moderator Mo', 'Finn'], computers: 0 },
] as const;

/** Programs that share the shards have one shard for each place, with a server on each shard. */
export const SHARDS = PLACES.length;

/** Each place is a channel of the first server, or on a server of its own. */
export function placesIn(world: World, areApart: boolean): readonly Slot[] {
  const games = [...CATALOGUE.values()];
  return PLACES.flatMap(({ channel, where, passing, names, computers }, at) => {
    const entry = games[at % games.length];
    if (entry === undefined) return [];
    const { game } = entry;
    const seated = names.slice(0, game.seats.max);
    const apart = areApart && at > 0 ? serverFor(world, at) : null;
    const slot: Slot = {
      gameId: game.id,
      serverId: apart?.serverId ?? GUILD.id,
      channelId: apart?.channelId ?? CHANNELS[channel]?.id ?? '',
      where,
      passing,
      people: seated.map((name) => world.personCalled(name)?.id ?? ''),
      computers: hasComputers(entry) ? Math.min(computers, game.seats.max - seated.length) : 0,
      tableId: null,
    };
    return [slot];
  });
}

function serverFor(world: World, number: number) {
  const { id: serverId } = world.foundServer(`Server ${number}`, `table-${number}`);
  return { serverId, channelId: world.channelCalled(`#table-${number}`)?.id ?? '' };
}
