/** Replies to interactions: acknowledges them immediately, and privately unless the caller says otherwise. */
import {
  type APIModalInteractionResponseCallbackData,
  type ApplicationCommandOptionChoiceData,
  type AutocompleteInteraction,
  type BaseInteraction,
  type ChatInputCommandInteraction,
  DiscordAPIError,
  type Message,
  type MessageComponentInteraction,
  MessageFlags,
  type ModalSubmitInteraction,
  RESTJSONErrorCodes,
  type RepliableInteraction,
} from 'discord.js';
import { deliveryErrorIn } from '../delivery/channels/delivery-errors.ts';
import { forgetPrivateList, notePrivateList } from '../delivery/channels/private-lists.ts';
import type { CommandUse } from '../incoming.ts';
import { DONE, type InteractionResult } from '../interaction-result.ts';
import { LIMITS } from '../messages/pieces/parts.ts';
import type { Reply } from '../messages/pieces/reply.ts';
import { isTransient, type RetryPolicy, retry, retryAfterMs } from '../retry.ts';
import { answerFirst } from './first-answer.ts';

export type Answerable = CommandUse | MessageComponentInteraction | ModalSubmitInteraction;

/** A reply to an interaction mentions people without pinging them. */
const CALLS_NOBODY = { parse: [] };

/**
 * The kind of acknowledgement of each interaction that has no reply yet. For 'reply', Discord shows "thinking..." until the reply
 * replaces it, so every reply, including apologies, must be written into it.
 */
const unanswered = new WeakMap<BaseInteraction, 'reply' | 'update'>();

/**
 * Shows that the bot is working. In a direct message, which is private anyway, the reply stays; on a server only the person sees
 * it.
 */
export async function acknowledgeForDaily(interaction: CommandUse): Promise<void> {
  if (interaction.guildId !== null) return acknowledge(interaction);
  unanswered.set(interaction, 'reply');
  await once(interaction, () => interaction.deferReply());
}

/** Shows that the bot is working. The reply is private. */
export async function acknowledge(interaction: Answerable): Promise<void> {
  unanswered.set(interaction, 'reply');
  await once(interaction, () => interaction.deferReply({ flags: MessageFlags.Ephemeral }));
}

/** Acknowledges a press, and leaves its message unchanged. */
export async function acknowledgePress(
  interaction: MessageComponentInteraction | ModalSubmitInteraction,
): Promise<void> {
  unanswered.set(interaction, 'update');
  if (isPrivate(interaction) && interaction.message !== null)
    forgetPrivateList(interaction.message.id, interaction.createdAt);
  await once(interaction, () => interaction.deferUpdate());
}

/**
 * Acknowledges a press and removes the buttons from its message: a second press before the reply would do the same thing again.
 */
export async function acknowledgeOnlyPress(press: MessageComponentInteraction): Promise<void> {
  unanswered.set(press, 'update');
  await once(press, () => press.update({ components: [], allowedMentions: CALLS_NOBODY }));
}

/**
 * The id of the message that `complete` will write: for an acknowledged press, the message with the control, otherwise a new one.
 */
export function messageOfReply(interaction: Answerable): string {
  const edited =
    'message' in interaction && unanswered.get(interaction) === 'update' ? interaction.message : null;
  return edited?.id ?? interaction.id;
}

/** Acknowledges with a form. Discord accepts a form only as the first response. */
export async function askInForm(
  interaction: ChatInputCommandInteraction | MessageComponentInteraction,
  form: APIModalInteractionResponseCallbackData,
): Promise<InteractionResult> {
  await once(interaction, () => interaction.showModal(form));
  return DONE;
}

/** Suggests values to a person who is typing a command. */
export async function offer(
  typing: AutocompleteInteraction,
  choices: readonly ApplicationCommandOptionChoiceData[],
): Promise<void> {
  await answerFirst(typing, () => typing.respond(choices.slice(0, LIMITS.choices)));
}

/**
 * Acknowledges with the whole reply. Returns false if Discord already had an acknowledgement, in which case it doesn't show the
 * reply.
 */
export async function sayAtOnce(interaction: RepliableInteraction, content: string): Promise<boolean> {
  const answer = { content, flags: MessageFlags.Ephemeral, allowedMentions: CALLS_NOBODY } as const;
  const { wasThere } = await answerFirst(interaction, () => interaction.reply(answer));
  return !wasThere;
}

/** Replies privately, whether or not the interaction was acknowledged before. */
export async function replyPrivately(interaction: RepliableInteraction, content: string): Promise<void> {
  if (!interaction.deferred && !interaction.replied) {
    const isSent = await sayAtOnce(interaction, content);
    // If a form is open, no message is needed.
    if (isSent || !unanswered.has(interaction)) return;
    interaction.deferred = true;
  }
  await fillIn(interaction, { content });
}

/** Retries of a first response, which Discord accepts for three seconds. */
const UNTIL_VOID: RetryPolicy = { delays: [0, 300, 900], isRetryable: isShort };
/** Retries of a later response, which Discord accepts for a quarter of an hour, but no one waits that long. */
const UNTIL_FORGOTTEN: RetryPolicy = { delays: [500, 2_000, 6_000, 15_000], isRetryable: isShort };

