/** Sending and editing in channels, with nobody called who is not meant to be. */
import {
  type Client,
  ComponentType,
  DiscordAPIError,
  type Message,
  MessageFlags,
  type MessageMentionOptions,
  RateLimitError,
  RESTJSONErrorCodes,
  Routes,
  SnowflakeUtil,
} from 'discord.js';
import { type ChannelId, ERASED, type MessageRef, type UserId } from '../../tables/model/table.ts';
import type { Outgoing } from '../messages/outgoing.ts';
import { ChannelGone, deliveryErrorIn } from './delivery-errors.ts';

/** A message of ours, as it stands in a channel. */
export interface Sent {
  readonly messageId: string;
  readonly sentAt: Date;
  readonly content: string;
  readonly customIds: readonly string[];
  /** Whom it called. */
  readonly called: readonly UserId[];
}

export interface Channels {
  /** `nonce` (25 letters at most) makes a repeated send find the message that is already there. Throws what Discord refuses. */
  send(channelId: ChannelId, outgoing: Outgoing, nonce: string): Promise<{ readonly messageId: string }>;
  /** The channel of the direct messages with somebody. Throws what Discord refuses. */
  directWith(userId: UserId): Promise<ChannelId>;
  /** The messages that we sent of our own accord since then, the oldest first; of very many those that came first. */
  sentSince(channelId: ChannelId, since: Date): Promise<readonly Sent[]>;
  /** False when the message is gone or can no longer be edited. */
  edit(message: MessageRef, outgoing: Outgoing): Promise<boolean>;
  /** False only where Discord says that it knows nobody of that id there. */
  isMember(guildId: string, userId: UserId): Promise<boolean>;
  /** Takes the buttons off a message, if that can still be done; or changes it to what is left of it. */
  retire(message: MessageRef, left?: Pick<Outgoing, 'content' | 'rows'>): Promise<void>;
}

/** As many messages as Discord gives at once. */
const PAGE = 100;
/** Where people talk a lot, ours may lie far back. */
const MOST_PAGES = 10;

/** Whether Discord slows the edits of old messages by a refusal or by a rate limit is not written anywhere. */
const NOT_THERE: readonly unknown[] = [
  RESTJSONErrorCodes.UnknownMessage,
  RESTJSONErrorCodes.MaximumNumberOfEditsToMessagesOlderThanOneHourReached,
];

/** Who left the server, and who left Discord. */
const GONE: readonly unknown[] = [RESTJSONErrorCodes.UnknownMember, RESTJSONErrorCodes.UnknownUser];

