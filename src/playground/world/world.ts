/** The world of the local Discord: everything it keeps, one stream of changes, and the ways in which a test can steer it. */
import type { GatewayFaults } from '../gateway/faults.ts';
import { openRestFaults, type RestFaults } from '../rest/faults.ts';
import { BOT_ID, CHANNELS, GUILD, PEOPLE, ROLES } from './hall.ts';
import { EVERYTHING, PERMISSIONS, type Permission, permissionsIn } from './permissions.ts';
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
  type Role,
} from './shapes.ts';
import { byAge, snowflakes } from './snowflakes.ts';

export type Change =
  | { readonly what: 'message-created' | 'message-updated' | 'message-deleted'; readonly message: Message }
  | { readonly what: 'channel-created' | 'channel-updated' | 'channel-deleted'; readonly channel: Channel }
  | { readonly what: 'interaction-created'; readonly interaction: Interaction; readonly payload: object }
  | { readonly what: 'interaction-changed'; readonly interaction: Interaction }
  | { readonly what: 'modal-opened'; readonly modal: Modal }
  | { readonly what: 'commands-changed' }
  | { readonly what: 'person-changed'; readonly person: Person }
  | { readonly what: 'typing'; readonly channelId: string }
  | { readonly what: 'notified'; readonly notification: Notification }
  | { readonly what: 'bot-online' | 'bot-offline' }
  | { readonly what: 'server-lost' | 'server-back' }
  | { readonly what: 'gateway-fault'; readonly fault: GatewayFaults };

export interface World extends Steering {
  /** Milliseconds since 1970, by the clock that the world was given. */
  readonly now: () => number;
  readonly newId: () => string;
  readonly people: Map<string, Person>;
  readonly channels: Map<string, Channel>;
  readonly messages: Map<string, Message>;
  /** The bytes of attachments, by attachment id. */
  readonly files: Map<string, Buffer>;
  /** Files that people attached to commands, by attachment id. They belong to no message, and a restart loses them. */
  readonly attached: Map<string, Attachment>;
  readonly commands: Map<string, Command>;
  readonly interactions: Map<string, Interaction>;
  readonly modals: Map<string, Modal>;
  readonly notifications: Notification[];
  readonly bot: { isOnline: boolean };
  /** What people read about the bot before they invite it. */
  readonly application: { description: string };
  /** Faults of the REST API. */
  readonly restFaults: RestFaults;
  readonly roles: readonly Role[];
  /** Tells every watcher of a change. Code that changes a map must call it. */
  readonly tell: (change: Change) => void;
  /** Returns a function that stops watching. */
  readonly watch: (watcher: (change: Change) => void) => () => void;
  /** Waits until the predicate holds; checks it after every change. Rejects after `ms`. */
  readonly until: (predicate: (world: World) => boolean, ms?: number) => Promise<void>;
  /** Forgets everybody who still waits: in a world that is closed nothing changes, and their promises never settle. */
  readonly close: () => void;
  readonly messagesIn: (channelId: string) => readonly Message[];
  readonly permissionsOf: (userId: string, channelId: string) => bigint;
  /** Finds a person by id or by name. */
  readonly personCalled: (nameOrId: string) => Person | undefined;
  /** Finds a channel or thread by id or by name, with or without `#`. */
  readonly channelCalled: (nameOrId: string) => Channel | undefined;
}

interface Steering {
  /** Takes a permission from the bot in one channel. */
  readonly revoke: (channelId: string, ...permissions: readonly Permission[]) => void;
  readonly grant: (channelId: string, ...permissions: readonly Permission[]) => void;
  readonly deleteMessage: (messageId: string) => void;
  /** Deletes a channel or thread with all its messages. */
  readonly deleteChannel: (channelId: string) => void;
  readonly archiveThread: (threadId: string, how?: { readonly locked: boolean }) => void;
  /** Cuts the bot's gateway connection; the bot may resume, or must identify again. */
  readonly dropConnections: (how?: { readonly resumable: boolean }) => void;
  /** Injects any other fault of the gateway connection. */
  readonly injectGatewayFault: (fault: GatewayFaults) => void;
  /** The person leaves the server; for the bot's id, the bot is removed from it. */
  readonly leave: (personId: string) => void;
  readonly comeBack: (personId: string) => void;
  readonly giveRole: (personId: string, roleId: string) => void;
  /** The server has an outage: the bot is still a member. */
  readonly loseServer: () => void;
  readonly regainServer: () => void;
  readonly speak: (personId: string, locale: string) => void;
  readonly closeDirectMessages: (personId: string) => void;
}

/** The state that survives a restart. */
export interface Saved {
  /** Threads and direct messages; the other channels always exist. */
  readonly channels: readonly Channel[];
  readonly messages: readonly Message[];
  readonly commands: readonly Command[];
  readonly notifications: readonly Notification[];
  readonly files: ReadonlyMap<string, Buffer>;
}

const NOTHING_SAVED: Saved = {
  channels: [],
  messages: [],
  commands: [],
  notifications: [],
  files: new Map(),
};

