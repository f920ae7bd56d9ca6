/** Converts the world's data to the objects of Discord's API. */

import { isObject, type JsonObject } from '../json.ts';
import {
  type Attachment,
  CHANNEL_TYPES,
  type Channel,
  type Interaction,
  MESSAGE_TYPES,
  type Message,
  type Person,
  type Role,
  type Server,
} from '../model/shapes.ts';
import { APPLICATION_ID, BORN_AT, BOT_ID, OWNER_ID } from './hall.ts';
import { isMember, rolesOf } from './servers.ts';
import type { World } from './world.ts';

/** User names allow only Latin letters, digits and a few signs, so a name in another script is replaced. */
function userNameOf({ id, name }: Person): string {
  return /[a-z\d]/i.test(name) ? name.toLowerCase().replaceAll(' ', '.') : `user.${id.slice(-4)}`;
}

export function userOnWire(person: Person): JsonObject {
  return {
    id: person.id,
    username: userNameOf(person),
    global_name: person.name,
    discriminator: '0',
    avatar: null,
    bot: person.bot,
    public_flags: 0,
  };
}

function joinedAt(person: Person | undefined, serverId: string): string {
  return new Date(person?.joinedAt[serverId] ?? BORN_AT).toISOString();
}

export function memberOnWire(person: Person, serverId: string): JsonObject {
  return {
    user: userOnWire(person),
    nick: null,
    avatar: null,
    roles: person.roleIds,
    joined_at: joinedAt(person, serverId),
    deaf: false,
    mute: false,
    flags: 0,
    pending: false,
    communication_disabled_until:
      person.timedOutUntil === undefined ? null : new Date(person.timedOutUntil).toISOString(),
  };
}

export function roleOnWire(role: Role, position: number): JsonObject {
  return {
    id: role.id,
    name: role.name,
    color: 0,
    colors: { primary_color: 0, secondary_color: null, tertiary_color: null },
    hoist: false,
    position,
    permissions: role.permissions.toString(),
    managed: role.managed,
    mentionable: false,
    flags: 0,
    ...(role.managed ? { tags: { bot_id: BOT_ID } } : {}),
  };
}

export function channelOnWire(world: World, channel: Channel): JsonObject {
  const base = { id: channel.id, type: channel.type, flags: 0, last_message_id: null };
  if (channel.type === CHANNEL_TYPES.direct) {
    const recipient = channel.recipientId === null ? undefined : world.people.get(channel.recipientId);
    return { ...base, recipients: recipient ? [userOnWire(recipient)] : [] };
  }
  if (channel.parentId !== null) return { ...base, ...threadFields(world, channel) };
  return {
    ...base,
    guild_id: channel.serverId,
    name: channel.name,
    topic: channel.topic,
    position: channel.position,
    parent_id: null,
    nsfw: false,
    rate_limit_per_user: 0,
    ...(channel.type === CHANNEL_TYPES.forum ? { available_tags: tagsOnWire(channel) } : {}),
    permission_overwrites: channel.overwrites.map((one) => ({
      id: one.id,
      type: one.kind === 'role' ? 0 : 1,
      allow: one.allow.toString(),
      deny: one.deny.toString(),
    })),
  };
}

function tagsOnWire({ availableTags = [] }: Channel): readonly JsonObject[] {
  return availableTags.map((tag) => ({ ...tag, emoji_id: null, emoji_name: null }));
}

function threadFields(world: World, thread: Channel): JsonObject {
  return {
    guild_id: thread.serverId,
    parent_id: thread.parentId,
    owner_id: thread.ownerId,
    name: thread.name,
    rate_limit_per_user: 0,
    message_count: world.messagesIn(thread.id).length,
    member_count: 1,
    ...(thread.appliedTags === undefined ? {} : { applied_tags: thread.appliedTags }),
    thread_metadata: {
      archived: thread.archived,
      locked: thread.locked,
      auto_archive_duration: thread.archiveAfter,
      archive_timestamp: new Date(thread.createdAt).toISOString(),
      create_timestamp: new Date(thread.createdAt).toISOString(),
      ...(thread.type === CHANNEL_TYPES.privateThread ? { invitable: true } : {}),
    },
  };
}

export function guildOnWire(world: World, { id, name, locale }: Server): JsonObject {
  const members = [...world.people.values()].filter((person) => isMember(person, id));
  const channels = [...world.channels.values()].filter(({ serverId }) => serverId === id);
  return {
    id,
    name,
    icon: null,
    owner_id: OWNER_ID,
    preferred_locale: locale,
    afk_timeout: 300,
    verification_level: 0,
    default_message_notifications: 1,
    explicit_content_filter: 0,
    mfa_level: 0,
    nsfw_level: 0,
    premium_tier: 0,
    system_channel_flags: 0,
    features: [],
    emojis: [],
    stickers: [],
    voice_states: [],
    presences: [],
    stage_instances: [],
    guild_scheduled_events: [],
    joined_at: joinedAt(world.people.get(BOT_ID), id),
    large: false,
    unavailable: false,
    member_count: members.length,
    roles: rolesOf(id).map(roleOnWire),
    members: members.filter((person) => person.id === BOT_ID).map((bot) => memberOnWire(bot, id)),
    channels: channels.filter((one) => one.parentId === null).map((one) => channelOnWire(world, one)),
    threads: channels
      .filter((one) => one.parentId !== null && !one.archived)
      .map((one) => channelOnWire(world, one)),
  };
}

