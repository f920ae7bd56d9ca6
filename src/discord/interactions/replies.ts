/** How the bot answers an interaction: acknowledged at once and in one place, privately unless said otherwise. */
import {
  type APIModalInteractionResponseCallbackData,
  type ApplicationCommandOptionChoiceData,
  type AutocompleteInteraction,
  type ChatInputCommandInteraction,
  DiscordAPIError,
  type MessageComponentInteraction,
  MessageFlags,
  type ModalSubmitInteraction,
  RESTJSONErrorCodes,
  type RepliableInteraction,
} from 'discord.js';
import { LIMITS } from '../messages/parts.ts';
import type { Reply } from '../messages/reply.ts';
import { isTransient, type RetryPolicy, retry, retryAfterMs } from '../retry.ts';
import { wasAcknowledged } from './trace.ts';

export type Answerable = ChatInputCommandInteraction | MessageComponentInteraction | ModalSubmitInteraction;

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

/** Acknowledges with a form, which has to be the first answer. */
export async function askInForm(
  interaction: ChatInputCommandInteraction | MessageComponentInteraction,
  form: APIModalInteractionResponseCallbackData,
): Promise<void> {
  await once(interaction, () => interaction.showModal(form));
}

/** What somebody may choose from who is still typing. */
export async function offer(
  typing: AutocompleteInteraction,
  choices: readonly ApplicationCommandOptionChoiceData[],
): Promise<void> {
  await typing.respond(choices.slice(0, LIMITS.choices));
  wasAcknowledged(typing);
}

/** Acknowledges with all there is to say. */
export async function sayAtOnce(interaction: RepliableInteraction, content: string): Promise<void> {
  await interaction.reply({ content, flags: MessageFlags.Ephemeral, allowedMentions: CALLS_NOBODY });
  wasAcknowledged(interaction);
}

/** A private word, however far the interaction has come. */
export async function tellPrivately(interaction: RepliableInteraction, content: string): Promise<void> {
  if (!interaction.deferred && !interaction.replied) return sayAtOnce(interaction, content);
  await interaction.followUp({ content, flags: MessageFlags.Ephemeral, allowedMentions: CALLS_NOBODY });
}

/** The first answer must come within three seconds. */
const UNTIL_VOID: RetryPolicy = { delays: [0, 300, 900], isRetryable: isShort };
/** The others have a quarter of an hour; nobody looks for an answer that long. */
const UNTIL_FORGOTTEN: RetryPolicy = { delays: [500, 2_000, 6_000, 15_000], isRetryable: isShort };

/** A rate limit that the client does not wait for itself lasts longer than anybody would wait for words. */
function isShort(error: unknown): boolean {
  return isTransient(error) && retryAfterMs(error) === 0;
}

/**
 * When Discord's answer is lost on its way, whether the acknowledgement came through is found out by saying it again:
 * the client does so by itself after some failures of the network, and after others not.
 */
async function once(interaction: Answerable, say: () => Promise<unknown>): Promise<void> {
  try {
    await retry(say, UNTIL_VOID);
  } catch (error) {
    const wasThere =
      error instanceof DiscordAPIError &&
      error.code === RESTJSONErrorCodes.InteractionHasAlreadyBeenAcknowledged;
    if (!wasThere) throw error;
    interaction.deferred = true;
  }
  wasAcknowledged(interaction);
}

/** Completes an acknowledged interaction; in a message of its own where the one it was to stand on is gone meanwhile. */
export async function complete(interaction: Answerable, reply: Reply): Promise<void> {
  try {
    await retry(() => interaction.editReply(optionsOf(reply)), UNTIL_FORGOTTEN);
  } catch (error) {
    if (!isGone(error)) throw error;
    await whisper(interaction, reply);
  }
  for (const content of reply.more ?? []) await whisper(interaction, { content });
}

/** Takes away a private message that has had its day; another press may have done so already. */
export async function putAway(interaction: Answerable): Promise<void> {
  try {
    await retry(() => interaction.deleteReply(), UNTIL_FORGOTTEN);
  } catch (error) {
    if (!isGone(error)) throw error;
  }
}

/** Takes the buttons off the message that was pressed, which otherwise stays as it is. */
export async function takeButtonsOff(press: MessageComponentInteraction): Promise<void> {
  try {
    await retry(() => press.editReply({ components: [], allowedMentions: CALLS_NOBODY }), UNTIL_FORGOTTEN);
  } catch (error) {
    if (!isGone(error)) throw error;
  }
}

function isGone(error: unknown): boolean {
  return error instanceof DiscordAPIError && error.code === RESTJSONErrorCodes.UnknownMessage;
}

/** Adds a private word to a press whose message stays as it is. */
export async function whisper(interaction: Answerable, reply: Reply): Promise<void> {
  const options = { ...optionsOf(reply), flags: MessageFlags.Ephemeral } as const;
  await retry(() => interaction.followUp(options), UNTIL_FORGOTTEN);
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
