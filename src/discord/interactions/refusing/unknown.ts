/** Replies to commands and controls that this version lacks or has changed; they may also be forged. */
import {
  DiscordjsErrorCodes,
  type MessageComponentInteraction,
  type ModalSubmitInteraction,
  type RepliableInteraction,
} from 'discord.js';
import type { Bot } from '../../bot.ts';
import { type InteractionResult, refusedAs } from '../../interaction-result.ts';
import { quoted } from '../../messages/pieces/quoted.ts';
import { inviteLink } from '../../permissions.ts';
import { refuseInWords } from '../acting.ts';
import { acknowledgePress, replyPrivately, whisper } from '../replies.ts';

/** The client's errors for options and fields that are missing or whose type isn't the declared one. */
const MISREAD: readonly unknown[] = [
  DiscordjsErrorCodes.CommandInteractionOptionNotFound,
  DiscordjsErrorCodes.CommandInteractionOptionType,
  DiscordjsErrorCodes.CommandInteractionOptionEmpty,
  DiscordjsErrorCodes.CommandInteractionOptionNoSubcommand,
  DiscordjsErrorCodes.CommandInteractionOptionNoSubcommandGroup,
];

export function isMisread(error: unknown): boolean {
  return error instanceof Error && 'code' in error && MISREAD.includes(error.code);
}

const UNKNOWN_COMMAND = { key: 'refusal.unknown-command' };
const UNKNOWN_CONTROL = { key: 'refusal.unknown-control' };

export async function unknownCommand(
  { translate }: Bot,
  interaction: RepliableInteraction,
): Promise<InteractionResult> {
  await replyPrivately(interaction, translate(UNKNOWN_COMMAND));
  return refusedAs(UNKNOWN_COMMAND);
}

/** Refuses a value that the option does not accept. No part of the command is executed. */
export async function unknownValue(
  { translate }: Bot,
  interaction: RepliableInteraction,
  option: string,
): Promise<InteractionResult> {
  const phrase = { key: 'refusal.unknown-value', with: { option: quoted(option, MAX_OPTION_LENGTH) } };
  await replyPrivately(interaction, translate(phrase));
  return refusedAs(phrase);
}

/** Discord's limit for an option name. */
const MAX_OPTION_LENGTH = 32;

const ONLY_ON_SERVERS = { key: 'refusal.only-on-servers' };

/** Refuses a command that needs a server channel but was typed in a direct message, where Discord may still show it. */
export async function onlyOnServers(
  { translate }: Bot,
  interaction: RepliableInteraction,
): Promise<InteractionResult> {
  await replyPrivately(interaction, translate(ONLY_ON_SERVERS));
  return refusedAs(ONLY_ON_SERVERS);
}

/** Refuses on a server that allowed the bot's commands but not the bot, or removed only the bot: the bot couldn't post there. */
export async function notAMember(
  { translate }: Bot,
  interaction: RepliableInteraction,
): Promise<InteractionResult> {
  const phrase = { key: 'refusal.not-a-member', with: { invite: inviteLink(interaction.applicationId) } };
  await replyPrivately(interaction, translate(phrase));
  return refusedAs(phrase);
}

/** Works whether or not the press has been acknowledged. */
export async function unknownControl(
  { translate }: Bot,
  press: MessageComponentInteraction,
): Promise<InteractionResult> {
  if (!press.deferred) await acknowledgePress(press);
  await whisper(press, { content: translate(UNKNOWN_CONTROL) });
  return refusedAs(UNKNOWN_CONTROL);
}

/** The form has already been acknowledged. */
export function unknownForm(bot: Bot, form: ModalSubmitInteraction): Promise<InteractionResult> {
  return refuseInWords(bot, form, UNKNOWN_CONTROL);
}