export function channelsOf(client: Client): Channels {
  async function sendable(channelId: string) {
    const channel = await client.channels.fetch(channelId);
    if (channel === null || !channel.isSendable()) throw new ChannelGone(channelId);
    return channel;
  }

  /** The channels of the messages that are being sent, each as often as there are some. */
  const sending: string[] = [];
  /** Where buttons are being taken off a message, and no other message was sent meanwhile. */
  const quiet = new Set<string>();

  /** An archived thread takes no edits: it is woken for one. Whether it was asleep. */
  async function awake(channelId: string, edit: () => Promise<unknown>): Promise<boolean> {
    try {
      await edit();
      return false;
    } catch (error) {
      if (!isAsleep(error)) throw error;
    }
    await archive(channelId, false);
    await edit();
    return true;
  }

  /** Nobody plays in a thread that was asleep: it goes back to sleep, unless a message came meanwhile. That one is to be seen. */
  async function sleepsAgain(threadId: string): Promise<void> {
    if (quiet.has(threadId) && !sending.includes(threadId)) await archive(threadId, true);
  }

  async function archive(threadId: string, archived: boolean): Promise<void> {
    await client.rest.patch(Routes.channel(threadId), { body: { archived } });
  }

  return {
    async send(channelId, { content, rows, files, call, isSilent = false }, nonce) {
      const channel = await sendable(channelId);
      sending.push(channelId);
      try {
        const message = await channel.send({
          content,
          components: [...rows],
          files: [...files],
          allowedMentions: calls(call),
          ...(isSilent ? { flags: MessageFlags.SuppressNotifications as const } : {}),
          nonce,
          enforceNonce: true,
        });
        return { messageId: message.id };
      } finally {
        sending.splice(sending.indexOf(channelId), 1);
        quiet.delete(channelId);
      }
    },
    async directWith(userId) {
      const { id } = await client.users.createDM(userId);
      return id as ChannelId;
    },
    async sentSince(channelId, since) {
      const channel = await sendable(channelId);
      const ours: Sent[] = [];
      let after = SnowflakeUtil.generate({ timestamp: since }).toString();
      for (let pages = 0; pages < MOST_PAGES; pages += 1) {
        const page = [...(await channel.messages.fetch({ after, limit: PAGE, cache: false })).values()];
        const oldestFirst = page.sort((a, b) => (BigInt(a.id) < BigInt(b.id) ? -1 : 1));
        ours.push(...oldestFirst.filter((message) => isOurs(message, client)).map(sentFrom));
        if (page.length < PAGE) break;
        after = oldestFirst.at(-1)?.id ?? after;
      }
      return ours;
    },
    async edit({ channelId, messageId }, { content, rows, files }) {
      const channel = await sendable(channelId);
      const edit = () =>
        channel.messages.edit(messageId, {
          content,
          components: [...rows],
          files: [...files],
          attachments: [],
          allowedMentions: calls([]),
        });
      try {
        return await isThere(awake(channelId, edit));
      } catch (error) {
        // Edits alone are slowed, as those of old messages are: a new message can be sent at once.
        if (error instanceof RateLimitError && !error.global) return false;
        throw error;
      }
    },
    async isMember(guildId, userId) {
      try {
        await client.rest.get(Routes.guildMember(guildId, userId));
        return true;
      } catch (error) {
        if (error instanceof DiscordAPIError) return !GONE.includes(error.code);
        throw error;
      }
    },
    async retire({ channelId, messageId }, left) {
      const words = left === undefined ? {} : { content: left.content };
      const body = { ...words, components: [...(left?.rows ?? [])], allowed_mentions: { parse: [] } };
      const edit = () => client.rest.patch(Routes.channelMessage(channelId, messageId), { body });
      quiet.add(channelId);
      try {
        await isThere(
          awake(channelId, edit).then((wasAsleep) => (wasAsleep ? sleepsAgain(channelId) : undefined)),
        );
      } catch (error) {
        if (deliveryErrorIn(error) === null) throw error;
      } finally {
        quiet.delete(channelId);
      }
    },
  };
}

function isOurs({ author, interactionMetadata }: Message, client: Client): boolean {
  return author.id === client.user?.id && !interactionMetadata;
}

function sentFrom(message: Message): Sent {
  return {
    messageId: message.id,
    sentAt: message.createdAt,
    content: message.content,
    customIds: customIdsOf(message),
    called: [...message.mentions.users.keys()] as UserId[],
  };
}

export function customIdsOf({ components }: Message): readonly string[] {
  return components
    .flatMap((part) => (part.type === ComponentType.ActionRow ? part.components : []))
    .flatMap(({ customId }) => customId ?? []);
}

function calls(users: readonly UserId[]): MessageMentionOptions {
  return { parse: [], users: users.filter((user) => user !== ERASED) };
}

function isAsleep(error: unknown): boolean {
  return error instanceof DiscordAPIError && error.code === RESTJSONErrorCodes.InvalidActionOnArchivedThread;
}

async function isThere(edit: Promise<unknown>): Promise<boolean> {
  try {
    await edit;
    return true;
  } catch (error) {
    if (error instanceof DiscordAPIError && NOT_THERE.includes(error.code)) return false;
    throw error;
  }
}
