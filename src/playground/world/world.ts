/** The world of the local Discord: everything it stores, one stream of changes, and the ways in which a test can control it. */
import type { GatewayFaults } from '../faults/gateway.ts';
import { openRestFaults, type RestFaults } from '../faults/rest.ts';
import { type ApplicationEmoji, type ApplicationEmojis, openEmojis } from '../model/emojis.ts';
import { EVERYTHING, LEFT_IN_TIME_OUT, permissionsIn } from '../model/permissions.ts';
import {
  type Attachment,
  CHANNEL_TYPES,
  type Channel,
  type Command,
  type Interaction,
  type Message,
  type Modal,
  type Notification,
  type Person,
  type Profile,
  type Role,
  type Server,
} from '../model/shapes.ts';
import { byAge, snowflakes } from '../model/snowflakes.ts';
import { BOT_ID, CHANNELS, GUILD, PEOPLE, ROLES } from './hall.ts';
import { isMember, rolesOf } from './servers.ts';
import { openSharding, type Sharding } from './sharding.ts';
import { type Steering, steering } from './steering.ts';
import { isShutOut } from './thread-members.ts';

/** A wait this long is a hang; on a busy machine, a shorter one may just be slow. */
const HANGS_AFTER_MS = 60_000;

export type Change =
  | { readonly what: 'message-created' | 'message-updated' | 'message-deleted'; readonly message: Message }
  | { readonly what: 'channel-created' | 'channel-updated' | 'channel-deleted'; readonly channel: Channel }
  | {
      readonly what: 'thread-joined' | 'thread-left';
      readonly channel: Channel;
      readonly personId: string;
    }
  | { readonly what: 'interaction-created'; readonly interaction: Interaction; readonly payload: object }
  | { readonly what: 'interaction-changed'; readonly interaction: Interaction }
  | { readonly what: 'modal-opened'; readonly modal: Modal }
  | { readonly what: 'commands-changed' | 'emojis-changed' }
  /** Includes the server that the person has joined or left. */
  | { readonly what: 'person-changed'; readonly person: Person; readonly serverId: string | null }
  | { readonly what: 'member-changed'; readonly person: Person; readonly serverId: string }
  | { readonly what: 'typing'; readonly channelId: string }
  | { readonly what: 'notified'; readonly notification: Notification }
  | { readonly what: 'bot-online' | 'bot-offline' }
  | { readonly what: 'server-lost' | 'server-back'; readonly serverId: string }
  | { readonly what: 'gateway-fault'; readonly fault: GatewayFaults };

export interface World extends Steering {
  /** Milliseconds since 1970, by the world's clock. */
  readonly now: () => number;
  readonly newId: () => string;
  readonly servers: Map<string, Server>;
  readonly people: Map<string, Person>;
  readonly channels: Map<string, Channel>;
  readonly messages: Map<string, Message>;
  /** The bytes of attachments, by attachment id. */
  readonly files: Map<string, Buffer>;
  /** Files that people attached to commands, by attachment id. They belong to no message, and are lost on a restart. */
  readonly attached: Map<string, Attachment>;
  readonly commands: Map<string, Command>;
  readonly interactions: Map<string, Interaction>;
  readonly modals: Map<string, Modal>;
  readonly notifications: Notification[];
  /** The bot's presence: whether it's online, and the custom status next to its name. */
  readonly bot: { isOnline: boolean; status: string };
  /** The text that people read about the bot before they invite it. */
  readonly application: Profile;
  readonly emojis: ApplicationEmojis;
  /** The number of shards the bot should have, and how fast they may connect. */
  readonly sharding: Sharding;
  /** Faults of the REST API. */
  readonly restFaults: RestFaults;
  readonly roles: readonly Role[];
  /** Notifies every watcher of a change. Code that changes a map must call it. */
  readonly emit: (change: Change) => void;
  /** Returns a function that stops watching. */
  readonly watch: (watcher: (change: Change) => void) => () => void;
  /** Waits until the predicate is true, checking after every change. Rejects after `ms` (default: a minute). */
  readonly until: (predicate: (world: World) => boolean, ms?: number) => Promise<void>;
  /** Drops all waiting promises: in a closed world nothing changes, so they never settle. */
  readonly close: () => void;
  readonly messagesIn: (channelId: string) => readonly Message[];
  readonly permissionsOf: (userId: string, channelId: string) => bigint;
  /** Finds a person by id or by name. */
  readonly personCalled: (nameOrId: string) => Person | undefined;
  /** Finds a channel or thread by id or by name, with or without `#`. */
  readonly channelCalled: (nameOrId: string) => Channel | undefined;
}

