/** How the bot answers an interaction: acknowledged at once and in one place, privately unless said otherwise. */
import {
  type ChatInputCommandInteraction,
  DiscordAPIError,
  type MessageComponentInteraction,
  MessageFlags,
  type ModalSubmitInteraction,
  RESTJSONErrorCodes,
} from 'discord.js';
import type { Row } from '../messages/parts.ts';

export type Answerable = ChatInputCommandInteraction | MessageComponentInteraction | ModalSubmitInteraction;

export interface Reply {
  readonly content: string;
  /** What one message has no room for, to follow it in others. */
  readonly more?: readonly string[];
  readonly rows?: readonly Row[];
  readonly files?: readonly {
    readonly attachment: Buffer;
    readonly name: string;
    readonly description: string;
  }[];
}

/** Nobody is ever called by an answer to an interaction. */
const CALLS_NOBODY = { parse: [] };

/** Says that the bot is at work; what follows is only for the one who asked. */
export async function acknowledge(interaction: Answerable): Promise<void> {
  await once(interaction, () => interaction.deferReply({ flags: MessageFlags.Ephemeral }));
}

/** Says that a press was seen; the message it was on stays as it is. */
export async function acknowledgePress(
  interaction: MessageComponentInteraction | ModalSubmitInteraction,
): Promise<void> {
  await once(interaction, () => interaction.deferUpdate());
}

/**
 * When Discord's answer is lost on its way, whether the acknowledgement came through is found out by saying it again:
 * the client does so by itself after some failures of the network, and after others not.
 */
async function once(interaction: Answerable, say: () => Promise<unknown>): Promise<void> {
  try {
    await say().catch((error: unknown) => {
      if (error instanceof DiscordAPIError) throw error;
      return say();
    });
  } catch (error) {
    const wasThere =
      error instanceof DiscordAPIError &&
      error.code === RESTJSONErrorCodes.InteractionHasAlreadyBeenAcknowledged;
    if (!wasThere) throw error;
    interaction.deferred = true;
  }
}

/** Completes an acknowledged interaction; in a message of its own where the one it was to stand on is gone meanwhile. */
export async function complete(interaction: Answerable, reply: Reply): Promise<void> {
  try {
    await interaction.editReply(optionsOf(reply));
  } catch (error) {
    if (!isGone(error)) throw error;
    await whisper(interaction, reply);
  }
  for (const content of reply.more ?? []) await whisper(interaction, { content });
}

/** Takes away a private message that has had its day; another press may have done so already. */
export async function putAway(interaction: Answerable): Promise<void> {
  try {
    await interaction.deleteReply();
  } catch (error) {
    if (!isGone(error)) throw error;
  }
}

function isGone(error: unknown): boolean {
  return error instanceof DiscordAPIError && error.code === RESTJSONErrorCodes.UnknownMessage;
}

/** Adds a private word to a press whose message stays as it is. */
export async function whisper(interaction: Answerable, reply: Reply): Promise<void> {
  await interaction.followUp({ ...optionsOf(reply), flags: MessageFlags.Ephemeral });
}

/** Adds something for the whole channel to an interaction that is completed. */
export async function announce(interaction: Answerable, reply: Reply): Promise<void> {
  await interaction.followUp(optionsOf(reply));
  for (const content of reply.more ?? []) await interaction.followUp(optionsOf({ content }));
}

/** Whether the message that was pressed is seen by that person alone. */
export function isPrivate(interaction: MessageComponentInteraction | ModalSubmitInteraction): boolean {
  return interaction.message?.flags.has(MessageFlags.Ephemeral) === true;
}

function optionsOf({ content, rows = [], files = [] }: Reply) {
  return { content, components: [...rows], files: [...files], allowedMentions: CALLS_NOBODY };
}
