/** Reads a computer player's strength from an option. */
import type { ChatInputCommandInteraction } from 'discord.js';
import { STRENGTHS, type Strength } from '../../../src/core/thinking/strength.ts';
import { USUAL_STRENGTH } from '../../../src/tables/computers/pending.ts';

export function strengthChosen(interaction: ChatInputCommandInteraction, option: string): Strength {
  return strengthIn(interaction, option) ?? USUAL_STRENGTH;
}

/** Returns null if no computer was requested. */
export function strengthIn(interaction: ChatInputCommandInteraction, option: string): Strength | null {
  const typed = interaction.options.getString(option);
  return STRENGTHS.find((strength) => strength === typed) ?? null;
}
