/** Commands that we do not have, or not in that form: of another version than the one that runs, or forged. */
import { DiscordjsErrorCodes, type RepliableInteraction } from 'discord.js';
import type { Bot } from '../bot.ts';
import { tellPrivately } from './replies.ts';

/** The client's own complaints about options and fields that are missing, or of another type than we declared. */
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
