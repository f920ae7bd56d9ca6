/** Reads one of the bot's messages, as Discord returns it. */
import { type Client, ComponentType, type Message } from 'discord.js';
import type { UserId } from '../../../tables/model/table.ts';

/** One of the bot's messages, as Discord returns it. */
export interface Sent {
  readonly messageId: string;
  readonly sentAt: Date;
  readonly content: string;
  /** The text of the message's embed; empty if it has none. */
  readonly belowPicture?: string;
  readonly customIds: readonly string[];
  /** The people that the message pinged. */
  readonly called: readonly UserId[];
}

export function isOurs({ author, interactionMetadata }: Message, client: Client): boolean {
  return author.id === client.user?.id && !interactionMetadata;
}

export function sentFrom(message: Message): Sent {
  return {
    messageId: message.id,
    sentAt: message.createdAt,
    content: message.content,
    belowPicture: message.embeds[0]?.description ?? '',
    customIds: customIdsOf(message),
    called: [...message.mentions.users.keys()] as UserId[],
  };
}

export function customIdsOf({ components }: Message): readonly string[] {
  return components
    .flatMap((part) => (part.type === ComponentType.ActionRow ? part.components : []))
    .flatMap(({ customId }) => customId ?? []);
}
