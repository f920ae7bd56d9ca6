/** Answers commands that this version does not have, or declares otherwise; they may also be forged. */
import { DiscordjsErrorCodes, type RepliableInteraction } from 'discord.js';
import type { Bot } from '../bot.ts';
import { tellPrivately } from './replies.ts';

/** The client's errors for options and fields that are missing or have another type than the bot declared. */
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

export async function unknownCommand({ translate }: Bot, interaction: RepliableInteraction): Promise<void> {
  await tellPrivately(interaction, translate({ key: 'refusal.unknown-command' }));
}