export function createWorld(now: () => number, saved: Saved = NOTHING_SAVED): World {
  const ids = [...saved.messages, ...saved.channels, ...saved.commands].map((one) => one.id);
  const newest = [...ids, ...saved.files.keys()].sort(byAge).at(-1) ?? '0';
  const watchers = new Set<(change: Change) => void>();
  const waits = new Set<() => void>();
  const store = {
    now,
    newId: snowflakes(now, newest),
    people: new Map(PEOPLE.map((person) => [person.id, person])),
    channels: new Map([...CHANNELS, ...saved.channels].map((channel) => [channel.id, channel])),
    messages: new Map(saved.messages.map((message) => [message.id, message])),
    files: new Map(saved.files),
    attached: new Map<string, Attachment>(),
    commands: new Map(saved.commands.map((command) => [command.id, command])),
    interactions: new Map<string, Interaction>(),
    modals: new Map<string, Modal>(),
    notifications: [...saved.notifications],
    bot: { isOnline: false },
    application: { description: '' },
    restFaults: openRestFaults(now),
    roles: ROLES,
    tell: (change: Change) => {
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
    until: (predicate, ms = 15_000) => until(world, waits, predicate, ms),
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

type Store = Pick<World, 'now' | 'people' | 'channels' | 'messages' | 'files' | 'tell'>;

function permissionsOf(store: Pick<Store, 'people' | 'channels'>, userId: string, channelId: string): bigint {
  const person = store.people.get(userId);
  const channel = store.channels.get(channelId);
  if (!person || !channel) return 0n;
  if (channel.type === CHANNEL_TYPES.direct) {
    return userId === BOT_ID || userId === channel.recipientId ? EVERYTHING : 0n;
  }
  if (!person.isMember) return 0n;
  const place = channel.parentId === null ? channel : store.channels.get(channel.parentId);
  const roles = ROLES.filter((role) => role.id === GUILD.id || person.roleIds.includes(role.id));
  return place ? permissionsIn(place, roles, GUILD.id, userId) : 0n;
}

function until(
  world: World,
  waits: Set<() => void>,
  predicate: (world: World) => boolean,
  ms: number,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const look = () => {
      if (!predicate(world)) return;
      finish();
      resolve();
    };
    const unwatch = world.watch(look);
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
    look();
  });
}

function steering(store: Store): Steering {
  const overwrite = (channelId: string, permissions: readonly Permission[], allowed: boolean) => {
    const thread = store.channels.get(channelId);
    const channel = thread?.parentId ? store.channels.get(thread.parentId) : thread;
    if (!channel) throw new Error(`There is no channel ${channelId}`);
    const bits = permissions.reduce((all, name) => all | PERMISSIONS[name], 0n);
    const before = channel.overwrites.find((one) => one.id === BOT_ID);
    const allow = before?.allow ?? 0n;
    const deny = before?.deny ?? 0n;
    const after = {
      id: BOT_ID,
      kind: 'member' as const,
      allow: allowed ? allow | bits : allow & ~bits,
      deny: allowed ? deny & ~bits : deny | bits,
    };
    changeChannel({ ...channel, overwrites: [...channel.overwrites.filter((one) => one !== before), after] });
  };
  const changeChannel = (channel: Channel) => {
    store.channels.set(channel.id, channel);
    store.tell({ what: 'channel-updated', channel });
  };
  const changePerson = (personId: string, change: Partial<Person>) => {
    const before = store.people.get(personId);
    if (!before) throw new Error(`There is no person ${personId}`);
    const person = { ...before, ...change };
    store.people.set(personId, person);
    store.tell({ what: 'person-changed', person });
  };
  const deleteMessage = (messageId: string) => {
    const message = store.messages.get(messageId);
    if (!message) throw new Error(`There is no message ${messageId}`);
    store.messages.delete(messageId);
    for (const attachment of message.attachments) store.files.delete(attachment.id);
    store.tell({ what: 'message-deleted', message });
  };
  const deleteChannel = (channelId: string) => {
    const channel = store.channels.get(channelId);
    if (!channel) throw new Error(`There is no channel ${channelId}`);
    for (const message of store.messages.values()) {
      if (message.channelId !== channelId) continue;
      store.messages.delete(message.id);
      for (const attachment of message.attachments) store.files.delete(attachment.id);
    }
    store.channels.delete(channelId);
    store.tell({ what: 'channel-deleted', channel });
    for (const thread of store.channels.values()) {
      if (thread.parentId === channelId) deleteChannel(thread.id);
    }
  };
  return {
    revoke: (channelId, ...permissions) => overwrite(channelId, permissions, false),
    grant: (channelId, ...permissions) => overwrite(channelId, permissions, true),
    deleteMessage,
    deleteChannel,
    archiveThread: (threadId, how = { locked: false }) => {
      const thread = store.channels.get(threadId);
      if (!thread?.parentId) throw new Error(`There is no thread ${threadId}`);
      changeChannel({ ...thread, archived: true, locked: how.locked });
    },
    dropConnections: (how = { resumable: true }) =>
      store.tell({ what: 'gateway-fault', fault: { kind: 'dropped', resumable: how.resumable } }),
    injectGatewayFault: (fault) => store.tell({ what: 'gateway-fault', fault }),
    leave: (personId) => changePerson(personId, { isMember: false }),
    giveRole: (personId, roleId) => {
      const roleIds = store.people.get(personId)?.roleIds ?? [];
      changePerson(personId, { roleIds: [...roleIds, roleId] });
    },
    comeBack: (personId) => changePerson(personId, { isMember: true, joinedAt: store.now() }),
    loseServer: () => store.tell({ what: 'server-lost' }),
    regainServer: () => store.tell({ what: 'server-back' }),
    speak: (personId, locale) => changePerson(personId, { locale }),
    closeDirectMessages: (personId) => changePerson(personId, { takesDirectMessages: false }),
  };
}
