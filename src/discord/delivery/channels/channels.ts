/** Sends and edits messages in channels, and pings only the people listed in the message. */
import {
  type APIEmbed,
  ChannelType,
  type Client,
  DiscordAPIError,
  MessageFlags,
  type MessageMentionOptions,
  PermissionFlagsBits,
  RateLimitError,
  RESTJSONErrorCodes,
  Routes,
  type SendableChannels,
  SnowflakeUtil,
} from 'discord.js';
import { type ChannelId, ERASED, type MessageRef, type UserId } from '../../../tables/model/table.ts';
import type { Outgoing } from '../../messages/pieces/outgoing.ts';
import type { Row } from '../../messages/pieces/parts.ts';
import { wordsWithoutEmbed } from '../../messages/pieces/without-embed.ts';
import { ChannelGone, deliveryErrorIn } from './delivery-errors.ts';
import { isOurs, type Sent, sentFrom } from './sent.ts';

/** The final state of a message that can no longer be answered. Its words stay unless new ones are given. */
export interface Left {
  readonly content?: string;
  readonly rows?: readonly Row[];
  readonly dropsFiles?: boolean;
  /** Removes the text between the picture and the buttons. */
  readonly dropsWordsBelow?: boolean;
}

export type ChooseTags = (
  available: readonly { readonly id: string; readonly name: string }[],
  applied: readonly string[],
) => readonly string[];

export interface Channels {
  /**
   * Sends a message. Sending again with the same `nonce` (at most 25 characters) returns the message that is already there.
   * Throws Discord's errors.
   */
  send(channelId: ChannelId, outgoing: Outgoing, nonce: string): Promise<{ readonly messageId: string }>;
  /** The direct message channel with a person. Throws Discord's errors. */
  directWith(userId: UserId): Promise<ChannelId>;
  /**
   * The messages that the bot has sent since that time, oldest first, without its replies to interactions. In a busy channel,
   * only the oldest of them.
   */
  sentSince(channelId: ChannelId, since: Date): Promise<readonly Sent[]>;
  /** Returns false if the message is gone or can't be edited any more. */
  edit(message: MessageRef, outgoing: Outgoing): Promise<boolean>;
  /**
   * Edits a message that has to stay, however old it is. Returns `limited` if Discord currently accepts no edit. Throws Discord's
   * errors.
   */
  change(message: MessageRef, outgoing: Outgoing): Promise<'done' | 'gone' | 'limited'>;
  /** The channel, or a thread's parent channel. Null if the thread is private, or if the bot doesn't see it. */
  publicHome(channelId: ChannelId): Promise<ChannelId | null>;
  /**
   * The complete tag list for a forum post whose tags are wrong. It is chosen from the tags that the bot may use and those
   * already on the post. Null if the tags are right, if there are no tags, or if the bot may not change them.
   */
  tagsDue(channelId: ChannelId, choose: ChooseTags): Promise<readonly string[] | null>;
  /** Throws Discord's errors. */
  tagPost(channelId: ChannelId, tags: readonly string[]): Promise<void>;
  /** False only if Discord reports that the server has no such member. */
  isMember(guildId: string, userId: UserId): Promise<boolean>;
  /** The time when the bot's time-out on that server ends, perhaps in the past; null if no moderator has timed it out. */
  timedOutUntil(guildId: string): Date | null;
  /** Removes the buttons from a message, or edits it to `left`. Does nothing if Discord no longer allows that. */
  retire(message: MessageRef, left?: Left): Promise<void>;
}

/** The maximum number of messages that Discord returns in one call. */
const PAGE = 100;
/** In a busy channel, the bot's own messages may be far back. */
const MAX_PAGES = 10;

/**
 * The errors for a message that can't be edited. Discord doesn't document whether it limits edits to old messages by the second
 * error or by a rate limit.
 */
const NOT_THERE: readonly unknown[] = [
  RESTJSONErrorCodes.UnknownMessage,
  RESTJSONErrorCodes.MaximumNumberOfEditsToMessagesOlderThanOneHourReached,
];

/** The errors for people who left the server, and for accounts that no longer exist. */
const GONE: readonly unknown[] = [RESTJSONErrorCodes.UnknownMember, RESTJSONErrorCodes.UnknownUser];

