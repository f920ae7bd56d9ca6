/** The actor and the place of every kind of input. */

import type { DailyDate } from '../../../src/daily/day.ts';
import { CHANNEL_TYPES, type Channel } from '../../../src/playground/model/shapes.ts';
import { BOT_ID, GUILD } from '../../../src/playground/world/hall.ts';
import type { World } from '../../../src/playground/world/world.ts';
import type { TableId, UserId } from '../../../src/tables/model/table.ts';
import type { Chance } from '../chance.ts';
import { ELSEWHERE } from './elsewhere.ts';
import type { Harvest } from './harvest.ts';
import type { Input } from './input.ts';
import type { Scenes } from './scenes.ts';

export interface Ground {
  readonly world: World;
  /** The address at which attachments are served. */
  readonly base: string;
  readonly chance: Chance;
  readonly harvest: Harvest;
  readonly scenes: Scenes;
  /** The dates of past daily challenges. */
  readonly past: readonly DailyDate[];
  /** The table that most inputs target, and the person asked there. */
  readonly focus: () => Focus;
  /** Inputs that came before, oldest first. */
  readonly before: readonly Input[];
}

export interface Focus {
  readonly table: TableId;
  readonly channelId: string;
  readonly asked: UserId | null;
}

/** Seated people come more often than strangers. */
export function somebody({ world, chance, focus }: Ground): string {
  const { asked } = focus();
  if (asked !== null && chance.once(2)) return asked;
  const people = [...world.people.values()].filter(({ id }) => id !== BOT_ID);
  const seated = people.slice(0, 3);
  return chance.of(chance.once(2) ? seated : people).id;
}

/** A place for an input: mostly a table's place, sometimes another channel, an archived thread, or a direct message. */
export function somewhere(ground: Ground, personId: string): string {
  const { world, chance, scenes } = ground;
  const isHere = (id: string) => id !== ELSEWHERE.channelId && world.channels.has(id);
  const threads = scenes.all().filter(({ channelId }) => isHere(channelId));
  const { channelId } = ground.focus();
  if (!chance.once(3) && isHere(channelId)) return channelId;
  if (!chance.once(3)) return chance.of(threads).channelId;
  if (chance.once(4)) return directWith(world, personId);
  const others = [...world.channels.values()].filter(({ type }) => type !== CHANNEL_TYPES.direct);
  return chance.of(others.filter(({ id }) => isHere(id))).id;
}

function directWith(world: World, personId: string): string {
  const known = [...world.channels.values()].find(({ recipientId }) => recipientId === personId);
  if (known !== undefined) return known.id;
  const [like] = [...world.channels.values()];
  if (like === undefined) throw new Error('the local Discord is empty');
  const direct: Channel = {
    ...like,
    id: world.newId(),
    type: CHANNEL_TYPES.direct,
    serverId: null,
    name: '',
    parentId: null,
    recipientId: personId,
  };
  world.channels.set(direct.id, direct);
  return direct.id;
}

/** The wanted message if this person can still see it, otherwise any message of the bot that they see. */
export function messageFor({ world, chance }: Ground, wanted: string, personId: string): string | null {
  const message = world.messages.get(wanted);
  if (message !== undefined && (message.visibleTo === null || message.visibleTo === personId)) return wanted;
  const seen = [...world.messages.values()].filter(
    (one) => one.authorId === BOT_ID && (one.visibleTo === null || one.visibleTo === personId),
  );
  return seen.length === 0 ? null : chance.of(byChannel(world, seen)).id;
}

/** Sorts by channel, since only the order within a channel is the same on every machine. */
export function byChannel<Item extends { readonly channelId: string }>(
  world: World,
  items: readonly Item[],
): readonly Item[] {
  const places = new Map([...world.channels.keys()].map((id, place) => [id, place]));
  const placeOf = ({ channelId }: Item) => places.get(channelId) ?? places.size;
  return items.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** An id that names something here, or one that doesn't. */
export function anyId(ground: Ground): string {
  const { world, chance, scenes } = ground;
  return chance.of([
    GUILD.id,
    chance.of([...world.people.keys()]),
    chance.of([...world.channels.keys()]),
    chance.of(world.roles).id,
    chance.of(scenes.all()).table,
    '1',
    '18446744073709551615',
  ]);
}