export function attachmentOnWire(attachment: Attachment, url: string): JsonObject {
  const { id, filename, description, contentType, size } = attachment;
  return {
    id,
    filename,
    ...(description === null ? {} : { description }),
    content_type: contentType,
    size,
    url,
    proxy_url: url,
    ...sizeOnWire(attachment),
  };
}

function sizeOnWire({ width, height }: Attachment): JsonObject {
  return width === null ? {} : { width, height };
}

function attachmentUrl(base: string, message: Message, { id, filename }: Attachment): string {
  return `${base}/attachments/${message.channelId}/${id}/${encodeURIComponent(filename)}`;
}

/** `base` is the base address of attachments. */
export function messageOnWire(world: World, message: Message, base: string): JsonObject {
  const author = world.people.get(message.authorId);
  const channel = world.channels.get(message.channelId);
  const replyTo = message.replyTo === null ? undefined : world.messages.get(message.replyTo);
  const files = new Map(
    message.attachments.map((one) => [
      one.filename,
      { url: attachmentUrl(base, message, one), ...sizeOnWire(one) },
    ]),
  );
  return {
    id: message.id,
    channel_id: message.channelId,
    type: message.type,
    author: author ? userOnWire(author) : { id: message.authorId, username: 'gone', discriminator: '0' },
    content: message.content,
    embeds: withFiles(message.embeds, files),
    components: withFiles(message.components, files),
    attachments: message.attachments.map((one) => attachmentOnWire(one, attachmentUrl(base, message, one))),
    mentions: message.mentions.flatMap((id) => {
      const person = world.people.get(id);
      return person ? [userOnWire(person)] : [];
    }),
    mention_roles: [],
    mention_everyone: false,
    pinned: false,
    tts: false,
    flags: message.flags,
    timestamp: new Date(message.createdAt).toISOString(),
    edited_timestamp: message.editedAt === null ? null : new Date(message.editedAt).toISOString(),
    ...guildOf(channel),
    ...(message.nonce === null ? {} : { nonce: message.nonce }),
    ...(message.interactionId === null ? {} : { webhook_id: APPLICATION_ID, application_id: APPLICATION_ID }),
    ...(message.replyTo === null
      ? {}
      : {
          message_reference: {
            message_id: message.replyTo,
            channel_id: message.channelId,
            ...guildOf(channel),
          },
          referenced_message: replyTo ? messageOnWire(world, { ...replyTo, replyTo: null }, base) : null,
        }),
    ...threadOfMessage(world, message),
  };
}

function guildOf(channel: Channel | undefined): JsonObject {
  return channel === undefined || channel.serverId === null ? {} : { guild_id: channel.serverId };
}

/** The note about a new thread refers to the thread; a message from which a thread was opened contains the thread. */
function threadOfMessage(world: World, { threadId, type }: Message): JsonObject {
  const thread = threadId === null ? undefined : world.channels.get(threadId);
  if (!thread) return {};
  return type === MESSAGE_TYPES.threadCreated
    ? { message_reference: { channel_id: thread.id, ...guildOf(thread) } }
    : { thread: channelOnWire(world, thread) };
}

/** The sender refers to a file of the message as `attachment://name`; readers get its real address and a picture's size. */
function withFiles<T>(value: T, files: ReadonlyMap<string, JsonObject>): T {
  const named = JSON.stringify(value);
  if (!named.includes('attachment://')) return value;
  return JSON.parse(named, (_key, inner: unknown) => {
    const url = isObject(inner) ? inner['url'] : undefined;
    if (typeof url !== 'string' || !url.startsWith('attachment://')) return inner;
    return { ...(inner as JsonObject), ...files.get(url.slice('attachment://'.length)) };
  }) as T;
}

export function interactionOnWire(
  world: World,
  interaction: Interaction,
  data: JsonObject,
  base: string,
): JsonObject {
  const person = world.people.get(interaction.personId);
  const channel = world.channels.get(interaction.channelId);
  if (!person || !channel) throw new Error('An interaction needs a person and a channel');
  const server = world.servers.get(channel.serverId ?? '');
  const source =
    interaction.sourceMessageId === null ? undefined : world.messages.get(interaction.sourceMessageId);
  return {
    id: interaction.id,
    application_id: APPLICATION_ID,
    type: interaction.type,
    token: interaction.token,
    version: 1,
    data,
    channel_id: channel.id,
    channel: channelOnWire(world, channel),
    ...(server === undefined
      ? { user: userOnWire(person), context: 1 }
      : {
          guild_id: server.id,
          guild: { id: server.id, locale: server.locale, features: [] },
          guild_locale: server.locale,
          member: {
            ...memberOnWire(person, server.id),
            permissions: world.permissionsOf(person.id, channel.id).toString(),
          },
          context: 0,
        }),
    locale: person.locale,
    app_permissions: world.permissionsOf(BOT_ID, channel.id).toString(),
    authorizing_integration_owners: { 0: server?.id ?? '0' },
    entitlements: [],
    attachment_size_limit: 10_485_760,
    ...(source ? { message: messageOnWire(world, source, base) } : {}),
  };
}