export function channelsOf(client: Client): Channels {
  async function sendable(channelId: string) {
    const channel = await client.channels.fetch(channelId);
    if (channel === null || !channel.isSendable()) throw new ChannelGone(channelId);
    return channel;
  }

  /** The channel of each message that is being sent; a channel can occur more than once. */
  const sending: string[] = [];
  /** Channels in which the bot has sent no other message since it began to remove buttons. */
  const quiet = new Set<string>();

  /** An archived thread accepts no edits, so this function unarchives it first. Returns whether the thread was archived. */
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

  /**
   * Archives a thread in which no one plays any more, unless the bot has posted there in the meantime: people must see that post.
   */
  async function sleepsAgain(threadId: string): Promise<void> {
    if (quiet.has(threadId) && !sending.includes(threadId)) await archive(threadId, true);
  }

  async function archive(threadId: string, archived: boolean): Promise<void> {
    await client.rest.patch(Routes.channel(threadId), { body: { archived } });
  }

  async function change(
    { channelId, messageId }: MessageRef,
    outgoing: Outgoing,
  ): Promise<'done' | 'gone' | 'limited'> {
    const { rows, files, keepsFiles = false, isOnlyFiles = false } = outgoing;
    const channel = await sendable(channelId);
    const words = { ...wordsIn(channel, outgoing), components: [...rows], allowedMentions: calls([]) };
    const edit = () =>
      channel.messages.edit(messageId, {
        ...(isOnlyFiles ? {} : words),
        ...(keepsFiles ? {} : { files: [...files], attachments: [] }),
      });
    try {
      await awake(channelId, edit);
      return 'done';
    } catch (error) {
      if (error instanceof RateLimitError && !error.global) return 'limited';
      if (!(error instanceof DiscordAPIError) || !NOT_THERE.includes(error.code)) throw error;
      return error.code === RESTJSONErrorCodes.UnknownMessage ? 'gone' : 'limited';
    }
  }

  return {
    async send(channelId, outgoing, nonce) {
      const { rows, files, call, isSilent = false } = outgoing;
      const channel = await sendable(channelId);
      sending.push(channelId);
      try {
        const message = await channel.send({
          ...wordsIn(channel, outgoing),
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
      for (let pages = 0; pages < MAX_PAGES; pages += 1) {
        const page = [...(await channel.messages.fetch({ after, limit: PAGE, cache: false })).values()];
        const oldestFirst = page.sort((a, b) => (BigInt(a.id) < BigInt(b.id) ? -1 : 1));
        ours.push(...oldestFirst.filter((message) => isOurs(message, client)).map(sentFrom));
        if (page.length < PAGE) break;
        after = oldestFirst.at(-1)?.id ?? after;
      }
      return ours;
    },
    // Discord limits edits to old messages separately: a new message can be sent immediately.
    edit: async (message, outgoing) => (await change(message, outgoing)) === 'done',
    change,
    async publicHome(channelId) {
      try {
        const channel = await client.channels.fetch(channelId);
        if (channel === null || channel.type === ChannelType.PrivateThread) return null;
        return (channel.isThread() ? channel.parentId : channel.id) as ChannelId | null;
      } catch (error) {
        if (deliveryErrorIn(error) === null) throw error;
        return null;
      }
    },
    async tagsDue(channelId, choose) {
      const post = client.channels.cache.get(channelId);
      if (post?.isThread() !== true || post.parent?.isThreadOnly() !== true) return null;
      const manages = post.permissionsFor(post.client.user)?.has(PermissionFlagsBits.ManageThreads) === true;
      if (!manages && post.ownerId !== post.client.user.id) return null;
      const available = post.parent.availableTags.filter(({ moderated }) => manages || !moderated);
      const chosen = choose(available, post.appliedTags);
      return chosen.join() === post.appliedTags.join() ? null : chosen;
    },
    async tagPost(channelId, tags) {
      const tag = () => client.rest.patch(Routes.channel(channelId), { body: { applied_tags: tags } });
      if (await awake(channelId, tag)) await archive(channelId, true);
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
    timedOutUntil: (guildId) =>
      client.guilds.cache.get(guildId)?.members.me?.communicationDisabledUntil ?? null,
    async retire({ channelId, messageId }, left) {
      const body = {
        ...(left?.content === undefined ? {} : { content: left.content }),
        ...(left?.dropsFiles === true ? { attachments: [] } : {}),
        ...(left?.dropsWordsBelow === true ? { embeds: [] } : {}),
        components: [...(left?.rows ?? [])],
        allowed_mentions: { parse: [] },
      };
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

/** Discord shows an embed between the picture and the buttons, and rejects it if the bot lacks the permission. */
function wordsIn(
  channel: SendableChannels,
  words: Pick<Outgoing, 'content' | 'belowPicture' | 'colour'>,
): { readonly content: string; readonly embeds: APIEmbed[] } {
  const { content, belowPicture = '', colour = null } = words;
  if (belowPicture === '') return { content, embeds: [] };
  const embed = { description: belowPicture, ...(colour === null ? {} : { color: colour }) };
  if (mayEmbed(channel)) return { content, embeds: [embed] };
  return { content: wordsWithoutEmbed(words), embeds: [] };
}

function mayEmbed(channel: SendableChannels): boolean {
  if (channel.isDMBased()) return true;
  return channel.permissionsFor(channel.client.user)?.has(PermissionFlagsBits.EmbedLinks) === true;
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