/** The client itself waits for short rate limits. A rate limit that it reports is too long for people to wait. */
function isShort(error: unknown): boolean {
  return isTransient(error) && retryAfterMs(error) === 0;
}

/**
 * If Discord's response is lost, repeating the acknowledgement shows whether the first one arrived. The client repeats a call by
 * itself after some network errors but not after others.
 */
async function once(interaction: Answerable, say: () => Promise<unknown>): Promise<void> {
  const { wasThere } = await answerFirst(interaction, () => retry(say, UNTIL_VOID));
  if (wasThere) interaction.deferred = true;
}

/** Completes an acknowledged interaction. Sends a new message if the one to be edited is gone. */
export async function complete(interaction: Answerable, reply: Reply): Promise<InteractionResult> {
  await edit(interaction, reply);
  for (const content of reply.more ?? []) await followPrivately(interaction, { content });
  return DONE;
}

async function edit(interaction: Answerable | RepliableInteraction, reply: Reply): Promise<void> {
  try {
    const message = await retry(() => interaction.editReply(optionsOf(reply)), UNTIL_FORGOTTEN);
    unanswered.delete(interaction);
    noteIfPrivate(interaction, message, reply);
  } catch (error) {
    if (!isGone(error)) throw error;
    unanswered.delete(interaction);
    await followPrivately(interaction, reply);
  }
}

/** Fills the reply that still shows "thinking...", or else adds a private message. */
function fillIn(interaction: Answerable | RepliableInteraction, reply: Reply): Promise<void> {
  const isThinking = unanswered.get(interaction) === 'reply';
  return isThinking ? edit(interaction, reply) : followPrivately(interaction, reply);
}

async function followPrivately(interaction: Answerable | RepliableInteraction, reply: Reply): Promise<void> {
  const options = { ...optionsOf(reply), flags: MessageFlags.Ephemeral } as const;
  noteIfPrivate(interaction, await retry(() => interaction.followUp(options), UNTIL_FORGOTTEN), reply);
}

function noteIfPrivate(
  interaction: Answerable | RepliableInteraction,
  message: Message,
  { rows = [] }: Reply,
): void {
  if (!message.flags.has(MessageFlags.Ephemeral)) return;
  notePrivateList(message.id, rows, interaction.createdAt, async () => {
    try {
      await interaction.deleteReply(message.id);
    } catch (error) {
      if (!isGone(error)) throw error;
    }
  });
}

/** Posts to everyone in the channel, in response to an interaction that was acknowledged privately. */
export async function share(interaction: Answerable, reply: Reply): Promise<void> {
  await retry(() => interaction.followUp(optionsOf(reply)), UNTIL_FORGOTTEN);
}

/** Like `share`, but returns false if the server's settings keep the bot or this text out of the channel. */
export async function sharedUnlessRejected(interaction: Answerable, reply: Reply): Promise<boolean> {
  try {
    await share(interaction, reply);
    return true;
  } catch (error) {
    if (!isRejected(error)) throw error;
    return false;
  }
}

function isRejected(error: unknown): boolean {
  if (deliveryErrorIn(error) !== null) return true;
  return (
    error instanceof DiscordAPIError &&
    error.code === RESTJSONErrorCodes.MessageWasBlockedByAutomaticModeration
  );
}

/** Deletes a private message that is no longer needed; another press may already have deleted it. */
export async function dismiss(interaction: Answerable): Promise<InteractionResult> {
  try {
    await retry(() => interaction.deleteReply(), UNTIL_FORGOTTEN);
  } catch (error) {
    if (!isGone(error)) throw error;
  }
  unanswered.delete(interaction);
  return DONE;
}

/** Removes the buttons from the message with the pressed button, which otherwise stays as it is. */
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

/** Adds a private message in response to a press. The pressed button's message stays as it is. */
export async function whisper(interaction: Answerable, reply: Reply): Promise<InteractionResult> {
  await fillIn(interaction, reply);
  return DONE;
}

/** Adds a message for the whole channel to a completed interaction. */
export async function announce(interaction: Answerable, reply: Reply): Promise<InteractionResult> {
  await interaction.followUp(optionsOf(reply));
  for (const content of reply.more ?? []) await interaction.followUp(optionsOf({ content }));
  return DONE;
}

/** Whether only one person can see the message with the pressed button. */
export function isPrivate(interaction: MessageComponentInteraction | ModalSubmitInteraction): boolean {
  return interaction.message?.flags.has(MessageFlags.Ephemeral) === true;
}

/** A reply to an interaction may have an embed in every channel. */
function optionsOf({ content, belowPicture = '', colour = null, rows = [], files = [], keepsFiles }: Reply) {
  const embed = { description: belowPicture, ...(colour === null ? {} : { color: colour }) };
  return {
    content,
    embeds: belowPicture === '' ? [] : [embed],
    components: [...rows],
    ...(keepsFiles === true ? {} : { files: [...files] }),
    allowedMentions: CALLS_NOBODY,
  };
}
