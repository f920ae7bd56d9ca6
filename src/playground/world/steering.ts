/** The ways in which a test controls the world of the local Discord. */
import type { GatewayFaults } from '../faults/gateway.ts';
import { PERMISSIONS, type Permission } from '../model/permissions.ts';
import type { Channel, Person, Server } from '../model/shapes.ts';
import { BOT_ID, GUILD } from './hall.ts';
import { newServer } from './servers.ts';
import type { World } from './world.ts';

export interface Steering {
  /** Removes a permission from the bot in one channel. */
  readonly revoke: (channelId: string, ...permissions: readonly Permission[]) => void;
  readonly grant: (channelId: string, ...permissions: readonly Permission[]) => void;
  readonly deleteMessage: (messageId: string) => void;
  /** Deletes a channel or thread with all its messages. */
  readonly deleteChannel: (channelId: string) => void;
  readonly archiveThread: (threadId: string, how?: { readonly locked: boolean }) => void;
  /** Cuts the bot's gateway connections, or that of one shard; the bot may resume, or has to identify again. */
  readonly dropConnections: (how?: { readonly resumable: boolean; readonly shard?: number }) => void;
  /** Injects any other gateway fault. */
  readonly injectGatewayFault: (fault: GatewayFaults) => void;
  /**
   * Creates another server with one text channel. Everyone is on it, including the bot. Even there, command options refer to
   * people, roles and channels of the hall.
   */
  readonly foundServer: (name: string, channel: string) => Server;
  /** The person leaves the hall or another server; with the bot's id, the bot is removed from it. */
  readonly leave: (personId: string, serverId?: string) => void;
  /** The bot is removed from the hall, but its commands stay. */
  readonly leaveCommands: () => void;
  readonly comeBack: (personId: string, serverId?: string) => void;
  /** A moderator times the person out. No event announces the end. */
  readonly timeOut: (personId: string, until: number) => void;
  readonly giveRole: (personId: string, roleId: string) => void;
  /** The hall has an outage: the bot is still a member. */
  readonly loseServer: () => void;
  readonly regainServer: () => void;
  readonly speak: (personId: string, locale: string) => void;
  readonly closeDirectMessages: (personId: string) => void;
}

type Store = Pick<World, 'now' | 'servers' | 'people' | 'channels' | 'messages' | 'files' | 'emit'>;

export function steering(store: Store): Steering {
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
    store.emit({ what: 'channel-updated', channel });
  };
  const changePerson = (personId: string, change: Partial<Person>, serverId: string | null = null) => {
    const before = store.people.get(personId);
    if (!before) throw new Error(`There is no person ${personId}`);
    const person = { ...before, ...change };
    store.people.set(personId, person);
    store.emit({ what: 'person-changed', person, serverId });
  };
  const deleteMessage = (messageId: string) => {
    const message = store.messages.get(messageId);
    if (!message) throw new Error(`There is no message ${messageId}`);
    store.messages.delete(messageId);
    for (const attachment of message.attachments) store.files.delete(attachment.id);
    store.emit({ what: 'message-deleted', message });
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
    store.emit({ what: 'channel-deleted', channel });
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
      store.emit({ what: 'gateway-fault', fault: { kind: 'dropped', ...how } }),
    injectGatewayFault: (fault) => store.emit({ what: 'gateway-fault', fault }),
    foundServer: (name, channelName) => {
      const [server, channel] = newServer(store.servers.size, name, channelName);
      store.servers.set(server.id, server);
      store.channels.set(channel.id, channel);
      changePerson(BOT_ID, {}, server.id);
      return server;
    },
    leave: (personId, serverId = GUILD.id) => {
      const left = store.people.get(personId)?.left ?? [];
      changePerson(personId, { left: [...left, serverId] }, serverId);
    },
    timeOut: (personId, until) => {
      changePerson(personId, { timedOutUntil: until });
      const person = store.people.get(personId);
      if (person) store.emit({ what: 'member-changed', person, serverId: GUILD.id });
    },
    leaveCommands: () => {
      const left = store.people.get(BOT_ID)?.left ?? [];
      store.servers.set(GUILD.id, { ...GUILD, hasCommandsOnly: true });
      changePerson(BOT_ID, { left: [...left, GUILD.id] }, GUILD.id);
    },
    giveRole: (personId, roleId) => {
      const roleIds = store.people.get(personId)?.roleIds ?? [];
      changePerson(personId, { roleIds: [...roleIds, roleId] });
    },
    comeBack: (personId, serverId = GUILD.id) => {
      const { left = [], joinedAt = {} } = store.people.get(personId) ?? {};
      const isBack = { left: left.filter((id) => id !== serverId) };
      changePerson(personId, { ...isBack, joinedAt: { ...joinedAt, [serverId]: store.now() } }, serverId);
    },
    loseServer: () => store.emit({ what: 'server-lost', serverId: GUILD.id }),
    regainServer: () => store.emit({ what: 'server-back', serverId: GUILD.id }),
    speak: (personId, locale) => changePerson(personId, { locale }),
    closeDirectMessages: (personId) => changePerson(personId, { takesDirectMessages: false }),
  };
}