/** The state that survives a restart. */
export interface Saved {
  /** Threads and direct messages; the other channels always exist. */
  readonly channels: readonly Channel[];
  readonly messages: readonly Message[];
  readonly commands: readonly Command[];
  readonly notifications: readonly Notification[];
  readonly emojis: readonly ApplicationEmoji[];
  readonly files: ReadonlyMap<string, Buffer>;
}

const NOTHING_SAVED: Saved = {
  channels: [],
  messages: [],
  commands: [],
  notifications: [],
  emojis: [],
  files: new Map(),
};

export function createWorld(now: () => number, saved: Saved = NOTHING_SAVED): World {
  const ids = [...saved.messages, ...saved.channels, ...saved.commands, ...saved.emojis].map((one) => one.id);
  const newest = [...ids, ...saved.files.keys()].sort(byAge).at(-1) ?? '0';
  const watchers = new Set<(change: Change) => void>();
  const waits = new Set<() => void>();
  const store = {
    now,
    newId: snowflakes(now, newest),
    servers: new Map<string, Server>([[GUILD.id, GUILD]]),
    people: new Map(PEOPLE.map((person) => [person.id, person])),
    channels: new Map([...CHANNELS, ...saved.channels].map((channel) => [channel.id, channel])),
    messages: new Map(saved.messages.map((message) => [message.id, message])),
    files: new Map(saved.files),
    attached: new Map<string, Attachment>(),
    commands: new Map(saved.commands.map((command) => [command.id, command])),
    interactions: new Map<string, Interaction>(),
    modals: new Map<string, Modal>(),
    notifications: [...saved.notifications],
    bot: { isOnline: false, status: '' },
    application: { description: '' },
    emojis: openEmojis(saved.emojis),
    sharding: openSharding(now),
    restFaults: openRestFaults(now),
    roles: ROLES,
    emit: (change: Change) => {
      for (const watcher of watchers) watcher(change);
    },
    watch: (watcher: (change: Change) => void) => {
      watchers.add(watcher);
      return () => void watchers.delete(watcher);
    },
  };
  const world: World = {
    ...store,
    ...steering(store),
    until: (predicate, ms = HANGS_AFTER_MS) => until(world, waits, predicate, ms),
    close() {
      for (const forget of waits) forget();
    },
    messagesIn: (channelId) =>
      [...store.messages.values()]
        .filter((message) => message.channelId === channelId)
        .sort((a, b) => byAge(a.id, b.id)),
    permissionsOf: (userId, channelId) => permissionsOf(store, userId, channelId),
    personCalled: (wanted) =>
      store.people.get(wanted) ?? [...store.people.values()].find((person) => person.name === wanted),
    channelCalled: (wanted) =>
      store.channels.get(wanted) ??
      [...store.channels.values()].find((channel) => channel.name === wanted.replace(/^#/, '')),
  };
  return world;
}

function permissionsOf(
  store: Pick<World, 'people' | 'channels' | 'now'>,
  userId: string,
  channelId: string,
): bigint {
  const person = store.people.get(userId);
  const channel = store.channels.get(channelId);
  if (!person || !channel) return 0n;
  if (channel.type === CHANNEL_TYPES.direct) {
    return userId === BOT_ID || userId === channel.recipientId ? EVERYTHING : 0n;
  }
  const { serverId } = channel;
  if (serverId === null || !isMember(person, serverId)) return 0n;
  const place = channel.parentId === null ? channel : store.channels.get(channel.parentId);
  const roles = rolesOf(serverId).filter(({ id }) => id === serverId || person.roleIds.includes(id));
  if (place === undefined) return 0n;
  const all = permissionsIn(place, roles, serverId, userId);
  if (isShutOut(channel, userId, all)) return 0n;
  return (person.timedOutUntil ?? 0) > store.now() ? all & LEFT_IN_TIME_OUT : all;
}

function until(
  world: World,
  waits: Set<() => void>,
  predicate: (world: World) => boolean,
  ms: number,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const check = () => {
      if (!predicate(world)) return;
      finish();
      resolve();
    };
    const unwatch = world.watch(check);
    const timer = setTimeout(() => {
      finish();
      reject(new Error(`Waited ${ms} ms in vain until: ${predicate.toString()}`));
    }, ms);
    const finish = () => {
      unwatch();
      clearTimeout(timer);
      waits.delete(finish);
    };
    waits.add(finish);
    check();
  });
}
