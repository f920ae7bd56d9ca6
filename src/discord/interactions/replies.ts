/** How the bot answers an interaction: acknowledged at once and in one place, privately unless said otherwise. */
import {
  type ChatInputCommandInteraction,
  type MessageComponentInteraction,
  MessageFlags,
  type ModalSubmitInteraction,
} from 'discord.js';
import type { Row } from '../messages/parts.ts';

export type Answerable = ChatInputCommandInteraction | MessageComponentInteraction | ModalSubmitInteraction;

export interface PrivateReply {
  readonly content: string;
  readonly rows?: readonly Row[];
  readonly files?: readonly {
    readonly attachment: Buffer;
    readonly name: string;
    readonly description: string;
  }[];
}

/** Nobody is ever called by an answer to an interaction. */
const CALLS_NOBODY = { parse: [] };

/** Says that the bot is at work; what follows is only for the one who asked, unless `everyone` may see it. */
export async function acknowledge(
  interaction: Answerable,
  audience: 'private' | 'everyone' = 'private',
): Promise<void> {
  await interaction.deferReply(audience === 'private' ? { flags: MessageFlags.Ephemeral } : {});
}

/** Says that a press was seen; the message it was on stays as it is. */
export async function acknowledgePress(
  interaction: MessageComponentInteraction | ModalSubmitInteraction,
): Promise<void> {
  await interaction.deferUpdate();
}

/** Completes an acknowledged interaction. */
export async function complete(interaction: Answerable, reply: PrivateReply): Promise<void> {
  await interaction.editReply(optionsOf(reply));
}

/** Adds a private word to a press whose message stays as it is. */
export async function whisper(interaction: Answerable, reply: PrivateReply): Promise<void> {
  await interaction.followUp({ ...optionsOf(reply), flags: MessageFlags.Ephemeral });
}

function optionsOf({ content, rows = [], files = [] }: PrivateReply) {
  return { content, components: [...rows], files: [...files], allowedMentions: CALLS_NOBODY };
}
