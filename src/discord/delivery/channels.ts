/** Sending and editing in channels, with nobody called who is not meant to be. */
import {
  type Client,
  DiscordAPIError,
  type MessageMentionOptions,
  RESTJSONErrorCodes,
  Routes,
} from 'discord.js';
import type { MessageRef } from '../../tables/store.ts';
import type { ChannelId, UserId } from '../../tables/table.ts';
import type { Row } from '../messages/parts.ts';
import type { PictureFile } from './board-picture.ts';

export interface Outgoing {
  readonly content: string;
  readonly rows: readonly Row[];
  readonly files: readonly PictureFile[];
  readonly call: readonly UserId[];
}

export interface Channels {
  /** `nonce` (25 letters at most) makes a repeated send find the message that is already there. Throws what Discord refuses. */
  send(channelId: ChannelId, outgoing: Outgoing, nonce: string): Promise<{ readonly messageId: string }>;
  /** False when the message is gone or can no longer be edited. */
  edit(message: MessageRef, outgoing: Outgoing): Promise<boolean>;
  /** Takes the buttons off a message that has had its day. */
  retire(message: MessageRef): Promise<void>;
}

const NOT_THERE: readonly unknown[] = [
  RESTJSONErrorCodes.UnknownMessage,
  RESTJSONErrorCodes.MaximumNumberOfEditsToMessagesOlderThanOneHourReached,
];

export function channelsOf(client: Client): Channels {
  async function sendable(channelId: string) {
    const channel = await client.channels.fetch(channelId);
    if (channel === null || !channel.isSendable())
      throw new Error(`nothing can be sent to channel ${channelId}`);
    return channel;
  }

  return {
    async send(channelId, { content, rows, files, call }, nonce) {
      const channel = await sendable(channelId);
      const message = await channel.send({
        content,
        components: [...rows],
        files: [...files],
        allowedMentions: calls(call),
        nonce,
        enforceNonce: true,
      });
      return { messageId: message.id };
    },
    async edit({ channelId, messageId }, { content, rows, files }) {
      const channel = await sendable(channelId);
      return isThere(
        channel.messages.edit(messageId, {
          content,
          components: [...rows],
          files: [...files],
          attachments: [],
          allowedMentions: calls([]),
        }),
      );
    },
    async retire({ channelId, messageId }) {
      const body = { components: [], allowed_mentions: { parse: [] } };
      await isThere(client.rest.patch(Routes.channelMessage(channelId, messageId), { body }));
    },
  };
}

function calls(users: readonly UserId[]): MessageMentionOptions {
  return { parse: [], users: [...users] };
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
